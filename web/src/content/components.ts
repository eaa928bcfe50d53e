/**
 * Names of the components that agents consist of, by catalogue number. A test (brand/scenes/component-names.test.ts)
 * checks that drawings and examples use these names.
 */
export const components = {
  'AC-01': 'Chat FAQ agent',
  'AC-02': 'Voice FAQ agent',
  'AC-03': 'Ticket sorter',
  'AC-07': 'Document processor',
  'AC-12': 'Reservation agent',
  'AC-15': 'Email follow-up bot',
  'AC-21': 'HR screener',
  'AC-22': 'Interview planner',
  'AC-24': 'Shift scheduler',
  'AC-25': 'Onboarding guide',
  'AC-33': 'Lead catcher',
  'AC-34': 'Campaign writer',
  'AC-36': 'Quote maker',
  'AC-41': 'Inbox sorter',
  'AC-42': 'Stock watcher',
  'AC-43': 'Order clerk',
  'AC-44': 'Minutes taker',
  'AC-51': 'Invoice matcher',
  'AC-52': 'Reminder writer',
  'AC-53': 'Approval runner',
  'AC-61': 'Data gatherer',
  'AC-62': 'Table cleaner',
  'AC-63': 'Trend watcher',
  'AC-64': 'Report writer',
  'AC-71': 'Note reader',
  'AC-72': 'Copywriter',
  'AC-73': 'Translator',
  'AC-75': 'Reply writer',
  'AC-81': 'Rule watcher',
  'AC-82': 'Contract reader',
  'AC-83': 'Deadline keeper',
  'AC-84': 'Evidence binder',
  'AC-85': 'Scenario planner',
} as const;

export type ComponentNumber = keyof typeof components;

/** Joins names for use inside a sentence. Only the first name, and "HR", keep their capital letters. */
export const named = (...numbers: readonly ComponentNumber[]): string =>
  numbers
    .map((number, index) => {
      const name = components[number];
      return index === 0 || /^[A-Z]{2}/.test(name) ? name : name[0]!.toLowerCase() + name.slice(1);
    })
    .join(', ');
