import { toConfirm } from './to-confirm';

/** What becomes of what a visitor sends, said beside each form. The scan's files are never stored (interface: the API). */
export const dataUse = toConfirm('promises', {
  request: 'We store what you write and use it to reply to you, not for marketing.',
  scan: 'Your documents are not kept. We store the name, size and checksum of each, or the address you typed.',
});
