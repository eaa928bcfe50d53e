import { site } from '../content/site';
import type { PageMetadata } from '../content/types/page';

interface PageMetaProps extends PageMetadata {
  /** The page's path. The 404 page has none. */
  path?: string;
}

const { SITE_URL, PUBLIC_PATH = '/' } = process.env;

/**
 * Renders the title, the description and, if SITE_URL is set, the canonical link. (Without SITE_URL the link would be
 * relative, which search engines advise against.) The 404 page, which has no `path`, gets `noindex` in place of the
 * link. React moves these elements into the head. The build adds further tags for search and sharing (web/build).
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
