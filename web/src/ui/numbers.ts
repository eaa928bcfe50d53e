/**
 * Formats numbers in one fixed locale, because the build and the browser must render the same text (requirements,
 * section 9).
 */
const wholeNumbers = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 0 });

const cents = new Intl.NumberFormat('en-IE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Returns a whole number as text, such as "7,332". */
export const formatCount = (count: number) => wholeNumbers.format(count);

/** Returns whole euros as text, such as "€1,430". */
export const formatEuros = (amount: number) => `€${formatCount(amount)}`;

/** Returns euros as text, with cents only if there are any, such as "€1,149" and "€673.88". */
export const formatPrice = (amount: number) =>
  Number.isInteger(amount) ? formatEuros(amount) : `€${cents.format(amount)}`;
