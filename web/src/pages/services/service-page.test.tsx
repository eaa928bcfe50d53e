import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { aiStrategyDiscoveryPage } from '../../content/services/ai-strategy-discovery';
import { aiSystemsPage } from '../../content/services/ai-systems';
import { dataSecurityPage } from '../../content/services/data-security';
import { implementationTrainingPage } from '../../content/services/implementation-training';
import { maintenanceWorkshopsPage } from '../../content/services/maintenance-workshops';
import type { ServiceContent } from '../../content/types/service';
import { closedDialog, dialogStore } from '../../runtime/overlays/dialog-store';
import { showPageOnce } from '../../test/shown-page';
import { ServicePage } from './service-page';

const show = (content: ServiceContent) =>
  render(<ServicePage content={content} />, { wrapper: MemoryRouter });

const sections: [string, ServiceContent, string[]][] = [
  ['discovery', aiStrategyDiscoveryPage, ['process-title', 'blueprint-title', 'offer-title']],
  ['systems', aiSystemsPage, ['features-title', 'types-title', 'terms-title']],
  ['implementation', implementationTrainingPage, ['features-title', 'process-title']],
  ['maintenance', maintenanceWorkshopsPage, ['features-title', 'topics-title']],
  ['security', dataSecurityPage, ['features-title', 'standards-title', 'terms-title']],
];

describe.each(sections)('the page %s', (_, content, ids) => {
  showPageOnce(<ServicePage content={content} />);

  test('shows its sections in order, each with a name', () => {
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(headings).toEqual([...ids, 'closing-title']);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const section of document.querySelectorAll('section'))
      expect(section).toHaveAccessibleName();
  });

  test('opens the dialog on every button with "Discovery"', async () => {
    const buttons = screen.getAllByRole('button', { name: /Discovery/ });
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const button of buttons) {
      dialogStore.set(closedDialog);
      await userEvent.click(button);
      expect(dialogStore.get().open).toBe('discovery');
    }
    expect(screen.queryByRole('link', { name: /Discovery/ })).toBeNull();
  });
});

test.each([
  ['Training Program', implementationTrainingPage],
  ['View Case Studies', implementationTrainingPage],
  ['Workshop Calendar', maintenanceWorkshopsPage],
  ['Request Information', maintenanceWorkshopsPage],
])('the button "%s" does nothing', async (name, content) => {
  dialogStore.set(closedDialog);
  show(content);
  const before = document.body.innerHTML;
  await userEvent.click(screen.getByRole('button', { name }));
  expect(document.body.innerHTML).toBe(before);
  expect(dialogStore.get()).toEqual(closedDialog);
});

test('renders the steps of a process as an ordered list', () => {
  show(implementationTrainingPage);
  const list = screen.getByRole('heading', { name: 'Go-Live Support' }).closest('ol');
  expect(list?.querySelectorAll('li h3')).toHaveLength(6);
});
