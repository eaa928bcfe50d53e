import { css, Global } from '@emotion/react';
import { navigation } from '../../content/navigation';
import { useStore } from '../../stores/use-store';
import { color, font, media } from '../../theme/tokens';
import { spreadRow } from '../../ui/layout';
import { isBlankKey } from '../console/commands';
import { CommandsPanel } from '../console/commands-panel';
import { PrepareForm } from '../console/prepare-form';
import { ScenarioChoice } from '../console/scenario-choice';
import { SubmissionList } from '../inbox/submission-list';
import { customerStore } from '../state/customer';
import { publicPath } from '../state/pages';
import { NotesPanel } from '../tour/notes-panel';
import { moveTourByKey } from '../tour/tour';
import { DemoChoice } from '../ui/controls';
import { isKeyTaken, useKeys } from '../ui/use-keys';
import { placeStore, sendCommand } from './channel';
import { Clock } from './clock';

const narrow = '@media (width < 51.25em)';
const page = css({
  'html, body': { minHeight: '100%', color: color.nightText, background: color.night },
});
const frame = css({
  padding: '1.25rem 1.75rem 2rem',
  [media.phone]: { padding: '0.875rem 1rem 1.75rem' },
});
const head = css(spreadRow('0.5rem 1.75rem', 'center'), {
  paddingBottom: '1rem',
  marginBottom: '1.25rem',
  borderBottom: `1px solid ${color.nightLine}`,
});
const title = css({ fontSize: '1.5rem' });
const place = css({ fontSize: '0.90625rem', lineHeight: 1.4, color: color.inkSoft });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: '1.75rem 2.5rem',
  font: `400 0.9375rem/1.5 ${font.text}`,
  '--inbox-height': '36dvh',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1.75rem',
});
/** Sizes of the notes' text, for a presenter who stands at some distance. */
const large = css({
  '--notes-title': 'clamp(1.75rem, 3vw, 2.375rem)',
  '--notes-text': 'clamp(1.125rem, 1.7vw, 1.3125rem)',
});

const pages: Record<string, string> = {
  '/': 'Home',
  ...Object.fromEntries(
    navigation.flatMap(({ links }) => links.map(({ path, label }) => [path, label])),
  ),
};

export function PresenterWindow() {
  const shown = useStore(placeStore, null);
  const customer = useStore(customerStore, null);
  useKeys((event) => {
    if (isKeyTaken(event)) return;
    if (shown && isBlankKey(event)) {
      event.preventDefault();
      sendCommand({ act: 'blank' });
    } else moveTourByKey(event);
  });
  return (
    <main className="night" css={frame} data-demo="presenter">
      <Global styles={page} />
      <title>{`Presenter${customer ? `: ${customer.name}` : ''}`}</title>
      <div css={head}>
        <div>
          <h1 css={place}>Presenter’s window</h1>
          <h2 css={title}>{customer ? `For ${customer.name}` : 'For nobody in particular'}</h2>
          <p css={place} role="status">
            {shown ? (
              `On the customer’s screen: ${shown.isBlank ? 'nothing, it is blank' : (pages[shown.path] ?? shown.title)}`
            ) : (
              <>
                The site’s window is closed.{' '}
                <a href={publicPath} target="_blank" rel="opener">
                  Open the site
                </a>
              </>
            )}
          </p>
        </div>
        <Clock />
      </div>
      <div css={columns}>
        <div css={column}>
          <div css={large}>
            <NotesPanel path={shown?.path ?? '/'} />
          </div>
          <DemoChoice
            label="Go to a page"
            name="demo-page"
            value=""
            disabled={!shown}
            options={{ '': 'Choose a page', ...pages }}
            onChange={({ target }) => sendCommand({ act: 'go', path: target.value })}
          />
          <ScenarioChoice />
          <CommandsPanel
            onCommand={sendCommand}
            isDisabled={!shown}
            isBlank={shown?.isBlank}
            isPresenter
          />
        </div>
        <div css={column}>
          <PrepareForm
            isDisabled={!shown}
            onPrepare={(wanted) => sendCommand({ act: 'prepare', customer: wanted })}
          />
          <SubmissionList />
        </div>
      </div>
    </main>
  );
}
