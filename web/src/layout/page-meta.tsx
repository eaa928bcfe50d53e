import { site } from '../content/site';
import type { PageMetadata } from '../content/types/page';

export interface PageMetaProps extends PageMetadata {
  /** The page's path; absent on the 404 page, which has no address of its own. */
  path?: string;
}

const { SITE_URL, PUBLIC_PATH = '/' } = process.env;

/**
 * Title, description and, where SITE_URL is set, the canonical link: a relative one says nothing, and search engines
 * mark it as a fault. React moves them into the head, the prerender writes them there. What only
 * machines read that run no script (sharing, structured data), the prerender adds (web/build).
 */
export function PageMeta({ title, description, path }: PageMetaProps) {
  return (
    <>
      <title>{title.includes(site.name) ? title : `${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {!path && <meta name="robots" content="noindex" />}
      {path && SITE_URL && (
        <link rel="canonical" href={SITE_URL + PUBLIC_PATH.slice(0, -1) + path} />
      )}
    </>
  );
}
