import { owner } from '../src/content/owner';
import { about } from '../src/content/pages/about';
import { site } from '../src/content/site';
import { paths } from '../src/paths';
import { linkNames, type PageFacts, type PageKind } from './page-facts';

type Address = (path: string) => string;

/** An entity of https://schema.org. */
type Thing = { '@type': string } & Record<string, unknown>;

/** Path of the overview page in a page's breadcrumbs, by kind of page. */
const overviewOf: Partial<Record<PageKind, string>> = {
  industry: paths.solutions,
  product: paths.products,
  job: paths.careers,
};

/**
 * Returns JSON-LD, which tells search engines the site's name, the organization and breadcrumbs. Testimonials get no
 * rating (requirements, section 1). Jobs get no JobPosting, because their forms send nothing.
 */
export const structuredData = (page: PageFacts, address: Address) => ({
  '@context': 'https://schema.org',
  '@graph': thingsOn(page, address),
});

/** Browsers do not execute JSON-LD, so it needs no hash in the security policy. */
export const dataElement = (graph: object) =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;

function thingsOn(page: PageFacts, address: Address): Thing[] {
  if (page.kind === 'home') return [website(address)];
  const trail = breadcrumbs(page, address);
  return page.kind === 'about' ? [trail, organization(address)] : [trail];
}

const organizationId = (address: Address) => `${address(paths.home)}#organization`;

/** Describes the company. Only the about page's JSON-LD contains it, because that page contains these facts. */
function organization(address: Address): Thing {
  const { company } = owner;
  return {
    '@type': 'Organization',
    '@id': organizationId(address),
    name: site.name,
    url: address(paths.home),
    slogan: site.tagline,
    description: site.description,
    logo: address('/icons/icon-512.png'),
    ...(company?.name && { legalName: company.name }),
    ...(company?.address && { address: company.address }),
    ...(company?.vatNumber && { vatID: company.vatNumber }),
    email: site.email,
    telephone: site.phone,
    foundingDate: about.statistics.items[0].value,
    areaServed: about.presence.countries.map(({ name }) => ({ '@type': 'Country', name })),
  };
}

function website(address: Address): Thing {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: address(paths.home),
    inLanguage: 'en',
    publisher: { '@id': organizationId(address) },
  };
}

function breadcrumbs({ path, kind, name }: PageFacts, address: Address): Thing {
  const trail = [paths.home, overviewOf[kind], path].filter((step) => step !== undefined);
  const items = trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step === path ? name : linkNames.get(step)!,
    item: address(step),
  }));
  return { '@type': 'BreadcrumbList', itemListElement: items };
}
