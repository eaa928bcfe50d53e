import { paths } from '../../paths';
import { toConfirm } from '../to-confirm';
import type { ServiceContent } from '../types/service';

/** The topics' names: specification, section 2. */
export const content: ServiceContent = {
  path: paths.service['maintenance-workshops'],
  meta: {
    title: 'Maintenance and workshops',
    description:
      'We watch, repair and improve your agents as your business changes. Your people keep up in workshops on six topics, at your office or online.',
  },
  hero: {
    kicker: 'Services / Maintenance & Workshops',
    title: 'Your agents, looked after.',
    lead: 'We maintain agents while your business changes. Suppliers change their forms, opening hours move, a law is rewritten. Workshops keep your people up to date.',
    picture: 'altering',
  },
  features: {
    kicker: 'Maintenance',
    title: 'What we do while you do your work.',
    items: toConfirm('promises', [
      {
        icon: 'eye',
        title: 'Watching',
        text: 'We see when an agent slows down, stops or starts to answer differently. Most mornings you will not hear from us, which is the point.',
      },
      {
        icon: 'needle',
        title: 'Mending',
        text: 'A supplier’s new invoice layout, a changed password, a service that is down. We repair our side and run the cases that were waiting.',
      },
      {
        icon: 'scissors',
        title: 'Altering',
        text: 'A second branch, a new product, another rule for returns. Write us a sentence. We change the agent and show you what changed.',
      },
      {
        icon: 'swap',
        title: 'Renewing',
        text: 'Better models and components appear all the time. We try them on your past cases, tell you first and switch only where the result improves.',
      },
    ]),
  },
  topics: {
    title: 'Six topics for workshops.',
    lead: 'At your office or online, with your agents on the screen.',
    items: [
      {
        title: 'Advanced AI Techniques',
        text: 'How to instruct an agent so that it gets the difficult cases right. How to notice when it does not.',
      },
      {
        title: 'New Feature Training',
        text: 'What has been added to the studio and the components, and which of it is of use to you.',
      },
      {
        title: 'Performance Optimization',
        text: 'Reading executions like a budget. Where an agent takes the long way round and how to shorten it.',
      },
      {
        title: 'Security Best Practices',
        text: 'Access, passwords and the fine art of not sending a customer file to the wrong tool.',
      },
      {
        title: 'Data Management',
        text: 'Tidy sources make good answers. Who owns which list, and what may be thrown away.',
      },
      {
        title: 'ROI Measurement',
        text: 'Which hours came back, at what cost, and how to show it to the person who signs.',
      },
    ],
    inertButtons: ['Workshop Calendar', 'Request Information'],
  },
  closing: {
    title: 'When an agent no longer fits.',
    text: 'If it is ours, write to us. If it is somebody else’s, Discovery shows what is worth changing and what is not.',
  },
};
