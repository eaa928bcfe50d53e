import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { everyIndustry } from '../../content/industries/every-industry';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { IndustryPage } from './industry-page';

const pages = Object.values(everyIndustry).map((content) => [content.name, content] as const);

test.each(pages)(
  'the page %s shows its name, and its sections in order, each with a name',
  (name, content) => {
    render(<IndustryPage content={content} />, { wrapper: MemoryRouter });
    expect(screen.getByText(`Solutions / ${name}`)).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual([
      'impact-title',
      'features-title',
      ...(content.integrations ? ['integrations-title'] : []),
      'stories-title',
      'closing-title',
    ]);
    for (const section of document.querySelectorAll('section'))
      expect(section).toHaveAccessibleName();
  },
);

test.each([
  ['hr', ['40%', '30%', '20%', '50%']],
  ['marketing', ['30%', '25%', '15%', '20%']],
  ['customer-service', ['50%', '30%', '60%', '24/7']],
  ['operations', ['60%', '45%', '35%', '99%']],
  ['finance', ['70%', '95%', '50%', '40%']],
  ['data', ['80%', '60%', '90%', '50%']],
  ['content', ['75%', '60%', '50%', '24/7']],
  ['compliance', ['90%', '80%', '60%', '99%']],
] as const)('the page %s shows four rings with the values of the requirements', (name, figures) => {
  const content = everyIndustry[name];
  render(<IndustryPage content={content} />, { wrapper: MemoryRouter });
  const impact = within(screen.getByRole('region', { name: String(content.impact.title) }));
  expect(impact.getAllByRole('img').map((ring) => ring.getAttribute('aria-label'))).toEqual(
    figures,
  );
});

test.each(pages)(
  'the page %s lists six platforms if its content has integrations, and otherwise has no such section',
  (_, content) => {
    render(<IndustryPage content={content} />, { wrapper: MemoryRouter });
    const heading = screen.queryByRole('heading', { level: 2, name: /Integrations/ });
    expect(heading?.closest('section')?.querySelectorAll('li').length).toBe(
      content.integrations ? 6 : undefined,
    );
  },
);

test.each(pages)(
  'the page %s has two or more buttons with "Discovery" that open the dialog',
  async (_, content) => {
    render(<IndustryPage content={content} />, { wrapper: MemoryRouter });
    const buttons = screen.getAllByRole('button', { name: /Discovery/ });
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByRole('link', { name: /Discovery/ })).not.toBeInTheDocument();
    for (const button of buttons) {
      dialogStore.set({ open: null, trigger: null });
      await userEvent.click(button);
      expect(dialogStore.get().open).toBe('discovery');
    }
  },
);
