import { paths } from '../../router/paths';
import type { ServiceContent } from '../service-content';

export const content: ServiceContent = {
  path: paths.service['data-security'],
  meta: {
    title: 'Data security for AI agents',
    description:
      'How we keep your data safe: access by need, encryption, a readable trail and clear deletion, and what we do about GDPR, the EU AI Act and more.',
  },
  hero: {
    kicker: 'Services / Data Security',
    title: 'Your data stays in your pocket.',
    lead: 'Agents read invoices, rosters and letters from customers. We build them so that each sees only what its job needs, and so that you can check that it does.',
    picture: 'pocket',
  },
  features: {
    kicker: 'How we build',
    title: 'Four things every agent is sewn with.',
    items: [
      {
        icon: 'key',
        title: 'A key of its own',
        text: 'An agent that plans shifts cannot open the salaries. Each gets its own account with the narrowest rights that do the job, and you can take them back at any moment.',
      },
      {
        icon: 'lock',
        title: 'Closed seams',
        text: 'Data is encrypted on its way and where it rests. What one customer gives us never trains or informs the agent of another.',
      },
      {
        icon: 'list',
        title: 'A trail you can read',
        text: 'Who asked, what was looked up, what was changed: every execution is written down in the studio, in words an auditor understands.',
      },
      {
        icon: 'clock',
        title: 'An end date',
        text: 'Before anything is stored we agree on when it goes. After that it is deleted, copies and drafts included.',
      },
    ],
  },
  standards: {
    kicker: 'Compliance',
    title: 'The rules we cut along.',
    lead: 'Six standards that customers ask us about, and what we do about each.',
    items: [
      {
        name: 'GDPR',
        subject: 'The EU’s data protection law',
        text: 'We sign a processing agreement, take in no more than the task needs, and help you answer anyone who asks what you hold about them.',
      },
      {
        name: 'EU AI Act',
        subject: 'The EU’s law on artificial intelligence',
        text: 'With you we work out the risk class of each agent. People are told that they talk to a machine, and a person decides where it matters.',
      },
      {
        name: 'ISO/IEC 27001',
        subject: 'Managing information security',
        text: 'Its list of controls is our working list for access, suppliers, back-ups and incidents.',
      },
      {
        name: 'SOC 2',
        subject: 'Reports on service providers',
        text: 'We keep our records along its trust criteria, so that your auditor finds an answer to each question.',
      },
      {
        name: 'NIS2',
        subject: 'Cybersecurity of essential sectors',
        text: 'If your company falls under it, we fit into your risk management and report incidents in time for you to report them.',
      },
      {
        name: 'ePrivacy',
        subject: 'Cookies, calls and messages',
        text: 'Our agents write and call only where consent or the law allows it. This website sets no cookies at all.',
      },
    ],
    note: 'A stamp on this page names a standard that we work by. It is not a certificate, and we do not claim one: ask us for the documents that your own audit needs.',
  },
  closing: {
    title: 'Put us through your checklist.',
    text: 'Invite your security officer to the Discovery session. Hard questions are cheapest before anything has been cut.',
  },
};
