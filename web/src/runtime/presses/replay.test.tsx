import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { outsideAct } from '../../test/render';
import { hydrateIsland } from '../islands/hydrate';
import { startPresses } from './replay';

function Controls() {
  const [pressed, setPressed] = useState('');
  const button = (name: string) => (
    <button type="button" className="page" onClick={() => setPressed(name)}>
      {name}
    </button>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setPressed('Send');
      }}
    >
      <input name="email" />
      {button('Apply Now')}
      {button('Full Discovery')}
      <button className="page">Send</button>
      <output>{pressed}</output>
    </form>
  );
}

let island: HTMLElement;

beforeEach(() => {
  island = document.createElement('div');
  island.dataset.island = 'controls';
  island.dataset.unhydrated = '';
  island.innerHTML = renderToString(<Controls />, { identifierPrefix: 'controls' });
  document.body.replaceChildren(island);
  startPresses({
    hydratePart: (part) =>
      hydrateIsland(part, { load: async () => Controls }, () => Promise.resolve()),
    showDialog: () => Promise.reject(new Error('No dialog was pressed')),
    loadDialog: () => Promise.reject(new Error('No dialog was pressed')),
  });
});

/** Changes the HTML as a password manager does. React removes the added elements. */
function addForeignButton() {
  const wrapper = document.createElement('span');
  const field = island.querySelector('input')!;
  field.replaceWith(wrapper);
  wrapper.append(field, document.createElement('button'));
}

const isWanted = () => true;
const pressAndHydrate = (name: string) =>
  outsideAct(() =>
    self.replayPress!(
      [...island.querySelectorAll('button')].find(({ textContent }) => textContent === name)!,
      isWanted,
    ),
  );

test.each(['Apply Now', 'Full Discovery', 'Send'])(
  'replays the press on "%s" although a browser extension has added a button before it',
  async (name) => {
    addForeignButton();
    await pressAndHydrate(name);
    expect(island.querySelectorAll('button')).toHaveLength(3);
    expect(island.querySelector('output')).toHaveTextContent(name);
  },
);

test('replays the press on a button if an extension adds a button while the code loads', async () => {
  const pressing = pressAndHydrate('Apply Now');
  addForeignButton();
  await pressing;
  expect(island.querySelector('output')).toHaveTextContent('Apply Now');
});

test('replays the press on a button to which a browser extension has added a class', async () => {
  addForeignButton();
  const [, , button] = island.querySelectorAll('button');
  button!.classList.add('extension');
  await pressAndHydrate('Full Discovery');
  expect(island.querySelector('output')).toHaveTextContent('Full Discovery');
});

test('replays no press for a button that a browser extension has added', async () => {
  addForeignButton();
  await pressAndHydrate('');
  expect(island.querySelector('output')).toBeEmptyDOMElement();
});
