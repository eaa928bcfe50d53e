import type {
  BreadcrumbList,
  Graph,
  ListItem,
  Offer,
  Organization,
  Product,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { owner } from '../src/content/owner';
import { about } from '../src/content/pages/about';
import { priceOf, pricing, type Plan } from '../src/content/pages/pricing';
import { aiStrategyDiscoveryPage } from '../src/content/services/ai-strategy-discovery';
import { site } from '../src/content/site';
import { paths } from '../src/paths';
import { linkNames, type PageFacts, type PageKind } from './page-facts';
import { picturePath } from './social-tags';

type Address = (path: string) => string;

/** Path of the overview page in a page's breadcrumbs, by kind of page. */
const overviewOf: Partial<Record<PageKind, string>> = {
  industry: paths.solutions,
  product: paths.products,
  job: paths.careers,
};

/**
 * Returns JSON-LD for search engines. Testimonials have no rating (requirements, section 1). Jobs are no JobPosting,
 * because their forms send nothing. No page is a FAQPage, because none lists questions with answers.
 */
export function structuredData(page: PageFacts, address: Address): Graph {
  return { '@context': 'https://schema.org', '@graph': thingsOn(page, address) };
}

/** Browsers do not execute JSON-LD, so it needs no hash in the security policy. */
export const dataElement = (graph: Graph) =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;

function thingsOn(page: PageFacts, address: Address): Thing[] {
  if (page.kind === 'home') return [website(address)];
  const things: Thing[] = [breadcrumbs(page, address)];
  if (page.kind === 'service' || page.kind === 'industry' || page.kind === 'product') {
    things.push(service(page, address));
  }
  if (page.kind === 'about') things.push(organization(address));
  if (page.kind === 'pricing') things.push(...products(page, address));
  return things;
}

const organizationId = (address: Address) => `${address(paths.home)}#organization`;

const provider = (address: Address): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(address),
  name: site.name,
  url: address(paths.home),
});

/** The description is only for the about page, which contains its facts. */
function organization(address: Address): Organization {
  const { company } = owner;
  return {
    ...(provider(address) as object),
    '@type': 'Organization',
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

function website(address: Address): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: address(paths.home),
    inLanguage: 'en',
    publisher: { '@id': organizationId(address) },
  };
}

function breadcrumbs({ path, kind, name }: PageFacts, address: Address): BreadcrumbList {
  const trail = [paths.home, overviewOf[kind], path].filter((step) => step !== undefined);
  const items = trail.map((step, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step === path ? name : linkNames.get(step)!,
    item: address(step),
  }));
  return { '@type': 'BreadcrumbList', itemListElement: items };
}

function service({ path, name, description }: PageFacts, address: Address): Service {
  return {
    '@type': 'Service',
    name,
    description,
    url: address(path),
    provider: provider(address),
    ...(path === paths.service['ai-strategy-discovery'] && {
      offers: discoveryOffer(address(path)),
    }),
  };
}

const currency = 'EUR';
const inStock = 'https://schema.org/InStock';

function discoveryOffer(url: string): Offer {
  const { title, amount } = aiStrategyDiscoveryPage.offer!.price;
  return {
    '@type': 'Offer',
    name: title,
    price: amount.replace('€', ''),
    priceCurrency: currency,
    availability: inStock,
    url,
  };
}

/** One product per plan with a fixed price. The price of the Enterprise plan is negotiated. */
function products({ path }: PageFacts, address: Address): Product[] {
  const priced = pricing.plans.filter(({ monthlyPrice }) => monthlyPrice !== undefined);
  return priced.map((plan) => ({
    '@type': 'Product',
    name: `${site.name} ${plan.name}`,
    description: `${plan.description} ${plan.features.join(', ')}.`,
    image: address(picturePath),
    brand: { '@type': 'Brand', name: site.name },
    offers: planOffers(plan, address(path)),
  }));
}

/** The free plan has a single offer, because its price is always zero. */
function planOffers(plan: Plan, url: string): Offer[] {
  return (plan.monthlyPrice ? [false, true] : [false]).map((isAnnual) => {
    const price = priceOf(plan, isAnnual).amount!;
    return {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      availability: inStock,
      url,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        // UN/CEFACT codes for a year and a month.
        unitCode: isAnnual ? 'ANN' : 'MON',
      },
    };
  });
}
