import { paths } from '../../router/paths';
import type { ServiceContent } from '../service-content';

/** The topics' names: specification, section 2. */
export const content: ServiceContent = {
  path: paths.service['maintenance-workshops'],
  meta: {
    title: 'Maintenance and workshops',
    description:
      'Agents that keep fitting: we watch, repair and alter them as your business changes, and teach your people in workshops on six topics.',
  },
  hero: {
    kicker: 'Services / Maintenance & Workshops',
    title: 'Worn daily, so looked after daily.',
    lead: 'Suppliers change their forms, opening hours move, a law is rewritten. We alter your agents before it pinches, and keep your people as up to date as their software.',
    picture: 'altering',
  },
  features: {
    kicker: 'Maintenance',
    title: 'What we do while you do your work.',
    items: [
      {
        icon: 'eye',
        title: 'Watching',
        text: 'We see when an agent slows down, stops or starts to answer differently. Most mornings you have nothing to hear from us, and that is the point.',
      },
      {
        icon: 'needle',
        title: 'Mending',
        text: 'A supplier’s new invoice layout, a changed password, a service that is down: we repair the seam and run the cases that were waiting.',
      },
      {
        icon: 'scissors',
        title: 'Altering',
        text: 'A second branch, a new product, another rule for returns. Write us a sentence; we change the agent and show you the difference.',
      },
      {
        icon: 'swap',
        title: 'Renewing',
        text: 'Better models and components appear all the time. We try them on your past cases first and switch only where the result improves.',
      },
    ],
  },
  topics: {
    kicker: 'Workshops',
    title: 'Six topics, cut to your team.',
    lead: 'At your office or online, with your own agents on the screen.',
    items: [
      {
        title: 'Advanced AI Techniques',
        text: 'How to instruct an agent so that it gets the difficult cases right, and how to notice when it does not.',
      },
      {
        title: 'New Feature Training',
        text: 'What has been added to the studio and the components, and which of it is of any use to you.',
      },
      {
        title: 'Performance Optimization',
        text: 'Reading executions like a budget: where an agent takes the long way round, and how to shorten it.',
      },
      {
        title: 'Security Best Practices',
        text: 'Access, passwords and the fine art of not sending a customer file to the wrong tool.',
      },
      {
        title: 'Data Management',
        text: 'Tidy sources make good answers: who owns which list, and what may be thrown away.',
      },
      {
        title: 'ROI Measurement',
        text: 'Which hours came back, what they cost, and how to show it to the person who signs.',
      },
    ],
    inertButtons: ['Workshop Calendar', 'Request Information'],
  },
  closing: {
    title: 'Something has started to pinch?',
    text: 'Agents of ours or of somebody else: in a Discovery session we look at the seams and tell you what is worth altering.',
  },
};
