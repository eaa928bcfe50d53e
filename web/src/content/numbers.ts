/** The locale is fixed, because build and browser must render the same text (requirements, section 9). */
const wholeNumbers = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 0 });

const cents = new Intl.NumberFormat('en-IE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/** Returns a text such as "7,332". */
export const formatCount = (count: number) => wholeNumbers.format(count);

/** Returns a text such as "€1,430". */
export const formatEuros = (amount: number) => `€${formatCount(amount)}`;

/** Returns a text such as "€1,149" or "€673.88", with cents only if there are any. */
export const formatPrice = (amount: number) =>
  Number.isInteger(amount) ? formatEuros(amount) : `€${cents.format(amount)}`;
