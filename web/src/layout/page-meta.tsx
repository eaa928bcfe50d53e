import type { PageMetadata } from '../content/page-content';
import { site } from '../content/site';

export interface PageMetaProps extends PageMetadata {
  /** The page's path; absent on the 404 page, which has no address of its own. */
  path?: string;
}

/** Where every canonical link begins: without SITE_URL they are relative to the host. */
const base = `${process.env.SITE_URL ?? ''}${(process.env.PUBLIC_PATH ?? '/').slice(0, -1)}`;

/**
 * Title, description and canonical link; React moves them into the head, the prerender writes them there. What only
 * machines read that run no script (sharing, structured data), the prerender adds (web/build).
 */
export function PageMeta({ title, description, path }: PageMetaProps) {
  return (
    <>
      <title>{title.includes(site.name) ? title : `${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {path ? (
        <link rel="canonical" href={base + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
