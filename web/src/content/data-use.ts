import { toConfirm } from './to-confirm';

/** What becomes of what a visitor sends, said beside each form. The scan's files are never stored (interface: the API). */
export const dataUse = toConfirm('promises', {
  request: 'We use what you write to answer you, and not for mailings.',
  scan: 'Documents are read for this scan and not kept. What stays is the result, with their names or the address you typed.',
});
