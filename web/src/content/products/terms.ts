import type { ProductSlug } from '../../paths';
import { toConfirm, type ToConfirm } from '../to-confirm';
import type { Band } from '../types/sections';

/** What a buyer asks before deciding, each with a short name. */
export interface TermsContent extends Band {
  items: ToConfirm<readonly { name: string; text: string }[]>;
}

interface ProductTerms {
  price: string;
  /** How long it takes, and what it asks of the customer; where a product differs from the others. */
  time?: string;
  part?: string;
  /** What the product does not do. */
  limits: string;
  /** What happens when it gets something wrong. */
  mistakes: string;
}

/** Prices: specification, section 9. */
const terms: Record<ProductSlug, ToConfirm<ProductTerms>> = {
  'ai-suite': toConfirm('prices', {
    price:
      'Pro (5 components) is €149, Business (50) €949 per month. The pricing page has the rest, add-ons included.',
    limits: 'It works by the rules you set. What they do not cover goes to one of your people.',
    mistakes: 'The studio shows what was done. We correct the agent and show you what changed.',
  }),
  'voice-agents': toConfirm('prices', {
    price: '€120 plus usage, added to a plan. Your quote says how both are billed.',
    limits:
      'It is not an emergency line and gives no medical or legal advice. You name the people who take such calls.',
    mistakes:
      'A caller can ask for a person, or for a callback when you are closed. The summary shows what was asked and agreed. Tell us what was wrong, and we mend the agent.',
  }),
  'document-processing': toConfirm('prices', {
    price:
      '€99 per month for the Document Tool, on top of a plan. Each document counts as one execution.',
    limits: 'It does not approve or pay. A field that it cannot read well is marked for you.',
    mistakes: 'The original stays beside the entry. You correct the field and we mend the cause.',
  }),
  'analysis-suite': toConfirm('prices', {
    price: '€500 per month, added to a plan.',
    time: 'Discovery brings a blueprint 3-5 days after its intake. Its roadmap says how long the suite takes to set up.',
    part: 'Two hours for the Discovery intake, and the names of competitors to follow. Later, somebody who knows the market checks the test cases.',
    limits:
      'It reads what is public, where the site permits it, and what you give it. It does not know what competitors keep to themselves.',
    mistakes:
      'Every answer names its sources, so that you can check it. Tell us what was wrong, and we mend it.',
  }),
};

/** The band of a product that says what it costs, takes and cannot do. */
export function termsOf(product: ProductSlug): TermsContent {
  const {
    price,
    time = 'Discovery brings a blueprint 3-5 days after its intake. Its roadmap says how long your agent takes to build.',
    part = 'Two hours for the Discovery intake, and access to your systems. Later, somebody who knows the work checks the test cases.',
    limits,
    mistakes,
  } = terms[product];
  return {
    kicker: 'Before you decide',
    title: 'Price, time and limits.',
    items: toConfirm('promises', [
      { name: 'Price', text: price },
      { name: 'Time', text: time },
      { name: 'Your part', text: part },
      { name: 'Limits', text: limits },
      { name: 'Mistakes', text: mistakes },
    ]),
  };
}
