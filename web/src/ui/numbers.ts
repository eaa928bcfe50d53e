/** A fixed locale, so that server and browser agree (requirements, section 9). */
const wholeNumbers = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 0 });

const cents = new Intl.NumberFormat('en-IE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats "7,332". */
export const formatCount = (count: number) => wholeNumbers.format(count);

/** Formats whole euros: "€1,430". */
export const formatEuros = (amount: number) => `€${formatCount(amount)}`;

/** Formats euros, with cents only if there are any: "€1,149", "€673.88". */
export const formatPrice = (amount: number) =>
  Number.isInteger(amount) ? formatEuros(amount) : `€${cents.format(amount)}`;
