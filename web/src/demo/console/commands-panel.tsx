import { css } from '@emotion/react';
import { useStore } from '../../stores/use-store';
import { hasOwnPages, openPresenter, summaryPage } from '../state/pages';
import { mayDeleteLeads } from '../state/prepare';
import { changeSettings, initialSettings, settingsStore } from '../state/settings';
import { buttonRow, lightButton, panelTitle, smallButton } from '../ui/demo-styles';
import type { StageCommand } from './commands';

// A tablet shows one window at a time.
const forTwoWindows = css(smallButton, { '@media (pointer: coarse)': { display: 'none' } });

interface CommandsPanelProps {
  onCommand(command: StageCommand): void;
  isPresenter?: boolean;
  /** True if no window of the site is open, so that nothing could carry out a command. */
  isDisabled?: boolean;
}

export function CommandsPanel({ onCommand, isPresenter, isDisabled }: CommandsPanelProps) {
  const { isQuiet } = useStore(settingsStore, initialSettings);
  const button = (label: string, act: 'show-challenge' | 'fill-in' | 'blank') => (
    <button
      type="button"
      css={smallButton}
      disabled={isDisabled}
      onClick={() => onCommand({ act })}
    >
      {label}
    </button>
  );
  return (
    <section aria-labelledby="demo-stage-title" data-demo="stage">
      <h3 id="demo-stage-title" css={[panelTitle, { marginBottom: '0.625rem' }]}>
        On the customer’s screen
      </h3>
      <div css={buttonRow}>
        <button
          type="button"
          css={lightButton}
          disabled={isDisabled}
          onClick={() => mayDeleteLeads() && onCommand({ act: 'reset' })}
        >
          Reset demo
        </button>
        {button('Fill in as the customer', 'fill-in')}
        {button('Open challenge', 'show-challenge')}
        {isPresenter && button('Blank screen', 'blank')}
        <button
          type="button"
          css={smallButton}
          aria-pressed={isQuiet}
          onClick={() => changeSettings({ isQuiet: !isQuiet })}
        >
          Quiet mode
        </button>
        {hasOwnPages && !isPresenter && (
          <button type="button" css={forTwoWindows} onClick={() => openPresenter()}>
            Presenter’s window
          </button>
        )}
        {hasOwnPages && (
          <a css={smallButton} href={summaryPage} target="_blank">
            Print summary
          </a>
        )}
      </div>
    </section>
  );
}
