import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { implementationTrainingPage } from '../../content/services/implementation-training';
import { maintenanceWorkshopsPage } from '../../content/services/maintenance-workshops';
import { closedDialog, dialogStore } from '../../runtime/overlays/dialog-store';
import { ServicePage } from './service-page';

test.each([
  ['Training Program', implementationTrainingPage],
  ['View Case Studies', implementationTrainingPage],
  ['Workshop Calendar', maintenanceWorkshopsPage],
  ['Request Information', maintenanceWorkshopsPage],
])('the button "%s" does nothing', async (name, content) => {
  dialogStore.set(closedDialog);
  render(<ServicePage content={content} />, { wrapper: MemoryRouter });
  const before = document.body.innerHTML;
  await userEvent.click(screen.getByRole('button', { name }));
  expect(document.body.innerHTML).toBe(before);
  expect(dialogStore.get()).toEqual(closedDialog);
});
