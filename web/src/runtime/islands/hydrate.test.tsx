import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expectConsoleErrors } from '../../test/console-errors';
import { outsideAct } from '../../test/render';
import { hydrateIsland, type IslandLoader } from './hydrate';
import { rootOptions } from './run-root';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Email <input name="email" />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </form>
  );
}

const missing = new TypeError('Failed to fetch dynamically imported module');
const report = jest.spyOn(rootOptions, 'onRecoverableError');
let container: HTMLElement;

const hydrate = (load: IslandLoader['load'], loadFirst = () => Promise.resolve<unknown>(0)) =>
  outsideAct(() => hydrateIsland(container, { load }, loadFirst));

const press = async () => {
  await userEvent.click(screen.getByRole('button'));
  return screen.getByRole('button').textContent;
};

beforeEach(() => {
  report.mockClear();
  container = document.createElement('div');
  container.dataset.island = 'counter';
  container.dataset.unhydrated = '';
  container.innerHTML = renderToString(<Counter />, { identifierPrefix: 'counter' });
  document.body.replaceChildren(container);
});

test('makes React handle events in the prerendered HTML', async () => {
  const button = screen.getByRole('button');
  expect(await press()).toBe('Pressed 0 times');
  await hydrate(async () => Counter);
  expect(container).not.toHaveAttribute('data-unhydrated');
  expect(screen.getByRole('button')).toBe(button);
  expect(await press()).toBe('Pressed 1 times');
  expect(report).not.toHaveBeenCalled();
});

test('renders the component if the island is empty', async () => {
  container.replaceChildren();
  await hydrate(async () => Counter);
  expect(await press()).toBe('Pressed 1 times');
  expect(report).not.toHaveBeenCalled();
});

test('loads and hydrates an island only once, even after several calls', async () => {
  const load = jest.fn(async () => Counter);
  await Promise.all([hydrate(load), hydrate(load)]);
  expect(await press()).toBe('Pressed 1 times');
  await hydrate(load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1 times');
});

test.each<[string, 'load' | 'loadFirst']>([
  ['its dependencies', 'loadFirst'],
  ['its code', 'load'],
])('rejects after a failed load of %s, and tries again on the next call', async (_, lost) => {
  const code = { load: jest.fn(async () => Counter), loadFirst: jest.fn(async () => undefined) };
  code[lost].mockRejectedValueOnce(missing);
  await expect(hydrate(code.load, code.loadFirst)).rejects.toBe(missing);
  expect(container).toHaveAttribute('data-unhydrated');
  expect(await press()).toBe('Pressed 0 times');

  await hydrate(code.load, code.loadFirst);
  expect(container).not.toHaveAttribute('data-unhydrated');
  expect(await press()).toBe('Pressed 1 times');
});

test('keeps typed text and focus if the browser’s translation has changed the HTML', async () => {
  screen.getByRole('button').innerHTML = '<font>0 mal gedrückt</font>';
  const old = screen.getByRole('textbox');
  await userEvent.type(old, 'sanne@');
  await hydrate(async () => Counter);
  expect(screen.getByRole('textbox')).not.toBe(old);
  expect(screen.getByRole('textbox')).toHaveValue('sanne@');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(await press()).toBe('Pressed 1 times');
  expect(report).toHaveBeenCalledTimes(1);
});

test('shows a message inside the island if its component throws, and the console names the error', async () => {
  expectConsoleErrors();
  const broken = new Error('Broken');
  await hydrate(async () => () => {
    throw broken;
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This part stopped working. Reload the page to use it.',
  );
  expect(jest.mocked(console.error).mock.calls.flat()).toContain(broken);
});
