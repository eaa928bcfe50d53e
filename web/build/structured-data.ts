import { owner } from '../src/content/owner';
import { about } from '../src/content/pages/about';
import { site } from '../src/content/site';
import { paths } from '../src/paths';

/**
 * Returns JSON-LD that tells search engines about the company. Only the about page has it, because that page contains
 * these facts. Browsers do not execute JSON-LD, so it needs no hash in the security policy.
 */
export function organizationData(address: (path: string) => string): string {
  const { company } = owner;
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
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
  const json = JSON.stringify(organization).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
