import { screen } from '@testing-library/react';
import { site } from '../../content/site';
import { renderPage } from '../../test/render';
import { ContactPage } from './contact-page';

test('links to the email address and the phone number', async () => {
  await renderPage(<ContactPage />);
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  );
});
