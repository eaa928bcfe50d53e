// This file imports no schema, so that a form can show the options before the validation code loads.

/** Labels as visitors see them (requirements, section 9). Records store them in lower case. */
export const industryLabels = [
  'Technology',
  'Healthcare',
  'Finance',
  'Retail',
  'Manufacturing',
  'Education',
  'Real Estate',
  'Legal',
  'Hospitality',
  'Logistics',
  'Other',
] as const;
export const timelineLabels = [
  'Exploring options',
  'Within 3 months',
  '3-6 months',
  '6-12 months',
  '12+ months',
] as const;
export const budgetLabels = [
  'Under 5,000',
  '5,000-15,000',
  '15,000-50,000',
  '50,000-100,000',
  '100,000+',
] as const;

/** Company sizes in numbers of employees. */
export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;
export const interestAreas = [
  'customer-service',
  'data-analysis',
  'hr-recruitment',
  'sales-marketing',
  'operations',
  'finance',
  'content',
  'compliance',
] as const;

export const storedChoice = <Label extends string>(label: Label) =>
  label.toLowerCase() as Lowercase<Label>;

export const industries = industryLabels.map(storedChoice);
export const timelines = timelineLabels.map(storedChoice);
export const budgets = budgetLabels.map(storedChoice);
