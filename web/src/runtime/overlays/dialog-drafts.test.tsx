import { act, fireEvent, screen } from '@testing-library/react';
import { openDialog } from './dialog-store';
import { readDraft } from './draft-store';
import { control, renderInSite } from '../../test/render';

afterEach(() => jest.useRealTimers());

async function open() {
  renderInSite(null);
  act(() => openDialog('discovery'));
  await screen.findByRole('dialog');
  jest.useFakeTimers();
  const draft = () => readDraft('discovery-dialog').values['firstName'];
  const type = (firstName: string) =>
    act(async () => fireEvent.input(control('firstName'), { target: { value: firstName } }));
  return { draft, type };
}

test('saves the draft of a dialog when the page is hidden', async () => {
  const { draft, type } = await open();
  await type('Sanne');
  expect(draft()).not.toBe('Sanne');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockRestore();
  expect(draft()).toBe('Sanne');
});

test('saves the draft of a dialog at most once per second while the visitor types', async () => {
  const { draft, type } = await open();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  for (const typed of ['S', 'Sa', 'San']) {
    await type(typed);
    await act(() => jest.advanceTimersByTimeAsync(300));
  }
  expect(write).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(draft()).toBe('San');
  expect(write).toHaveBeenCalledTimes(1);

  await type('Sanne');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(draft()).toBe('Sanne');
  expect(write).toHaveBeenCalledTimes(2);
  write.mockRestore();
});
