import type { IndustryContent } from '../types/industry';
import { boardOf } from './board';

export const contentPage: IndustryContent = {
  slug: 'content',
  meta: {
    title: 'Content agents that keep your tone of voice',
    description:
      'Agents turn your notes into pages, posts, newsletters and translations in your tone. You read them first. Routine messages get replies you approved.',
  },
  hero: {
    title: 'From one note to every channel',
    lead: 'For companies with something to say and no time to write it. Agents turn a note into pages, posts and translations with the words of your trade. You read them before the world does.',
    board: boardOf('content', {
      code: 'pattern 008 / one-voice scarf',
      hint: 'One note, many readers. Choose a piece to see its job.',
      pieces: {
        'AC-71': 'Listens to your rough note and asks for what is missing.',
        'AC-72': 'Writes pages, posts and newsletters, each at the right length.',
        'AC-73': 'Says the same in other languages, with the words of your trade.',
        'AC-75': 'Says it is AI, answers in approved words and passes the rest on.',
      },
      agent: {
        label: 'Editor agent',
        does: 'Keeps your house style. You read each text before it is published.',
      },
    }),
  },
  impact: {
    title: 'You edit a draft instead of a blank page',
    lead: 'Agents start from your text. Replies say they are AI and use words you approved.',
    metrics: [
      { value: 75, label: 'faster first drafts', color: 'cobalt' },
      { value: 60, label: 'lower translation cost', color: 'thread' },
      { value: 50, label: 'more reader response', color: 'moss' },
      { value: 100, display: '24/7', label: 'replies to messages', color: 'plum' },
    ],
  },
  features: {
    kicker: 'Your voice, in more places',
    title: 'Drafts, translations and news',
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
        text: 'The facts come from the product data, the style from your best examples. When a fact is missing, the agent asks for it.',
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
  limits:
    'New texts are published after you have read them. A message without an approved answer goes to a colleague. If a translation uses the wrong word, we add the right one to your list.',
  stories: {
    title: 'A museum and a machine builder',
    picture: 'letters',
    stories: [
      {
        title: 'A museum that also speaks to children',
        text: 'Each exhibition needs wall texts, a website, an audio guide and a letter to schools. The curators write one story. Agents adapt length and reading age; the curators approve.',
        quote: 'Some curators like the children’s version best.',
      },
      {
        title: 'A machine builder and its manuals',
        text: 'A changed bolt used to send the whole document round the translators. The agent finds the paragraphs that differ, translates those for a person to check and leaves the others alone.',
        quote: 'An engineer in Porto reads the same page on the same day.',
      },
    ],
  },
  closing: {
    title: 'There is a page you keep putting off',
    text: 'Start with that one, and show us a few that you are proud of. They tell us how you sound.',
  },
};
