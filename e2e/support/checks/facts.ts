import type { routes } from '../routes';

/** Facts of the requirements. They are never imported from the site's content. */
export interface PageFacts {
  /** Accessible names of the impact rings (requirements, section 9). */
  rings?: string[];
  /** Texts in `main`, in upper or lower case. */
  texts?: string[];
  /** Texts of cards, by the text of the card's heading. */
  cards?: Record<string, string[]>;
  headings?: string[];
  buttons?: string[];
  /** Targets of links in `main`, by the text of the link. */
  links?: Record<string, string>;
  /** Ids that hash links or scripts use. */
  ids?: string[];
}

const jobHeadings = [
  'About',
  'What you will do',
  'Required skills',
  'Nice to have',
  'What we offer',
];
const job = (title: string, salary: string): PageFacts => ({
  texts: [salary, 'Location', 'Department', 'Type', 'Posted', 'Experience'],
  cards: { 'What we offer': [salary.split(' ')[0]!, '€1,000 learning budget', '25 vacation days'] },
  headings: [title, ...jobHeadings],
  buttons: ['Apply Now', 'Apply for This Position'],
  links: { 'Back to Careers': '/careers' },
});

export const facts: Partial<Record<(typeof routes)[number], PageFacts>> = {
  '/': {
    texts: [
      'Your AI team. Built for you.',
      'Do the free and easy scan right now',
      '200+',
      '50+',
      '85%',
      '50+ languages',
      '24/7',
      '€399-949',
      'per month',
      'everything included',
      'One-time payment, no recurring subscriptions',
      'Expertise',
      'GDPR and European standards',
      'Ongoing support included',
      'Within 24 hours',
      '3-5 days',
    ],
    cards: { 'Full Discovery': ['€400', 'one-time', '3-5 days'], 'Free AI Intake': ['Free'] },
    headings: ['What exactly is an AI agent?', 'Ready for the new AI model?'],
    buttons: ['Start with Discovery', 'Start AI Scan', 'Send Message'],
    links: {
      'View Solutions': '/solutions',
      'Explore AI Agent Suite': '/products/ai-suite',
      'Meet Voice Agent': '/products/voice-agents',
      'See Document Processing': '/products/document-processing',
      'Open Analyst Suite': '/products/analysis-suite',
    },
    ids: ['ai-scan-section', 'services', 'about', 'contact'],
  },
  '/solutions': {
    texts: [
      '500+ invoices monthly',
      'Invoice time from 3 days to 30 minutes',
      '60% less administrative overhead',
      '200% growth',
      '15% market share in 6 months',
      '40% revenue increase',
    ],
    buttons: ['Learn More'],
    ids: [
      'hr',
      'controle',
      'strategie',
      'data',
      'communicatie',
      'voorraad',
      'administratie',
      'marketing',
    ],
  },
  '/solutions/hr': { rings: ['40%', '30%', '20%', '50%'], texts: ['HR & Personnel'] },
  '/solutions/marketing': { rings: ['30%', '25%', '15%', '20%'], texts: ['Marketing & Sales'] },
  '/solutions/customer-service': {
    rings: ['50%', '30%', '60%', '24/7'],
    texts: ['Customer Service'],
  },
  '/solutions/operations': {
    rings: ['60%', '45%', '35%', '99%'],
    texts: ['Operations & Administration'],
  },
  '/solutions/finance': { rings: ['70%', '95%', '50%', '40%'], texts: ['Finance & Accounting'] },
  '/solutions/data': { rings: ['80%', '60%', '90%', '50%'], texts: ['Data Analysis'] },
  '/solutions/content': {
    rings: ['75%', '60%', '50%', '24/7'],
    texts: ['Content & Communication'],
  },
  '/solutions/compliance': {
    rings: ['90%', '80%', '60%', '99%'],
    texts: ['Compliance & Strategy'],
  },
  '/services/ai-strategy-discovery': {
    texts: ['€400', 'one-time', '3-5 days', '24 hours', 'blueprint', 'roadmap'],
    cards: {
      Intake: ['2 hours'],
      'Technical assessment': ['1 week'],
      'Strategy blueprint': ['1 week'],
      'Studio access': ['30 days'],
      'Full Discovery': ['€400', 'one-time', '3-5 days'],
    },
  },
  '/services/ai-systems': {
    headings: [
      'Chat and voice FAQ agent',
      'Reservation agent',
      'Document processor',
      'Shift scheduler',
      'Email follow-up bot',
      'HR screener',
    ],
  },
  '/services/implementation-training': {
    headings: [
      'Initial Setup & Configuration',
      'Team Training & Onboarding',
      'Process Integration',
      'Testing & Validation',
      'Go-Live Support',
      'Performance Optimization',
    ],
    buttons: ['Training Program', 'View Case Studies'],
  },
  '/services/maintenance-workshops': {
    headings: [
      'Advanced AI Techniques',
      'New Feature Training',
      'Performance Optimization',
      'Security Best Practices',
      'Data Management',
      'ROI Measurement',
    ],
    buttons: ['Workshop Calendar', 'Request Information'],
  },
  '/services/data-security': { texts: ['GDPR'] },
  '/products': { texts: ['50+ languages', '24/7'] },
  '/products/ai-suite': {
    rings: ['90%', '24/7', '75%', '50%'],
    texts: ['2-3 components', '10-25 components', 'simple support bot', 'recruitment assistant'],
    headings: ['Communication', 'Data Processing', 'Integrations', 'Intelligence'],
  },
  '/products/voice-agents': {
    rings: ['95%', '24/7', '70%', '85%'],
    texts: ['50+ languages', '24/7'],
  },
  '/products/document-processing': {
    rings: ['85%', '99%', '70%', '24/7'],
    texts: [
      'Document Processing Tool',
      'faster processing',
      'extraction accuracy',
      'less manual work',
      'processing',
      '500+ invoices monthly',
      'invoice time from 3 days to 30 minutes',
    ],
    headings: ['Automated document handling', 'Ready to automate document processing?'],
    buttons: ['Automate Documents', 'Start Document Automation'],
    ids: ['document-processing-hero'],
  },
  '/products/analysis-suite': {
    rings: ['90%', '75%', '60%', '24/7'],
    texts: [
      'Analysis Suite Product',
      'faster analysis',
      'better insights',
      'better decisions',
      'monitoring',
    ],
    headings: ['Advanced market analysis', 'Ready for competitive intelligence?'],
    buttons: ['Start Market Analysis', 'Start Analysis Suite'],
    ids: ['analysis-suite-hero'],
  },
  '/about': {
    texts: [
      'founded 2024',
      'countries 5',
      'agents deployed 200+',
      'clients 100+',
      'Netherlands',
      'Germany',
      'France',
      'Spain',
      'Belgium',
    ],
    headings: ['Human-centred AI', 'Transparency', 'Responsibility', 'Partnership'],
  },
  '/contact': {
    texts: ['24 hours', 'First name', 'Message', '€400', 'one-time'],
    buttons: ['Send Message'],
  },
  '/pricing': {
    texts: [
      'Save 20%',
      'Every agent action counts as 1 execution',
      '€0.005 per execution',
      '7,332 of 10,000',
      '2,668 remaining',
      '€400 one-time',
    ],
    cards: {
      Free: ['€0', '3 Actionable Components (demo only)', '200 executions'],
      Pro: [
        '€149',
        'per month',
        '5 Actionable Components',
        '1,500 executions',
        'Extra AC €20',
        'Extra execution €0.09',
      ],
      Business: [
        '€949',
        'per month',
        '50 Actionable Components',
        '10,000 executions',
        'Extra AC €15',
        'Extra execution €0.05',
      ],
      Enterprise: [
        'Custom',
        '120+ Actionable Components',
        '100,000+ executions',
        'Extra AC €15',
        'Extra execution €0.03',
      ],
      'Voice Agent': ['€120', 'plus usage'],
      'Analyst Suite': ['€500', 'per month'],
      'Document Tool': ['€99', 'per month'],
    },
  },
  '/careers': {
    texts: [
      'Custom Era',
      'Transition',
      'Platform Era',
      '€1,000 learning budget',
      '25 vacation days',
    ],
    cards: {
      'Senior AI Engineer': ['€75,000-95,000'],
      'Customer Success Manager': ['€55,000-70,000'],
      'Product Designer': ['€60,000-80,000'],
      'Business Development Manager': ['€50,000-65,000 plus commission'],
    },
    links: {
      'View position: Senior AI Engineer': '/jobs/senior-ai-engineer',
      'View position: Customer Success Manager': '/jobs/customer-success-manager',
      'View position: Product Designer': '/jobs/product-designer',
      'View position: Business Development Manager': '/jobs/business-development-manager',
      'Send Your CV': '/contact',
      'Schedule a Chat': '/contact',
    },
  },
  '/jobs/senior-ai-engineer': job('Senior AI Engineer', '€75,000-95,000'),
  '/jobs/customer-success-manager': job('Customer Success Manager', '€55,000-70,000'),
  '/jobs/product-designer': job('Product Designer', '€60,000-80,000'),
  '/jobs/business-development-manager': job(
    'Business Development Manager',
    '€50,000-65,000 plus commission',
  ),
};

/** Values of the contact form's select "service". The empty value means no choice. */
export const serviceOptions = [
  '',
  'ai-agent-suite',
  'voice-agent',
  'analyst-suite',
  'document-processing',
  'discovery',
  'custom-solution',
];

export const intakeOptions: Record<string, string[]> = {
  industry: [
    'technology',
    'healthcare',
    'finance',
    'retail',
    'manufacturing',
    'education',
    'real estate',
    'legal',
    'hospitality',
    'logistics',
    'other',
  ],
  companySize: ['1-10', '11-50', '51-200', '201-1000', '1000+'],
  interestedAreas: [
    'customer-service',
    'data-analysis',
    'hr-recruitment',
    'sales-marketing',
    'operations',
    'finance',
    'content',
    'compliance',
  ],
  timeline: ['exploring options', 'within 3 months', '3-6 months', '6-12 months', '12+ months'],
  budget: ['under 5,000', '5,000-15,000', '15,000-50,000', '50,000-100,000', '100,000+'],
};

/** The first country is the default (requirements, section 5). */
export const countries = ['Netherlands', 'Germany', 'Spain', 'France', 'Other'];
