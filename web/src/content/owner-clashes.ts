import { jobPage } from './jobs/job-page';
import type { Owner } from './owner-schema';
import { costRows, dataRows, employerRows, furtherDataRows } from './owner-texts';

const places = /\b(US|USA|United States|UK|United Kingdom|Switzerland|India)\b/;
/** Companies of the United States, whose law can demand data that they keep in Europe. */
const makers =
  /\b(Open ?AI|Anthropic|Google|Microsoft|Azure|Amazon|AWS|Meta|Postmark|Twilio|SendGrid|Mailchimp)\b/i;

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

  const office = owner.employer?.office;
  check(
    office &&
      !/Netherlands/.test(office) &&
      company.vatNumber &&
      !company.vatNumber.startsWith('NL'),
    `employer.office: the VAT number is not Dutch. If the office is in the Netherlands, enter '${office}, Netherlands'. If not, ask a developer to change the locations in web/src/content/jobs.`,
  );

  check(
    plans.term?.renews === 'monthly' && plans.term.noticeWeeks > 4,
    `plans.term: a notice of ${plans.term?.noticeWeeks} weeks is longer than the months in which the term runs on.`,
  );

  const { deletionDays = Infinity } = data;
  const exportDays = plans.exportOnLeaving?.days ?? 0;
  const backupDays = longestTime(data.backups);
  check(
    exportDays + backupDays > deletionDays,
    `data.deletionDays: ${deletionDays} days are too short for the export (${exportDays} days) and the backups after it (${backupDays} days).`,
  );

  const city = (data.storedIn ?? '').split(/[,;(]| and /)[0]!.trim();
  check(
    data.suppliers && !data.suppliers.join().includes(city),
    `data.storedIn: none of data.suppliers is in ${city}.`,
  );

  check(
    data.highRisk && data.logDays && data.logDays < 184,
    `data.logDays: article 19 of the EU AI Act wants the logs of high-risk agents for six months. Enter 184 or more instead of ${data.logDays}.`,
  );

  for (const [field, text = ''] of Object.entries({
    'data.storedIn': data.storedIn,
    'data.suppliers': data.suppliers?.join('; '),
    'data.models': data.models?.join('; '),
    scan: scan && `${scan.provider}, ${scan.storedIn}`,
    chatbot: chatbot && `${chatbot.provider}, ${chatbot.storedIn}`,
  })) {
    const [found] = places.exec(text) ?? makers.exec(text) ?? [];
    check(
      /^none\b/i.test(data.outsideEea ?? '') && found,
      `${field}: with ${found}, data can leave the EEA, but data.outsideEea says None.`,
    );
  }
  const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);
  const headings = {
    plans: namesOf(costRows(owner)),
    data: namesOf([...dataRows(owner), ...furtherDataRows(owner)]),
    employer: [...Object.values(jobPage.facts), ...namesOf(employerRows(owner, 'Netherlands'))],
  };
  for (const [part, names] of Object.entries(headings)) {
    const twice = names.find((name, index) => names.indexOf(name) < index);
    check(twice, `further.${part}: the page has the heading ${twice} already.`);
  }
  return sentences;
}
