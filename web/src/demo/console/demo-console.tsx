import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { color, font, media } from '../../theme/tokens';
import { iconButton } from '../../ui/button';
import { SubmissionList } from '../inbox/submission-list';
import { OfflineMark } from '../offline/offline-mark';
import { currentPath } from '../state/pages';
import { NotesPanel } from '../tour/notes-panel';
import { floatingCard, ribbonHeight } from '../ui/demo-styles';
import type { StageCommand } from './commands';
import { CommandsPanel } from './commands-panel';
import { PrepareForm } from './prepare-form';
import { ScenarioTable } from './scenario-table';

const card = css(floatingCard, {
  left: 12,
  width: 'min(452px, calc(100vw - 24px))',
  // Leaves the site's header uncovered.
  maxHeight: `calc(100dvh - ${ribbonHeight} - 104px)`,
  padding: '18px 22px 24px',
  font: `400 15px/1.5 ${font.text}`,
  '&[hidden]': { display: 'none' },
  [media.phone]: { padding: '14px 16px 20px' },
});
const head = css({ display: 'flex', alignItems: 'start', gap: 12, marginBottom: 12 });
const titles = css({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
});
const title = css({ fontSize: 22, whiteSpace: 'nowrap' });
const close = css(iconButton(44), {
  margin: '-6px -12px 0 0',
  font: `400 26px/1 ${font.text}`,
  '&:hover': { background: color.nightRaised },
});
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > * + *': { paddingTop: 18, borderTop: `1px solid ${color.nightLine}` },
});

interface DemoConsoleProps {
  isOpen: boolean;
  onCommand(command: StageCommand): void;
  onClose(): void;
}

/** The demo's settings and inbox. It is no dialog, because the page beside it stays usable. */
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
        <div css={titles}>
          <h2 id="demo-console-title" ref={heading} tabIndex={-1} css={title}>
            Demo console
          </h2>
          <OfflineMark />
        </div>
        <button type="button" css={close} aria-label="Close demo console" onClick={onClose}>
          ×
        </button>
      </div>
      <div css={parts}>
        <PrepareForm onPrepare={(customer) => onCommand({ act: 'prepare', customer })} />
        <NotesPanel path={currentPath()} onBegin={onClose} />
        <SubmissionList />
        <ScenarioTable />
        <CommandsPanel
          onCommand={(command) => {
            // The console would cover the challenge.
            if (command.act === 'show-challenge') onClose();
            onCommand(command);
          }}
        />
      </div>
    </section>
  );
}
