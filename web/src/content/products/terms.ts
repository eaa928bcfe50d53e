import type { ProductSlug } from '../../paths';
import { owner } from '../owner';
import { buildingCost, buildingItem, callsAsTasks, timeToBuild } from '../owner-texts';
import { costs } from '../features/discovery';
import type { TermsContent } from '../types/sections';
import { productPrice } from '../typical-start';

interface ProductTerms {
  price: string;
  /** The customer's part of the work, if it is not the same as for other products. */
  part?: string;
  limits: string;
  mistakes: string;
}

const calls = callsAsTasks(owner);

/** The requirements (section 9) fix the prices. */
const terms: Record<ProductSlug, ProductTerms> = {
  'ai-suite': {
    price: `In a plan: €149 a month for Pro (5 components) or €949 for Business\u00A0(50). Add-ons, more use and ${buildingItem(owner)} are extra.`,
    limits:
      'Agents work by your rules. What the rules do not cover goes to your people. Answering the phone needs the Voice Agent, an add-on.',
    mistakes:
      'The studio shows what the agent did and why. We correct it and tell you what we changed.',
  },
  'voice-agents': {
    price: `${productPrice('Voice Agent')}. ${buildingCost(owner)}.${calls ? ` ${calls}` : ''}`,
    limits:
      'It is not an emergency line and gives no medical or legal advice. You name the people who take such calls.',
    mistakes:
      'A caller can ask for a person, or for a callback when you are closed. The summary shows what was agreed. If that was wrong, tell us and we correct the agent.',
  },
  'document-processing': {
    price: `${productPrice('Document Tool')}. ${buildingCost(owner)}. The price list calls it Document Tool. A document counts as one execution.`,
    limits: 'The agent approves no invoice, pays nothing and marks each doubtful field.',
    mistakes:
      'The original stays beside the entry. You correct the field, and we remove the cause.',
  },
  'analysis-suite': {
    price: `${productPrice('Analyst Suite')}. ${buildingCost(owner)}. The price list calls it Analyst Suite.`,
    part: 'Two hours with our chatbot, names of competitors and, for files, a processing agreement. Later, somebody who knows the market checks the test cases.',
    limits:
      'The suite reads your files and public pages, where the site permits. What competitors keep to themselves stays unknown.',
    mistakes:
      'The suite can misread a page, so each answer names its sources for you to check. If an answer is wrong, tell us and we correct the cause.',
  },
};

export function termsOf(product: ProductSlug): TermsContent & { limits: string } {
  const {
    price,
    part = 'Two hours with our chatbot and, under a processing agreement, access to your systems. Later, one of your people checks test cases.',
    limits,
    mistakes,
  } = terms[product];
  return {
    title: 'What it costs and what we need from you',
    limits,
    items: [
      { name: 'Price', text: price, link: costs },
      { name: 'Time', text: timeToBuild(owner) },
      { name: 'Your part', text: part },
      { name: 'Mistakes', text: mistakes },
    ],
  };
}
