import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { resourceNames } from '#mock-api/resources/registry';
import { font } from '../../theme/tokens';
import { submissionsStore } from '../state/submissions';
import { buttonRow, lightButton, panelTitle, smallButton } from '../ui/demo-styles';
import { ExportButtons } from './submission-list';

const box = css({ margin: 'auto', padding: '1.25rem', borderWidth: 1, fontFamily: font.text });
const actions = css(buttonRow, { columnGap: '1rem', marginTop: '0.75rem' });

function DeleteQuestion(props: { leads: string; onAnswer(isDeleted: boolean): void }) {
  const { leads, onAnswer } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="night"
      css={box}
      aria-labelledby="demo-delete-title"
      data-demo="delete"
      onClose={() => onAnswer(false)}
    >
      <h2 id="demo-delete-title" css={panelTitle}>
        This deletes {leads} in the inbox
      </h2>
      <div css={actions}>
        <ExportButtons />
      </div>
      <div css={actions}>
        <button type="button" css={lightButton} onClick={() => onAnswer(true)}>
          Delete
        </button>
        <button type="button" css={smallButton} onClick={() => onAnswer(false)}>
          Keep
        </button>
      </div>
    </dialog>
  );
}

/**
 * A reset deletes the leads since the previous reset. Asks the presenter before, and offers an export. Resolves with
 * true if the presenter agrees, or at once if there are no leads.
 */
export async function mayDeleteLeads(): Promise<boolean> {
  const lists = submissionsStore.get();
  const sent = resourceNames.reduce((sum, name) => sum + lists[name].length, 0);
  if (sent === 0) return true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const isDeleted = await new Promise<boolean>((resolve) => {
    root.render(
      <DeleteQuestion leads={sent === 1 ? '1 lead' : `${sent} leads`} onAnswer={resolve} />,
    );
  });
  root.unmount();
  place.remove();
  return isDeleted;
}
