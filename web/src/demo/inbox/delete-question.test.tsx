import { act, fireEvent, screen } from '@testing-library/react';
import { submissionsStore } from '../state/submissions';
import { mayDeleteLeads } from './delete-question';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

test('asks before leads are deleted, names their number, and offers to export them', async () => {
  expect(await mayDeleteLeads()).toBe(true);
  const lead = { id: 1, email: 'a@x.example', createdAt: '2024-05-01T10:00:00.000Z' };
  submissionsStore.set({ ...submissionsStore.get(), contact: [lead, { ...lead, id: 2 }] as never });
  for (const [name, isDeleted] of [
    ['Keep', false],
    ['Delete', true],
  ] as const) {
    let answer!: Promise<boolean>;
    act(() => {
      answer = mayDeleteLeads();
    });
    await screen.findByRole('dialog', { name: 'This deletes 2 leads in the inbox' });
    screen.getByRole('button', { name: 'Export Contact and Discovery' });
    fireEvent.click(screen.getByRole('button', { name }));
    await act(async () => expect(await answer).toBe(isDeleted));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
