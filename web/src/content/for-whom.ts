import { companySizes, type industryLabels } from '#contract/intake-choices';

const [smallest] = companySizes;
const largest = companySizes.at(-1)!;
/** Some of the industries in the intake form. Their order is that of the sentence below. */
const trades = (
  [
    'Retail',
    'Hospitality',
    'Healthcare',
    'Manufacturing',
    'Logistics',
  ] satisfies (typeof industryLabels)[number][]
).map((label) => label.toLowerCase());

export const employees = `${smallest.split('-')[0]} to ${largest} employees`;

export const forWhom = `For companies with ${employees}, from ${trades[0]} and ${trades[1]} to ${trades[2]}, ${trades[3]} and ${trades[4]}.`;
