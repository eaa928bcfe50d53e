import { paths } from '../../paths';
import { owner } from '../owner';
import { discoveryPayment, vatIn, vatOfAllPrices } from '../owner-texts';

export const discoveryBanner = {
  label: 'Announcement',
  text: 'Confused about AI for your business? Start with our free intake or full discovery session',
  intake: 'Free Intake',
  discovery: 'Full Discovery',
  dismiss: 'Dismiss',
} as const;

/** Link to the section of the pricing page that lists everything a customer pays. */
export const costs = {
  text: 'The costs, item by item',
  to: `${paths.pricing}#terms-title`,
};

const vat = vatIn(owner);
const payment = discoveryPayment(owner);

/** In euros, as in the texts below. */
export const discoveryPrice = 400;

export const discovery = {
  name: 'Full Discovery',
  cost: `Discovery: €400 one-time, the result in 3-5 days${vatOfAllPrices(owner)}`,
  plans: 'Plans and prices',
  title: 'Request a Discovery session',
  lead: 'A request, not an order. Sending it costs nothing.',
  termsTitle: 'What you get for €400',
  price: { name: 'Price', amount: '€400', text: `one-time${vat}` },
  terms: [
    { name: 'You get', text: 'a blueprint and a roadmap in 3-5 days, 30 days of studio access' },
    {
      name: 'We ask',
      text: 'two hours with our chatbot and, under a processing agreement, access to your systems',
    },
    ...(payment ? [{ name: 'Payment', text: payment }] : []),
    { name: 'Reply', text: 'within 24 hours, with dates' },
  ],
  submit: 'Request Discovery',
} as const;
