import { anchors, homeAnchor, paths } from '../paths';
import { garments } from './industries/garments';
import type { GarmentName } from './types/garment-board';
import type { DataColor, FeatureIcon } from './types/page';

/**
 * Returns a link whose label lacks "Discovery". In `main`, every control with that word must open the Discovery dialog.
 */
const withoutDiscovery = ({ label, path }: NavigationLink): NavigationLink => ({
  label: label.replace(' & Discovery', ''),
  path,
});

/**
 * Returns the previous and the next page in the same menu. The first page follows the last page, and the overview page
 * is left out. Throws for a path that is in no menu.
 */
export function siblingsOf(path: string) {
  for (const { label, hasIndex, links } of navigation) {
    const pages = links.slice(hasIndex ? 1 : 0);
    const place = pages.findIndex((page) => page.path === path);
    if (place === -1) continue;
    return {
      label: `More ${label.toLowerCase()}`,
      previous: withoutDiscovery(pages.at(place - 1)!),
      next: withoutDiscovery(pages[(place + 1) % pages.length]!),
    };
  }
  throw new Error(`No group of the navigation has the page ${path}`);
}

export interface NavigationLink {
  label: string;
  path: string;
  /** Picture beside the link in the menus. After a change of a picture, run `npm run pictures`. */
  drawing?:
    | { sign: FeatureIcon; color: DataColor }
    | { garment: GarmentName }
    | { picture: 'suite' | 'voice' | 'document' | 'analyst' };
}

export interface NavigationGroup {
  id: string;
  label: string;
  /** Whether the first link leads to an overview of the pages behind the other links. */
  hasIndex?: boolean;
  links: readonly NavigationLink[];
}

const { industry, service, product } = paths;

const services: readonly NavigationLink[] = [
  {
    label: 'AI Strategy & Discovery',
    path: service['ai-strategy-discovery'],
    drawing: { sign: 'bulb', color: 'cobalt' },
  },
  { label: 'AI Systems', path: service['ai-systems'], drawing: { sign: 'plug', color: 'thread' } },
  {
    label: 'Implementation & Training',
    path: service['implementation-training'],
    drawing: { sign: 'book', color: 'moss' },
  },
  {
    label: 'Maintenance & Workshops',
    path: service['maintenance-workshops'],
    drawing: { sign: 'needle', color: 'plum' },
  },
  {
    label: 'Data Security',
    path: service['data-security'],
    drawing: { sign: 'lock', color: 'cobalt' },
  },
];

/** The menus of the header. Services and Company have no overview page (requirements, section 2). */
export const navigation: readonly NavigationGroup[] = [
  {
    id: 'solutions',
    label: 'Solutions',
    hasIndex: true,
    links: [
      { label: 'All solutions', path: paths.solutions },
      { label: 'HR & Personnel', path: industry.hr, drawing: { garment: garments.hr } },
      {
        label: 'Marketing & Sales',
        path: industry.marketing,
        drawing: { garment: garments.marketing },
      },
      {
        label: 'Customer Service',
        path: industry['customer-service'],
        drawing: { garment: garments['customer-service'] },
      },
      {
        label: 'Operations & Administration',
        path: industry.operations,
        drawing: { garment: garments.operations },
      },
      {
        label: 'Finance & Accounting',
        path: industry.finance,
        drawing: { garment: garments.finance },
      },
      { label: 'Data Analysis', path: industry.data, drawing: { garment: garments.data } },
      {
        label: 'Content & Communication',
        path: industry.content,
        drawing: { garment: garments.content },
      },
      {
        label: 'Compliance & Strategy',
        path: industry.compliance,
        drawing: { garment: garments.compliance },
      },
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
      { label: 'AI-Suite', path: product['ai-suite'], drawing: { picture: 'suite' } },
      { label: 'Voice Agents', path: product['voice-agents'], drawing: { picture: 'voice' } },
      {
        label: 'Document Processing',
        path: product['document-processing'],
        drawing: { picture: 'document' },
      },
      { label: 'Analysis Suite', path: product['analysis-suite'], drawing: { picture: 'analyst' } },
    ],
  },
  {
    id: 'company',
    label: 'Company',
    links: [
      { label: 'About', path: paths.about, drawing: { sign: 'globe', color: 'moss' } },
      { label: 'Contact', path: paths.contact, drawing: { sign: 'letter', color: 'thread' } },
      { label: 'Pricing', path: paths.pricing, drawing: { sign: 'list', color: 'plum' } },
      { label: 'Careers', path: paths.careers, drawing: { sign: 'person', color: 'cobalt' } },
    ],
  },
];

const toHome = (label: string): NavigationLink => ({ label, path: paths.home });

/**
 * Links of the footer. Most lead to the home page: to one of its sections or, if a page does not exist, to its top
 * (requirements, section 2).
 */
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

/**
 * Links beside the links to legal pages. They lead to existing pages with the information that visitors look for on
 * legal pages.
 */
export const answerLinks: readonly NavigationLink[] = [
  { label: 'Who we are', path: `${paths.about}#terms-title` },
  { label: 'Your data', path: `${service['data-security']}#terms-title` },
  { label: 'Prices', path: paths.pricing },
];

const footerLinks = [...footerColumns.flatMap(({ links }) => links), ...legalLinks];

/**
 * Note in the footer: links to pages that do not exist lead to the home page. The note is empty if there are no such
 * links.
 */
export const missingPages = footerLinks.some(({ path }) => path === paths.home)
  ? 'Pages that are not online yet lead home.'
  : '';

/** Placeholders in the footer: buttons that do nothing until the owner has accounts to link to. */
export const socialNetworks = [
  { label: 'LinkedIn', icon: 'linkedin' },
  { label: 'Instagram', icon: 'instagram' },
  { label: 'YouTube', icon: 'youtube' },
] as const;

export const madeIn = 'Made to measure for Europe.';
