import { anchors, homeAnchor, paths } from '../paths';
import { departments, departmentSlugs } from './industries/departments';
import type { Owner } from './owner-schema';
import type { GarmentName } from './types/garment-board';
import type { DataColor, FeatureIcon } from './types/page';

/**
 * Returns the pages before and after `path` in its menu, without the menu's overview page. The last page precedes the
 * first. Throws for a path that is in no menu.
 */
export function siblingsOf(path: string) {
  for (const { label, hasIndex, links } of navigation) {
    const pages = links.slice(hasIndex ? 1 : 0);
    const place = pages.findIndex((page) => page.path === path);
    if (place === -1) continue;
    return {
      label: `More ${label.toLowerCase()}`,
      previous: pages.at(place - 1)!,
      next: pages[(place + 1) % pages.length]!,
    };
  }
  throw new Error(`No group of the navigation has the page ${path}`);
}

export interface NavigationLink {
  label: string;
  path: string;
  /** The picture beside the link in the menu. After a change of a picture, run `npm run pictures`. */
  drawing?:
    | { sign: FeatureIcon; color: DataColor }
    | { garment: GarmentName }
    | { picture: 'suite' | 'voice' | 'document' | 'analyst' };
}

export interface NavigationGroup {
  id: string;
  label: string;
  /** Whether the first link leads to an overview of the other pages of the menu. */
  hasIndex?: boolean;
  links: readonly NavigationLink[];
}

const { service, product } = paths;

const signed = (
  label: string,
  path: string,
  sign: FeatureIcon,
  color: DataColor,
): NavigationLink => ({ label, path, drawing: { sign, color } });

const services: readonly NavigationLink[] = [
  signed('AI Strategy & Discovery', service['ai-strategy-discovery'], 'bulb', 'cobalt'),
  signed('AI Systems', service['ai-systems'], 'plug', 'thread'),
  signed('Implementation & Training', service['implementation-training'], 'book', 'moss'),
  signed('Maintenance & Workshops', service['maintenance-workshops'], 'needle', 'plum'),
  signed('Data Security', service['data-security'], 'lock', 'cobalt'),
];

/** The menus of the header. Services and Company have no overview page (requirements, section 2). */
export const navigation: readonly NavigationGroup[] = [
  {
    id: 'solutions',
    label: 'Solutions',
    hasIndex: true,
    links: [
      { label: 'All solutions', path: paths.solutions },
      ...departmentSlugs.map((slug) => ({
        label: departments[slug].name,
        path: paths.industry[slug],
        drawing: { garment: departments[slug].garment },
      })),
    ],
  },
  { id: 'services', label: 'Services', links: services },
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
      signed('About', paths.about, 'globe', 'moss'),
      signed('Contact', paths.contact, 'letter', 'thread'),
      signed('Pricing', paths.pricing, 'list', 'plum'),
      signed('Careers', paths.careers, 'person', 'cobalt'),
    ],
  },
];

export interface FooterLink extends NavigationLink {
  /**
   * True if the owner has not entered the target of the link. The link then leads to the home page (requirements,
   * section 2).
   */
  isMissing?: boolean;
}

const toOwner = (label: string, target: string | undefined): FooterLink =>
  target ? { label, path: target } : { label, path: paths.home, isMissing: true };
const named = ({ footer = {} }: Owner, label: keyof NonNullable<Owner['footer']>) =>
  toOwner(label, footer[label]);

export const footerColumns = (facts: Owner) => [
  {
    id: 'services',
    label: 'Services',
    links: services.map(({ label }): FooterLink => ({ label, path: homeAnchor(anchors.services) })),
  },
  {
    id: 'company',
    label: 'Company',
    links: [
      { label: 'About Us', path: homeAnchor(anchors.about) },
      named(facts, 'Our Team'),
      { label: 'Careers', path: paths.careers },
      named(facts, 'Blog'),
      { label: 'Contact', path: homeAnchor(anchors.contact) },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    links: (
      ['Case Studies', 'Documentation', 'API Reference', 'Support Center', 'Community'] as const
    ).map((label) => named(facts, label)),
  },
];

export const legalLinks = ({ legal = {} }: Owner): FooterLink[] => [
  toOwner('Privacy Policy', legal.privacy),
  toOwner('Terms of Service', legal.terms),
  toOwner('Cookie Policy', legal.cookies),
  ...(legal.imprint ? [toOwner('Imprint', legal.imprint)] : []),
];

/** Existing pages with the information that visitors look for on legal pages. */
export const answerLinks: readonly FooterLink[] = [
  { label: 'Who we are', path: `${paths.about}#terms-title` },
  { label: 'Your data', path: `${service['data-security']}#terms-title` },
  { label: 'Prices', path: paths.pricing },
];

export const soon = 'soon';

/** An entry is a link if owner.ts contains the account's address, and otherwise a button without an effect. */
export const socialNetworks = [
  { label: 'LinkedIn', icon: 'linkedin' },
  { label: 'Instagram', icon: 'instagram' },
  { label: 'YouTube', icon: 'youtube' },
] as const;

export const madeIn = 'Made to measure for Europe.';
