import { anchors, homeAnchor, paths } from '../router/paths';

/** A link's text is its page's name. */
export interface NavigationLink {
  label: string;
  path: string;
}

export interface NavigationGroup {
  id: string;
  label: string;
  /** The first link leads to the overview of the others. */
  hasIndex?: boolean;
  links: readonly NavigationLink[];
}

const { industry, service, product } = paths;

const services: readonly NavigationLink[] = [
  { label: 'AI Strategy & Discovery', path: service['ai-strategy-discovery'] },
  { label: 'AI Systems', path: service['ai-systems'] },
  { label: 'Implementation & Training', path: service['implementation-training'] },
  { label: 'Maintenance & Workshops', path: service['maintenance-workshops'] },
  { label: 'Data Security', path: service['data-security'] },
];

/** Specification, section 2: Services and Company have no index page. */
export const navigation: readonly NavigationGroup[] = [
  {
    id: 'solutions',
    label: 'Solutions',
    hasIndex: true,
    links: [
      { label: 'All solutions', path: paths.solutions },
      { label: 'HR & Personnel', path: industry.hr },
      { label: 'Marketing & Sales', path: industry.marketing },
      { label: 'Customer Service', path: industry['customer-service'] },
      { label: 'Operations & Administration', path: industry.operations },
      { label: 'Finance & Accounting', path: industry.finance },
      { label: 'Data Analysis', path: industry.data },
      { label: 'Content & Communication', path: industry.content },
      { label: 'Compliance & Strategy', path: industry.compliance },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    links: services,
  },
  {
    id: 'products',
    label: 'Products',
    hasIndex: true,
    links: [
      { label: 'All products', path: paths.products },
      { label: 'AI-Suite', path: product['ai-suite'] },
      { label: 'Voice Agents', path: product['voice-agents'] },
      { label: 'Document Processing', path: product['document-processing'] },
      { label: 'Analysis Suite', path: product['analysis-suite'] },
    ],
  },
  {
    id: 'company',
    label: 'Company',
    links: [
      { label: 'About', path: paths.about },
      { label: 'Contact', path: paths.contact },
      { label: 'Pricing', path: paths.pricing },
      { label: 'Careers', path: paths.careers },
    ],
  },
];

const toHome = (label: string): NavigationLink => ({ label, path: paths.home });

/** Specification, section 2, "Footer": most of these lead home until their pages exist. */
export const footerColumns: readonly NavigationGroup[] = [
  {
    id: 'services',
    label: 'Services',
    links: services.map(({ label }) => ({ label, path: homeAnchor(anchors.services) })),
  },
  {
    id: 'company',
    label: 'Company',
    links: [
      { label: 'About Us', path: homeAnchor(anchors.about) },
      toHome('Our Team'),
      { label: 'Careers', path: paths.careers },
      toHome('Blog'),
      { label: 'Contact', path: homeAnchor(anchors.contact) },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    links: ['Case Studies', 'Documentation', 'API Reference', 'Support Center', 'Community'].map(
      toHome,
    ),
  },
];

export const legalLinks = ['Privacy Policy', 'Terms of Service', 'Cookie Policy'].map(toHome);

/** Placeholders: buttons that lead nowhere until an owner has accounts to link. */
export const socialNetworks = [
  { label: 'LinkedIn', icon: 'linkedin' },
  { label: 'Instagram', icon: 'instagram' },
  { label: 'YouTube', icon: 'youtube' },
] as const;

export const madeIn = 'Made to measure in Europe.';
