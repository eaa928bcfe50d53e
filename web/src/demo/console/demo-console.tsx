import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { color, font, media, radius, shadow } from '../../theme/tokens';
import { SubmissionList } from '../inbox/submission-list';
import { currentPath } from '../state/pages';
import { NotesPanel } from '../tour/notes-panel';
import { ribbonHeight, smallButton } from '../ui/demo-styles';
import type { StageCommand } from './commands';
import { CommandsPanel } from './commands-panel';
import { PrepareForm } from './prepare-form';
import { ScenarioChoice } from './scenario-choice';

const card = css({
  position: 'fixed',
  zIndex: 50,
  bottom: `calc(${ribbonHeight} + 0.75rem)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.nightLine}`,
  borderRadius: radius.card,
  boxShadow: shadow,
  insetInlineStart: '0.75rem',
  width: 'min(28.25rem, calc(100vw - 1.5rem))',
  maxHeight: `calc(100dvh - ${ribbonHeight} - 6.5rem)`,
  padding: '1.125rem 1.375rem 1.5rem',
  font: `400 0.9375rem/1.5 ${font.text}`,
  '&[hidden]': { display: 'none' },
  [media.phone]: { padding: '0.875rem 1rem 1.25rem' },
});
const head = css({ display: 'flex', alignItems: 'start', gap: '0.75rem', marginBottom: '0.75rem' });
const title = css({ flex: 1, fontSize: '1.375rem' });
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  '& > * + *': { paddingTop: '1.125rem', borderTop: `1px solid ${color.nightLine}` },
});

interface DemoConsoleProps {
  isOpen: boolean;
  onCommand(command: StageCommand): void;
  onClose(): void;
}

/** The panel with the demo's settings and its inbox. It is no dialog, so the page beside it stays usable. */
export function DemoConsole({ isOpen, onCommand, onClose }: DemoConsoleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <section
      id="demo-console"
      className="night"
      css={card}
      hidden={!isOpen}
      aria-labelledby="demo-console-title"
      data-demo="console"
    >
      <div css={head}>
        <h2 id="demo-console-title" ref={heading} tabIndex={-1} css={title}>
          Demo console
        </h2>
        <button type="button" css={smallButton} aria-label="Close demo console" onClick={onClose}>
          Close
        </button>
      </div>
      <div css={parts}>
        <PrepareForm onPrepare={(customer) => onCommand({ act: 'prepare', customer })} />
        <NotesPanel path={currentPath()} onBegin={onClose} />
        <SubmissionList />
        <ScenarioChoice />
        <CommandsPanel
          onCommand={(command) => {
            // Closes the panel, because it would cover the quiz or the form.
            if (command.act === 'show-challenge' || command.act === 'fill-in') onClose();
            onCommand(command);
          }}
        />
      </div>
    </section>
  );
}
