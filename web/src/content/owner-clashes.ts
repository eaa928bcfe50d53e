import type { Owner } from './owner-schema';

const nameOfCountry = new Intl.DisplayNames('en', { type: 'region' });
/** Countries by the first two letters of their VAT numbers. Those of Greece are EL. */
const countries = new Map(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
    .split(' ')
    .map((letters) => [letters, nameOfCountry.of(letters.replace('EL', 'GR'))!]),
);
const outsideEea = /\b(US|USA|United States|UK|United Kingdom|Switzerland|India)\b/;
/** Makers from the United States, whose law can demand data that they keep in Europe. */
const american = /\b(Open ?AI|Anthropic|Google|Microsoft|Azure|Amazon|AWS|Meta)\b/i;

const daysIn = { day: 1, week: 7, month: 30, year: 365 };

/** Returns the longest time in the text in days, or 0 if the text contains none. */
const longestTime = (text = '') =>
  Math.max(
    0,
    ...[...text.matchAll(/(\d+) (day|week|month|year)/g)].map(
      ([, count, unit]) => Number(count) * daysIn[unit as keyof typeof daysIn],
    ),
  );

/** Returns a sentence for each pair of facts that a reader of the site could find contradictory. */
export function clashesOf(owner: Owner): string[] {
  const { company = {}, plans = {}, data = {}, scan, chatbot } = owner;
  const sentences: string[] = [];
  const check = (isClash: unknown, sentence: string) => isClash && sentences.push(sentence);

  const vatCountry = countries.get(company.vatNumber?.slice(0, 2) ?? '');
  const country = [...countries.values()].find((name) => company.address?.endsWith(name));
  check(
    country && vatCountry && country !== vatCountry,
    `company: the address is in ${country}, but the VAT number belongs to ${vatCountry}.`,
  );
  const office = owner.employer?.office;
  check(
    office && vatCountry && vatCountry !== 'Netherlands',
    `employer.office: three positions are in the Netherlands, and the VAT number belongs to ${vatCountry}. If ${office} is not in the Netherlands, change the location in web/src/content/jobs.`,
  );

  const { deletionDays = Infinity } = data;
  for (const [field, days] of Object.entries({
    'data.backups': longestTime(data.backups),
    'data.logDays': data.logDays ?? 0,
  }))
    check(
      days > deletionDays,
      `${field}: the ${days} days are longer than the ${deletionDays} days of data.deletionDays.`,
    );
  check(
    plans.exportOnLeaving && plans.exportOnLeaving.days > deletionDays,
    `plans.exportOnLeaving: you delete the data after ${deletionDays} days, before you hand it over.`,
  );

  for (const [field, hours] of Object.entries({
    hours: owner.hours,
    'plans.supportHours': plans.supportHours,
  }))
    check(hours && hours.to <= hours.from, `${field}: the hours end before they begin.`);

  for (const supplier of data.suppliers ?? [])
    check(
      !/[,(]/.test(supplier),
      `data.suppliers: ${supplier} has no task and place, as in 'Example Cloud (hosting, Frankfurt)'.`,
    );

  for (const [field, texts] of Object.entries({
    'data.storedIn': [data.storedIn],
    'data.suppliers': data.suppliers,
    'data.models': data.models,
    scan: [scan?.provider, scan?.storedIn],
    chatbot: [chatbot?.provider, chatbot?.storedIn],
  }))
    for (const text of texts ?? [])
      check(
        /^none\b/i.test(data.outsideEea ?? '') &&
          text &&
          (outsideEea.test(text) || american.test(text)),
        `${field}: ${text} is outside the EEA or a maker from the United States, but data.outsideEea says None.`,
      );
  return sentences;
}
