import { contactPageFields, contactSectionFields } from '../../content/features/forms';
import { intakeSteps } from '../../content/features/free-intake';
import type { Findings } from '../state/submissions';

interface FormField {
  name: string;
  label: string;
  options?: readonly { value: string; label: string }[];
}

/** The fields with the labels that visitors saw. The last three belong to a scan. */
const formFields: readonly FormField[] = [
  ...contactSectionFields,
  ...contactPageFields,
  ...intakeSteps.flatMap<FormField>(({ fields }) => fields),
  { name: 'url', label: 'Website' },
  { name: 'files', label: 'Documents' },
  { name: 'found', label: 'Recommended' },
];

/** Returns the texts of a list's items, the name of a document, or the recommendations of a scan's result. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [String(value ?? '')];
  if ('name' in value) return textsOf(value.name);
  const { recommendedProducts, recommendedSolutions } = value as Findings;
  return [...recommendedProducts, ...recommendedSolutions];
}

/** Fields that no visitor has filled in, so the inbox does not show them. */
const hidden = new Set(['id', 'createdAt', 'isSample', 'type', 'status']);

/** Returns the text of each field of a record, with the label that the visitor saw. */
export const fieldsOf = (record: object) =>
  Object.entries(record)
    .filter(([name]) => !hidden.has(name))
    .map(([name, value]) => {
      const field = formFields.find((each) => each.name === name);
      const labelOf = (text: string) =>
        field?.options?.find((option) => option.value === text)?.label ?? text;
      return { name: field?.label ?? name, text: textsOf(value).map(labelOf).join('; ') };
    });
