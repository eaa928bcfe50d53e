import { paths } from '../../paths';
import { owner } from '../owner';
import { buildingCost, buildingCovers, buildingTime, trainingPrice } from '../owner-texts';
import type { ServiceContent } from '../types/service';

const time = buildingTime(owner);

/** The requirements fix the names of the steps (section 2). */
export const implementationTrainingPage: ServiceContent = {
  slug: 'implementation-training',
  meta: {
    title: 'Implementation and training',
    description:
      'We bring AI agents into daily use with your team, from set-up and training on real cases to the first days of live work.',
  },
  hero: {
    kicker: 'Services / Implementation & Training',
    title: 'We set it up and train your team',
    lead: `We set the agent up, try it on your own cases and stay close in the first days of live work. ${owner.plans?.building ? buildingCost(owner) : 'Your quote prices this work'}.`,
  },
  drawing: {
    kind: 'stages',
    content: {
      title: 'How an agent gets into daily use',
      lead: `Each of the six steps has a date and a list of what we need from you.${time ? ` Building takes ${time}.` : ''}${buildingCovers(owner)}`,
      words: ['Your work', 'The agent', 'In daily use'],
      steps: [
        {
          stage: 'marked',
          title: 'Initial Setup & Configuration',
          text: 'We connect the agent to your software, give it only the access it needs and fill in your rules, hours and tone.',
        },
        {
          stage: 'pinned',
          title: 'Team Training & Onboarding',
          text: 'Short sessions at the desks where the work happens. Objections are welcome, because they usually point to a real problem.',
        },
        {
          stage: 'basted',
          title: 'Process Integration',
          text: 'Who gets what the agent cannot do? We settle the handovers with you, down to the name of the inbox.',
        },
        {
          stage: 'tried on',
          title: 'Testing & Validation',
          text: 'The agent works through past cases while your people compare. It goes live only when they would put their names to its answers.',
        },
        {
          stage: 'sewn',
          title: 'Go-Live Support',
          text: 'In the first days we sit by your side or stay on the line. We fix what only real customers bring to light.',
        },
        {
          stage: 'pressed',
          title: 'Performance Optimization',
          text: 'Your real figures show us which steps to remove and which answers to add.',
        },
      ],
      inertButtons: ['Training Program', 'View Case Studies'],
      link: {
        text: owner.examplesAreReal?.stories ? 'Read the stories' : 'Read our made-up stories',
        to: `${paths.solutions}#claims-title`,
      },
    },
  },
  features: {
    title: 'Training for everyone who meets the agent',
    lead: trainingPrice(owner),
    items: [
      {
        icon: 'person',
        title: 'Daily users',
        text: 'What the agent does, what it leaves to you and how to pass a case back and forth. Practised on last week’s real work.',
      },
      {
        icon: 'chart',
        title: 'Team leaders',
        text: 'How to read a week in the studio. What was handed over, and what that says about the process.',
      },
      {
        icon: 'needle',
        title: 'Administrators',
        text: 'How to change an answer, an opening hour or a limit without a line of code, and when to call us instead.',
      },
      {
        icon: 'chat',
        title: 'Everybody else',
        text: 'What AI can do, where it goes wrong and what not to paste into it. A start on the AI literacy that the EU AI Act asks for.',
      },
    ],
  },
  closing: {
    title: 'Ask your biggest sceptic',
    text: 'Let that person answer the intake questions with you. Justified doubts make a better agent.',
  },
};
