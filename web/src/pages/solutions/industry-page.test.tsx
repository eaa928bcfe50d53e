import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everyIndustry } from '../../content/industries/every-industry';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { showPageOnce } from '../../test/shown-page';
import { IndustryPage } from './industry-page';

const figures = {
  hr: ['40%', '30%', '20%', '50%'],
  marketing: ['30%', '25%', '15%', '20%'],
  'customer-service': ['50%', '30%', '60%', '24/7'],
  operations: ['60%', '45%', '35%', '99%'],
  finance: ['70%', '95%', '50%', '40%'],
  data: ['80%', '60%', '90%', '50%'],
  content: ['75%', '60%', '50%', '24/7'],
  compliance: ['90%', '80%', '60%', '99%'],
};
const industries = Object.keys(everyIndustry) as (keyof typeof figures)[];

describe.each(industries)('the page %s', (industry) => {
  const content = everyIndustry[industry];
  showPageOnce(<IndustryPage content={content} />);

  test('shows its name, and its sections in order, each with a name', () => {
    expect(screen.getByText(`Solutions / ${content.name}`)).toBeInTheDocument();
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
  });

  test('shows four rings with the values of the requirements', () => {
    const impact = within(screen.getByRole('region', { name: String(content.impact.title) }));
    expect(impact.getAllByRole('img').map((ring) => ring.getAttribute('aria-label'))).toEqual(
      figures[industry],
    );
  });

  test('lists six platforms if its content has integrations, and otherwise has no such section', () => {
    const heading = screen.queryByRole('heading', { level: 2, name: /Integrations/ });
    expect(heading?.closest('section')?.querySelectorAll('li').length).toBe(
      content.integrations ? 6 : undefined,
    );
  });

  test('has two or more buttons with "Discovery" that open the dialog', async () => {
    const buttons = screen.getAllByRole('button', { name: /Discovery/ });
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByRole('link', { name: /Discovery/ })).not.toBeInTheDocument();
    for (const button of buttons) {
      dialogStore.set({ open: null, trigger: null });
      await userEvent.click(button);
      expect(dialogStore.get().open).toBe('discovery');
    }
  });
});
