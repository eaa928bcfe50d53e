import { css } from '@emotion/react';
import { useStore } from '../../stores/use-store';
import { color, font } from '../../theme/tokens';
import { lightButton, panelTitle, smallButton } from '../ui/demo-styles';
import { notesOfPage } from './page-notes';
import { endTour, goToStop, moveTour, tourStore } from './tour';
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
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });
const stops = css({ display: 'flex', gap: '0.25rem', marginInlineStart: 'auto' });
const knot = css({
  width: '1.75rem',
  height: '1.75rem',
  padding: 0,
  border: `1px solid ${color.control}`,
  borderRadius: '50%',
  font: `500 0.78125rem/1 ${font.mono}`,
  color: color.ink,
  background: 'transparent',
  '&:hover': { background: color.nightRaised },
  '&[aria-current]': { color: '#14171f', borderColor: color.thread, background: color.thread },
});

interface NotesPanelProps {
  path: string;
  onBegin?(): void;
}

/** Shows the presenter's notes for the tour's current stop, or for the page that customers see. */
export function NotesPanel({ path, onBegin }: NotesPanelProps) {
  const tour = useStore(tourStore, null);
  const stop = tour && tourStops[tour.stop]!;
  // All stops are on the home page. On another page, notes for that page replace those of the stop.
  const shown = (path !== '/' && notesOfPage(path)) || stop;
  const isLast = tour?.stop === tourStops.length - 1;
  function handleNext() {
    moveTour(1);
    if (!tour) onBegin?.();
  }
  return (
    <section aria-labelledby="demo-notes-title" data-demo="notes">
      <h3 id="demo-notes-title" css={panelTitle}>
        Notes
        {tour && ` · stop ${tour.stop + 1} of ${tourStops.length}`}
        {stop && shown !== stop && `, away at ${path}`}
      </h3>
      <div aria-live="polite">
        <p css={title} data-notes-title="">
          <strong>{shown?.title ?? 'The tour has not begun'}</strong>
        </p>
        <ul css={list}>
          {(
            shown?.notes ?? [
              'It has five stops on the home page. Their notes, and those of other pages, stand here.',
            ]
          ).map((text) => (
            <li key={text} css={note}>
              {text}
            </li>
          ))}
        </ul>
        {tour && !isLast && <p css={next}>Then: {tourStops[tour.stop + 1]!.title}</p>}
      </div>
      <div css={row}>
        {tour && (
          <button
            type="button"
            css={smallButton}
            disabled={tour.stop === 0}
            onClick={() => moveTour(-1)}
          >
            Previous
          </button>
        )}
        <button type="button" css={lightButton} disabled={isLast} onClick={handleNext}>
          {tour ? 'Next' : 'Guided tour'}
        </button>
        {tour && (
          <button type="button" css={smallButton} onClick={endTour}>
            End
          </button>
        )}
        {tour && (
          <div css={stops} role="group" aria-label="Stops">
            {tourStops.map((each, index) => (
              <button
                key={each.title}
                type="button"
                css={knot}
                title={each.title}
                aria-label={`Stop ${index + 1}: ${each.title}`}
                aria-current={index === tour.stop ? 'step' : undefined}
                onClick={() => goToStop(index)}
              >
                {index + 1}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
