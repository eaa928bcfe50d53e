import { discovery } from './discovery';

/** Score at which each level of the quiz starts (requirements, section 4). The first level has no minimum. */
export const levelThresholds = { explorer: 250, innovator: 300, champion: 350 } as const;

export function readinessLevel(points: number): ReadinessLevel {
  if (points >= levelThresholds.champion) return 'AI Champion';
  if (points >= levelThresholds.innovator) return 'AI Innovator';
  if (points >= levelThresholds.explorer) return 'AI Explorer';
  return 'AI Beginner';
}

/** The requirements (section 9) give an option's points by its place in the list, so keep the order. */
export const challengeQuestions = [
  {
    title: 'How does your team use AI today?',
    options: [
      {
        label: 'A few of us try things out',
        points: 100,
        badge: 'First Steps',
        feedback: 'Trying things out is how most good projects begin.',
      },
      {
        label: 'It does real work every week',
        points: 120,
        badge: 'Steady Hand',
        feedback: 'You know what it can do. The next job is easier than the first.',
      },
      {
        label: 'We have a plan, but nothing runs yet',
        points: 110,
        badge: 'Plan Maker',
        feedback: 'A plan saves a lot of rework. Now pick one task and start.',
      },
      {
        label: 'Not at all so far',
        points: 90,
        badge: 'Clean Slate',
        feedback: 'A fresh start has one advantage. There is nothing to undo.',
      },
    ],
  },
  {
    title: 'Where does your team lose the most hours?',
    options: [
      {
        label: 'Answering the same questions',
        points: 100,
        badge: 'Kind Voice',
        feedback: 'An agent gives the hundredth answer as kindly as the first.',
      },
      {
        label: 'Retyping documents',
        points: 110,
        badge: 'Paper Tamer',
        feedback: 'Documents are a good first job. You can check every result.',
      },
      {
        label: 'Planning and replanning',
        points: 120,
        badge: 'Planner',
        feedback: 'Plans change all week. An agent can keep up with them.',
      },
      {
        label: 'Chasing people for answers',
        points: 90,
        badge: 'Gentle Nudge',
        feedback: 'A reminder goes out on time when an agent keeps the list.',
      },
    ],
  },
  {
    title: 'What would a good start look like?',
    options: [
      {
        label: 'One task done well, soon',
        points: 120,
        badge: 'Quick Start',
        feedback: 'A small task, done soon, builds trust.',
      },
      {
        label: 'Good advice first',
        points: 100,
        badge: 'Good Advice',
        feedback: 'Advice spares you a false start. It costs less than an agent that nobody uses.',
      },
      {
        label: 'An agent that fits our systems',
        points: 130,
        badge: 'Perfect Fit',
        feedback: 'AI helps most where it joins what you already use.',
      },
      {
        label: 'Help for a whole department',
        points: 110,
        badge: 'Big Picture',
        feedback: 'Large jobs are made of small ones. We begin with one.',
      },
    ],
  },
];

export type ChallengeQuestion = (typeof challengeQuestions)[number];
export type ChallengeOption = ChallengeQuestion['options'][number];

export const challenge = {
  name: 'AI Readiness Challenge',
  earned: (badge: string) => `Badge earned: ${badge}`,
  points: (points: number) => `${points} points`,
  promise:
    'Pick the closest answer. Each earns a badge. Your score, badges and visits stay in this browser.',
  next: 'Next',
  score: {
    progress: 'score',
    badges: 'Your badges',
    offer: `The score is a game and measures nothing. A Discovery session looks at your real work and gives you a blueprint and a roadmap: €400 ${discovery.price.text}, the result in 3-5 days.`,
    start: 'Start Discovery',
  },
  /** The accessible name must start with the button's visible text. */
  reopen: (points: string, level: string) =>
    `${points}, ${level}: take the AI Readiness Challenge again`,
} as const;

export const levelTexts = {
  'AI Champion':
    'You know where the hours go and you have begun to do something about it. The next step can be small.',
  'AI Innovator': 'You have work that suits an agent. One well-chosen task is enough to start.',
  'AI Explorer': 'You see where it could help. A small first task tells you whether it does.',
  'AI Beginner': 'Everybody begins somewhere. We look at your work and you decide.',
} as const;

export type ReadinessLevel = keyof typeof levelTexts;
