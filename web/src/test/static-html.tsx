import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

/** Shows a part of the page as static HTML without React, as the export writes it. */
export function showStaticHtml(part: ReactNode, path = '/') {
  document.body.innerHTML = renderToString(
    <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>,
  );
}

afterEach(() => document.body.replaceChildren());
