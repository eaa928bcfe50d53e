import { owner } from '../owner';
import { changes, repairTime, supportHours, workshopsLead } from '../owner-texts';
import type { ServiceContent } from '../types/service';

/** The requirements fix the names of the topics (section 2). */
export const maintenanceWorkshopsPage: ServiceContent = {
  slug: 'maintenance-workshops',
  meta: {
    title: 'Maintenance and workshops',
    description:
      'We watch, repair and change your agents as your business changes, as part of every paid plan. Workshops on six topics keep your people up to date.',
  },
  hero: {
    kicker: 'Services / Maintenance & Workshops',
    title: 'We keep your agents working',
    lead: `Rules and suppliers’ forms change, so maintenance is part of every paid plan.${supportHours(owner)}`,
  },
  drawing: {
    kind: 'mends',
    content: [
      { name: 'Watching', example: 'a slower answer' },
      { name: 'Repairing', example: 'a new invoice layout' },
      { name: 'Changing', example: 'a second branch' },
      { name: 'Renewing', example: 'a better model' },
    ],
  },
  features: {
    title: 'What we do while you work',
    items: [
      {
        icon: 'eye',
        title: 'Watching',
        text: 'We see when an agent slows down, stops or starts to answer differently. Most mornings you hear nothing from us; the studio shows the work done.',
      },
      {
        icon: 'needle',
        title: 'Repairing',
        text: `A supplier has a new invoice layout. We repair our side and run the cases that waited. ${repairTime(owner) ?? 'Your quote states the repair time.'}`,
      },
      {
        icon: 'scissors',
        title: 'Changing',
        text: `You open a second branch or want another rule for returns. Write us a sentence. We change the agent and show you the difference.${changes(owner)}`,
      },
      {
        icon: 'swap',
        title: 'Renewing',
        text: 'Better models appear. Under your processing agreement we try them on past cases, and switch only where the result improves. You hear first and can object.',
      },
    ],
  },
  topics: {
    title: 'Workshops on six topics',
    lead: workshopsLead(owner),
    items: [
      {
        title: 'Advanced AI Techniques',
        text: 'How to instruct an agent for difficult cases, and how to notice when it gets one wrong.',
      },
      {
        title: 'New Feature Training',
        text: 'What has been added to the studio and the components, and which of it is of use to you.',
      },
      {
        title: 'Performance Optimization',
        text: 'How to watch executions, and how to find and cut the steps that an agent does not need.',
      },
      {
        title: 'Security Best Practices',
        text: 'How to look after passwords, and which tools must never get a customer file.',
      },
      {
        title: 'Data Management',
        text: 'Tidy sources make good answers. Who owns which list, and what may be thrown away.',
      },
      {
        title: 'ROI Measurement',
        text: 'How to work out the hours saved and their cost, and how to show them to the person who signs.',
      },
    ],
    inertButtons: ['Workshop Calendar', 'Request Information'],
  },
  closing: {
    title: 'When an agent no longer fits',
    text: 'If it is ours, write to us and we change it. If it is somebody else’s, Discovery shows what is worth keeping.',
  },
};
