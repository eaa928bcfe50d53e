import { toConfirm } from '../to-confirm';

/** What becomes of what a visitor sends, said beside each form. The scan's files are never stored (interface: the API). */
export const dataUse = toConfirm('promises', {
  request: 'What you send is stored to reply to you, not for marketing. Ask us and we delete it.',
  scan: {
    website: 'The address you type is stored, not for marketing. Ask us and we delete it.',
    documents:
      'Please leave personal data out. Your documents are not kept; we store the name, the size and an identifying code of each.',
  },
});
