import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { checkConsoleErrors, watchConsoleErrors } from './console-errors';
import { renderPage } from './render';

/**
 * Renders a page as static HTML for all tests of a file or `describe` block. It renders only once, because rendering
 * takes most of a test's time.
 */
export function showPageOnce(page: ReactNode, path = '/') {
  beforeAll(async () => {
    watchConsoleErrors();
    await renderPage(page, path);
    const html = document.body.innerHTML;
    cleanup();
    checkConsoleErrors();
    document.body.innerHTML = html;
  });
  afterAll(() => document.body.replaceChildren());
}
