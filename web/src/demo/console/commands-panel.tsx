import { css } from '@emotion/react';
import { customerStore } from '../state/customer';
import { hasOwnPages, openPresenter, summaryPage } from '../state/pages';
import { mayDelete } from '../state/submissions';
import { buttonRow, panelTitle, smallButton } from '../ui/demo-styles';
import type { StageCommand } from './commands';

// A tablet shows one window at a time, so buttons that open another window are hidden.
const forTwoWindows = css(smallButton, { '@media (pointer: coarse)': { display: 'none' } });

interface CommandsPanelProps {
  onCommand(command: StageCommand): void;
  isPresenter?: boolean;
  isBlank?: boolean;
  /** True if no window of the site is open, so no window can run a command. */
  isDisabled?: boolean;
}

export function CommandsPanel({ onCommand, isPresenter, isBlank, isDisabled }: CommandsPanelProps) {
  const button = (label: string, command: StageCommand) => (
    <button
      type="button"
      css={smallButton}
      disabled={isDisabled}
      onClick={() =>
        (command.act !== 'reset' || mayDelete(customerStore.get())) && onCommand(command)
      }
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
        {button('Fill in as the customer', { act: 'fill-in' })}
        {button('Open challenge', { act: 'show-challenge' })}
        {isPresenter && button(isBlank ? 'Show the screen' : 'Blank screen', { act: 'blank' })}
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
        {button('Reset demo', { act: 'reset' })}
      </div>
    </section>
  );
}
