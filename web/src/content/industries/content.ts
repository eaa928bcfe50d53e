import { paths } from '../../paths';
import { toConfirm } from '../to-confirm';
import type { IndustryContent } from '../types/industry';
import type { PatternBoardContent } from '../types/pattern-board';

const board: PatternBoardContent = {
  code: 'pattern 008 / one voice',
  alternative:
    'A note reader hands over to an editor agent, from which a copywriter, a translator and a reply writer hang',
  hint: 'One note, many readers. Choose a piece to see its job.',
  garment: 'cuff',
  pieces: [
    {
      id: 'notes',
      label: 'Note reader',
      code: 'AC-71 · your ideas',
      does: 'Listens to your rough note and asks for what is missing.',
      tint: 1,
      wide: { box: [152, 4, 196, 88], tab: 'bottom' },
      small: { box: [52, 0, 160, 78], tab: 'bottom' },
      joins: { to: 'agent', wide: { side: 'top', at: 130 }, small: { side: 'top', at: 104 } },
    },
    {
      id: 'agent',
      label: 'Editor agent',
      code: '1 task, 1 execution',
      does: 'Keeps your house style. You read each text before it is published.',
      tint: 'night',
      wide: { box: [120, 148, 260, 88] },
      small: { box: [28, 120, 208, 80] },
    },
    {
      id: 'copy',
      label: 'Copywriter',
      code: 'AC-72 · drafts',
      does: 'Writes pages, posts and newsletters, each at the right length.',
      tint: 0,
      wide: { box: [4, 328, 150, 94], tab: 'top' },
      small: { box: [0, 240, 124, 84], tab: 'top' },
      joins: { to: 'agent', wide: { side: 'left', at: 44 }, small: { side: 'bottom', at: 58 } },
    },
    {
      id: 'translator',
      label: 'Translator',
      code: 'AC-73 · terms',
      does: 'Says the same thing in other languages, with the words of your trade.',
      tint: 2,
      wide: { box: [168, 304, 164, 94], tab: 'top' },
      small: { box: [140, 240, 124, 84], tab: 'top' },
      joins: { to: 'agent', wide: { side: 'bottom', at: 130 }, small: { side: 'bottom', at: 150 } },
    },
    {
      id: 'replies',
      label: 'Reply writer',
      code: 'AC-75 · 24/7',
      does: 'Says it is AI, answers in approved words and passes the rest on.',
      tint: 3,
      wide: { box: [346, 328, 150, 94], tab: 'top' },
      small: { box: [60, 352, 144, 84], tab: 'top' },
      joins: { to: 'agent', wide: { side: 'right', at: 44 }, small: { side: 'bottom', at: 104 } },
    },
  ],
};

export const content: IndustryContent = {
  path: paths.industry.content,
  name: 'Content & Communication',
  meta: {
    title: 'Content agents that keep your tone of voice',
    description:
      'Agents turn your notes into pages, posts, newsletters and translations in your tone. You read them first. Routine messages get replies you approved.',
  },
  hero: {
    title: 'From one rough note to every channel.',
    lead: 'For teams that have something to say and no time to write it. Agents turn a note into pages, posts and translations with the words of your trade. You read them before the world does.',
    board,
  },
  impact: {
    title: 'You edit a draft instead of a blank page.',
    lead: 'Our agents begin with your sentences. Routine replies go out in words you approved.',
    metrics: toConfirm('figures', [
      { value: 75, label: 'faster first drafts', color: 'cobalt' },
      { value: 60, label: 'lower translation cost', color: 'thread' },
      { value: 50, label: 'more reader response', color: 'moss' },
      { value: 100, display: '24/7', label: 'replies to messages', color: 'plum' },
    ]),
  },
  features: {
    kicker: 'Your voice, in more places',
    title: 'A small editorial office with a good memory.',
    items: [
      {
        icon: 'pen',
        title: 'Drafts by the afternoon',
        text: 'You talk into your phone about the new model. The agent asks what it still needs and comes back with a page and a newsletter.',
        note: 'voice notes, website, newsletter',
      },
      {
        icon: 'globe',
        title: 'Translations that know the trade',
        text: 'In your catalogue a chuck holds a drill and a nut is never a snack. The agent keeps a word list for each language and asks your branch abroad when in doubt.',
        note: 'catalogue, word list, website',
      },
      {
        icon: 'list',
        title: 'Copy for the whole range',
        text: 'The facts come from the product data, the turn of phrase from your best examples. When a fact is missing, the agent asks for it.',
        note: 'product data, online shop, photos',
      },
      {
        icon: 'letter',
        title: 'News for your people',
        text: 'Every week the agent collects what happened on each site and drafts the bulletin. Night shift and office read the same story, each in their own language.',
        note: 'intranet, chat, wall screens',
      },
    ],
  },
  limits: toConfirm(
    'promises',
    'New texts are published after you have read them. A message without an approved answer goes to a colleague. If a translation uses the wrong word, we add the right one to your list.',
  ),
  stories: {
    title: 'A museum and a machine builder.',
    stories: toConfirm('stories', [
      {
        title: 'A museum that also speaks to children',
        text: 'Each exhibition needs wall texts, a website, an audio guide and a letter to schools. The curators write one story. The agents fit it to length and reading age for them to approve.',
        quote: 'The version for children has its admirers among the curators.',
      },
      {
        title: 'A machine builder and its manuals',
        text: 'A changed bolt used to send the whole document round the translators. The agent finds the paragraphs that differ, translates those for a person to check and leaves the others alone.',
        quote: 'An engineer in Porto reads the same page on the same day.',
      },
    ]),
  },
  closing: {
    title: 'There is a page you keep putting off.',
    text: 'Start with that one, and show us a few that you are proud of. They show us how you sound.',
  },
};
