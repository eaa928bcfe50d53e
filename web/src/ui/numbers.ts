/** Fixed, so that server and browser agree (readings, section 9): commas between thousands. */
const wholeNumbers = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 0 });

/** "7,332". */
export const formatCount = (count: number) => wholeNumbers.format(count);

/** Whole euros: "€1,430". */
export const formatEuros = (amount: number) => `€${formatCount(amount)}`;
