import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followFirstViews } from './first-view';
import { IslandsWithin } from './island';
import type { LazyComponent } from './lazy-component';
import { SiteContexts, useSiteContexts } from './site-contexts';
import { written } from './written-html';

/** What a page puts into the head; see layout/page-meta. */
const pageMeta = 'title, meta[name=description], meta[name=robots], link[rel=canonical]';

/**
 * A page that stays the HTML it was written as, so that none of its code is fetched on the first visit: its links and
 * dialog buttons are the shell's, what moves on first view needs no React, its islands come to life as everywhere.
 * Only the prerender needs `page` itself.
 */
export function StillHtml({ page }: { page: LazyComponent<object> }) {
  const contexts = useSiteContexts();
  const element = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<HTMLElement | null>(null);
  useEffect(() => {
    setLive(element.current);
    return followFirstViews(element.current!);
  }, []);
  // The next page brings its own; React does not know of these.
  useLayoutEffect(
    () => () => {
      for (const meta of document.head.querySelectorAll(pageMeta)) meta.remove();
    },
    [],
  );
  return (
    <>
      <div
        ref={element}
        {...written(
          () => <SiteContexts {...contexts}>{createElement(page.get())}</SiteContexts>,
          'page',
        )}
      />
      {live && <IslandsWithin element={live} />}
    </>
  );
}
