import type { PageMetadata } from '../content/page-content';
import { site } from '../content/site';

export interface PageMetaProps extends PageMetadata {
  /** The page's path; absent on the 404 page, which has no address of its own. */
  path?: string;
}

/** Title, description and canonical link; React moves them into the head, the prerender writes them there. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  return (
    <>
      <title>{title.includes(site.name) ? title : `${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {path ? (
        <link rel="canonical" href={`${process.env.SITE_URL ?? ''}${path}`} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
