/** This list is typed by hand. An imported list would not show that a public URL has disappeared. */
export const routes = [
  '/',
  '/solutions',
  '/solutions/hr',
  '/solutions/marketing',
  '/solutions/customer-service',
  '/solutions/operations',
  '/solutions/finance',
  '/solutions/data',
  '/solutions/content',
  '/solutions/compliance',
  '/services/ai-strategy-discovery',
  '/services/ai-systems',
  '/services/implementation-training',
  '/services/maintenance-workshops',
  '/services/data-security',
  '/products',
  '/products/ai-suite',
  '/products/voice-agents',
  '/products/document-processing',
  '/products/analysis-suite',
  '/about',
  '/contact',
  '/pricing',
  '/careers',
  '/jobs/senior-ai-engineer',
  '/jobs/customer-success-manager',
  '/jobs/product-designer',
  '/jobs/business-development-manager',
] as const;

/** The four job pages differ only in their texts, so the list contains only one of them. */
export const routesOfAllLooks = routes.filter(
  (path) => !path.startsWith('/jobs/') || path === '/jobs/product-designer',
);

/** One page of each kind. The pages of a kind have the same sections, and differ in their texts and drawings. */
export const routesOfAllKinds = routes.filter((path) => {
  const [folder, name] = path.slice(1).split('/');
  return !name || path === routes.find((other) => other.startsWith(`/${folder}/`));
});
