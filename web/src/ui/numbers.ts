/** Fixed, so that server and browser agree (readings, section 9): a euro sign before, commas between thousands. */
const locale = 'en-IE';
const euros = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const counts = new Intl.NumberFormat(locale);

/** Whole euros: "€1,430". */
export const formatEuros = (amount: number) => euros.format(amount);

/** "7,332". */
export const formatCount = (count: number) => counts.format(count);
