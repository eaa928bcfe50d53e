/** Words of the site that the British dictionary lacks. */
export const ours = [
  'Maatwerk AFAS DocuSign HubSpot Lightspeed LinkedIn Mailchimp Odoo Personio Shiftbase Shopify SuccessFactors Twinfield',
  'WhatsApp Zendesk CRM CVs ERP GDPR IEC NIS2 APIs PDFs PNG JPG DOCX xlsx csv pdf 5MB add-ons café cafés chatbot',
  'cheesemaker hello@maatwerk.example cybersecurity deployer integrations matcher misspelt onboarding replanning roadmap rostering screener',
].flatMap((words) => words.split(' '));

/** American spellings that the requirements fix (requirements, sections 2, 8 and 9). */
export const specified = [
  'Performance Optimization',
  'vacation days',
  'Support Center',
  'ROI Measurement',
];

export const banned: readonly [RegExp, string][] = [
  [/\btelephones?\b/i, 'phone'],
  [/\b(diary|diaries|agenda)\b/i, 'calendar'],
  [/\btyp(ed?|ing) (them |it )?over\b/i, 'retype'],
  [/\bdoubles\b/i, 'duplicates'],
  [/\barticles\b/i, 'products or items'],
  [/, also (at|when|in|on)\b/i, 'even, or nothing: "also" here is Dutch'],
  [/\bcut from (tested )?components/i, 'built from components'],
  [/\bmost chosen\b/i, 'nothing: nobody can confirm it'],
  [/\b(that|this) comes to\b/i, 'the figure alone'],
  [/\bskip the letters\b/i, 'the letter'],
  [/\bdiscovery will tell\b/i, 'what we tell, and when'],
  [/\btakes? out what\b/i, 'removes or picks out'],
  [/\b(reason|summary) on top\b/i, 'first'],
  [/\b(figures|cards) on the table\b/i, 'using your figures'],
  [/\bwhen it takes one\b/i, 'when needed'],
  [/\byou need not\b/i, 'you do not have to'],
  [/\bkeep (them|both) in step\b/i, 'keep them up to date'],
  [/\bfetches (a|the) (person|colleague|mechanic)\b/i, 'brings in'],
  [
    /\b(seamless\w*|leverag\w+|cutting-edge|game.chang\w+|revolution\w+|supercharg\w+|empower\w*|effortless\w*|unlock\w*|world-class|best-in-class|synerg\w+|next-level|turnkey|state-of-the-art|transformative|holistic|robust|delve\w*|elevate\w*)\b/i,
    'what it does, in plain words',
  ],
  [/\bguarantee\w*\b/i, 'what is done, not that it cannot fail'],
  [/\bvacation/i, 'holiday'],
  [/['"]/, 'curly quotation marks and apostrophes'],
];

/** Texts that must not change: the heading of a scan's result, and a button that scripts find by its name. */
export const fixedTexts = ['Cut for', 'Print your pattern'];

/** Matches words of a tailor's trade. The linter limits them, because a text full of them explains nothing. */
export const tailoring =
  /\b(tailor\w*|seams?|stitch\w*|sewn?|sews|sewing|threads?|cloths?|cuts?|cutters?|cutting|patterns?|needles?|hems?|pinch\w*|pockets?|garments?|worn|unpick\w*|alter(s|ed|ing)?|fittings?|measur(e|es|ed|ing|ements?)|fabrics?)\b/gi;
