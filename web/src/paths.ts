/** The paths of all pages, without trailing slashes (requirements, section 2). */
export const paths = {
  home: '/',
  solutions: '/solutions',
  industry: {
    hr: '/solutions/hr',
    marketing: '/solutions/marketing',
    'customer-service': '/solutions/customer-service',
    operations: '/solutions/operations',
    finance: '/solutions/finance',
    data: '/solutions/data',
    content: '/solutions/content',
    compliance: '/solutions/compliance',
  },
  service: {
    'ai-strategy-discovery': '/services/ai-strategy-discovery',
    'ai-systems': '/services/ai-systems',
    'implementation-training': '/services/implementation-training',
    'maintenance-workshops': '/services/maintenance-workshops',
    'data-security': '/services/data-security',
  },
  products: '/products',
  product: {
    'ai-suite': '/products/ai-suite',
    'voice-agents': '/products/voice-agents',
    'document-processing': '/products/document-processing',
    'analysis-suite': '/products/analysis-suite',
  },
  about: '/about',
  contact: '/contact',
  pricing: '/pricing',
  careers: '/careers',
  job: {
    'senior-ai-engineer': '/jobs/senior-ai-engineer',
    'customer-success-manager': '/jobs/customer-success-manager',
    'product-designer': '/jobs/product-designer',
    'business-development-manager': '/jobs/business-development-manager',
  },
} as const;

export type IndustrySlug = keyof typeof paths.industry;
export type ServiceSlug = keyof typeof paths.service;
export type ProductSlug = keyof typeof paths.product;
export type JobSlug = keyof typeof paths.job;

/** Ids of sections to which links scroll. Other sites may link to them, so they must not change. */
export const anchors = {
  scan: 'ai-scan-section',
  services: 'services',
  about: 'about',
  contact: 'contact',
} as const;
export type Anchor = (typeof anchors)[keyof typeof anchors];

export const homeAnchor = (anchor: Anchor) => `${paths.home}#${anchor}` as const;

/** Removes the trailing slash that static hosts may add. */
export const withoutTrailingSlash = (pathname: string) =>
  pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
