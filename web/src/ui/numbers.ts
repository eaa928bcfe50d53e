/** Fixed, so that server and browser agree (requirements, section 9): commas between thousands. */
const wholeNumbers = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 0 });

const cents = new Intl.NumberFormat('en-IE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "7,332". */
export const formatCount = (count: number) => wholeNumbers.format(count);

/** Whole euros: "€1,430". */
export const formatEuros = (amount: number) => `€${formatCount(amount)}`;

/** Euros, with cents where there are some: "€1,149", "€673.88". */
export const formatPrice = (amount: number) =>
  Number.isInteger(amount) ? formatEuros(amount) : `€${cents.format(amount)}`;
