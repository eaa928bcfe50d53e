import { showStaticHtml } from '../test/static-html';
import { SiteHeader } from './site-header';

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each([
  [
    'solutions',
    [
      ['All solutions', '/solutions'],
      ['HR & Personnel', '/solutions/hr'],
      ['Marketing & Sales', '/solutions/marketing'],
      ['Customer Service', '/solutions/customer-service'],
      ['Operations & Administration', '/solutions/operations'],
      ['Finance & Accounting', '/solutions/finance'],
      ['Data Analysis', '/solutions/data'],
      ['Content & Communication', '/solutions/content'],
      ['Compliance & Strategy', '/solutions/compliance'],
    ],
  ],
  [
    'services',
    [
      ['AI Strategy & Discovery', '/services/ai-strategy-discovery'],
      ['AI Systems', '/services/ai-systems'],
      ['Implementation & Training', '/services/implementation-training'],
      ['Maintenance & Workshops', '/services/maintenance-workshops'],
      ['Data Security', '/services/data-security'],
    ],
  ],
  [
    'products',
    [
      ['All products', '/products'],
      ['AI-Suite', '/products/ai-suite'],
      ['Voice Agents', '/products/voice-agents'],
      ['Document Processing', '/products/document-processing'],
      ['Analysis Suite', '/products/analysis-suite'],
    ],
  ],
  [
    'company',
    [
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Pricing', '/pricing'],
      ['Careers', '/careers'],
    ],
  ],
])('the dropdown %s links to its pages', (id, links) => {
  showStaticHtml(<SiteHeader />);
  const found = [...document.querySelectorAll(`#nav-${id} a`)];
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});

test.each(['/about', '/about/'])(
  'at %s, dropdowns and phone menu mark only the current page',
  (path) => {
    showStaticHtml(<SiteHeader />, path);
    expect(textsOf('[aria-current]')).toEqual(['About', 'About']);
    expect(textsOf('#nav-company [aria-current=page]')).toEqual(['About']);
    expect(textsOf('#site-menu [aria-current=page]')).toEqual(['About']);
  },
);
