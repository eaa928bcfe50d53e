import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { markFresh } from './far-sections';
import { followFirstViews } from './first-view';
import { IslandsWithin } from './island';
import { SiteContexts, useSiteContexts } from './site-contexts';
import { written } from './written-html';
import { pageMeta, type WrittenPage } from './written-page';

interface StillHtmlProps {
  /** What the prerender writes; only it asks. */
  renderContent?: () => ReactNode;
  /** What was written, where it does not stand in the document yet. */
  from?: WrittenPage;
}

/**
 * A page that stays the HTML it was written as, so that none of its code is ever fetched: its links and dialog buttons
 * are the shell's, what moves on first view needs no React, its islands come to life as everywhere.
 */
export function StillHtml({ renderContent, from }: StillHtmlProps) {
  const contexts = useSiteContexts();
  const element = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (from) {
      markFresh(element.current!);
      // A copy: the visitor may come back.
      element.current!.replaceChildren(document.importNode(from.content, true));
      document.head.append(...from.meta);
    }
    return () => {
      // The next page brings its own; React does not know of these.
      for (const meta of document.head.querySelectorAll(pageMeta)) meta.remove();
    };
  }, [from]);
  useEffect(() => {
    setLive(element.current);
    return followFirstViews(element.current!);
  }, []);
  return (
    <>
      <div
        ref={element}
        {...written(() => <SiteContexts {...contexts}>{renderContent?.()}</SiteContexts>, 'page')}
      />
      {live && <IslandsWithin element={live} />}
    </>
  );
}
