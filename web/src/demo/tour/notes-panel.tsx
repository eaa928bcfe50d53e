import { css } from '@emotion/react';
import { useStore } from '../../stores/use-store';
import { color } from '../../theme/tokens';
import { buttonRow, lightButton, panelTitle } from '../ui/demo-styles';
import { notesOfPage } from './page-notes';
import { beginTour, tourStore } from './tour';
import { TourButtons } from './tour-buttons';
import { tourStops } from './tour-stops';

const title = css({ marginTop: '0.25rem', fontSize: 'var(--notes-title, 1.375rem)' });
const list = css({ display: 'grid', gap: '0.5rem', margin: '0.625rem 0 0.875rem' });
const note = css({
  paddingInlineStart: '1rem',
  borderInlineStart: `2px solid ${color.thread}`,
  fontSize: 'var(--notes-text, 0.9375rem)',
  lineHeight: 1.45,
});
const next = css({ marginBottom: '0.75rem', color: color.inkSoft });

interface NotesPanelProps {
  path: string;
  onBegin?(): void;
}

/** Shows the presenter's notes for the tour's current stop or for the page that customers see. */
export function NotesPanel({ path, onBegin }: NotesPanelProps) {
  const tour = useStore(tourStore, null);
  const stop = tour && tourStops[tour.stop]!;
  // All stops are on the home page, so on another page the notes for that page replace those of the stop.
  const shown = (path !== '/' && notesOfPage(path)) || stop;
  const following = tourStops[tour ? tour.stop + 1 : 0];
  function handleBegin() {
    beginTour();
    onBegin?.();
  }
  return (
    <section aria-labelledby="demo-notes-title" data-demo="notes">
      <h3 id="demo-notes-title" css={panelTitle}>
        Notes
        {tour && ` · stop ${tour.stop + 1} of ${tourStops.length}`}
      </h3>
      <div aria-live="polite">
        <p css={title} data-notes-title="">
          <strong>{shown?.title ?? 'The tour has not begun'}</strong>
        </p>
        <ul css={list}>
          {shown?.notes.map((text) => (
            <li key={text} css={note}>
              {text}
            </li>
          ))}
        </ul>
        {following && (
          <p css={next}>
            {tour ? 'Then' : 'First'}: {following.title}. {following.notes[0]}
          </p>
        )}
      </div>
      <div css={buttonRow}>
        {tour ? (
          <TourButtons stop={tour.stop} />
        ) : (
          <button type="button" css={lightButton} onClick={handleBegin}>
            Guided tour
          </button>
        )}
      </div>
    </section>
  );
}
