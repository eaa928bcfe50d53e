import { css } from '@emotion/react';
import {
  challengeStore,
  initialChallenge,
} from '../../features/readiness-challenge/challenge-store';
import { useStore } from '../../stores/use-store';
import { openPresenter } from '../presenter/open-presenter';
import { hasOwnPages, summaryPage } from '../state/pages';
import { changeSettings, initialSettings, settingsStore } from '../state/settings';
import {
  aside,
  buttonRow,
  lightButton,
  nightControl,
  panelTitle,
  smallButton,
} from '../ui/demo-styles';
import { setVisitCount, type StageCommand } from './commands';

const visits = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  fontSize: '0.90625rem',
});
const count = css(nightControl, { width: '4.5rem' });

interface CommandsPanelProps {
  onCommand(command: StageCommand): void;
  isPresenter?: boolean;
}

export function CommandsPanel({ onCommand, isPresenter = false }: CommandsPanelProps) {
  const { isQuiet } = useStore(settingsStore, initialSettings);
  const { visitCount } = useStore(challengeStore, initialChallenge);
  return (
    <section aria-labelledby="demo-stage-title" data-demo="stage">
      <h3 id="demo-stage-title" css={[panelTitle, { marginBottom: '0.625rem' }]}>
        On the customer’s screen
      </h3>
      <div css={buttonRow}>
        <button type="button" css={lightButton} onClick={() => onCommand({ act: 'reset' })}>
          Reset demo
        </button>
        <button type="button" css={smallButton} onClick={() => onCommand({ act: 'show-banner' })}>
          Show banner
        </button>
        <button
          type="button"
          css={smallButton}
          onClick={() => onCommand({ act: 'show-challenge' })}
        >
          Open challenge
        </button>
        <button
          type="button"
          css={smallButton}
          aria-pressed={isQuiet}
          onClick={() => changeSettings({ isQuiet: !isQuiet })}
        >
          Quiet mode
        </button>
        {hasOwnPages && !isPresenter && (
          <button type="button" css={smallButton} onClick={() => openPresenter()}>
            Presenter’s window
          </button>
        )}
        {hasOwnPages && (
          <a css={smallButton} href={summaryPage} target="_blank">
            Print summary
          </a>
        )}
        <label css={visits}>
          Visit count
          <input
            css={count}
            type="number"
            name="demo-visit-count"
            min={0}
            max={99}
            value={visitCount}
            onChange={({ target }) =>
              setVisitCount(Math.max(0, Math.trunc(target.valueAsNumber) || 0))
            }
          />
        </label>
      </div>
      <p css={[aside, { marginTop: '0.75rem' }]}>
        {isQuiet
          ? 'Quiet: neither banner nor challenge come by themselves. A reset is a first visit again, with quiet mode still on.'
          : 'Banner and challenge come by themselves, 5 and 3 seconds after the home page. A reset is a first visit again, with both of them.'}{' '}
        Alt+Shift+D opens and closes the console
        {hasOwnPages && ', Alt+Shift+P the presenter’s window'}.
      </p>
    </section>
  );
}
