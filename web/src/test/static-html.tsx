import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

/** Puts a part of a page into the document as static HTML, like the build. React does not hydrate it. */
export function showStaticHtml(part: ReactNode, path = '/') {
  document.body.innerHTML = renderToString(
    <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>,
  );
}

afterEach(() => document.body.replaceChildren());
