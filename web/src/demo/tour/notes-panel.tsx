import { css } from '@emotion/react';
import { useStore } from '../../stores/use-store';
import { color, font } from '../../theme/tokens';
import { lightButton, panelTitle, smallButton } from '../ui/demo-styles';
import { notesOfPage } from './page-notes';
import { endTour, goToStop, moveTour, tourStore } from './tour';
import { tourStops } from './tour-stops';

const title = css({ marginTop: 4, fontSize: 'var(--notes-title, 22px)' });
const list = css({ display: 'grid', gap: 8, margin: '10px 0 14px' });
const note = css({
  paddingLeft: 16,
  borderLeft: `2px solid ${color.thread}`,
  fontSize: 'var(--notes-text, 15px)',
  lineHeight: 1.45,
});
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const stops = css({ display: 'flex', gap: 4, marginLeft: 'auto' });
const knot = css({
  width: 28,
  height: 28,
  padding: 0,
  border: `1px solid ${color.control}`,
  borderRadius: '50%',
  font: `500 12.5px/1 ${font.mono}`,
  color: color.ink,
  background: 'transparent',
  '&:hover': { background: color.nightRaised },
  '&[aria-current]': { color: '#14171f', borderColor: color.thread, background: color.thread },
});

interface NotesPanelProps {
  /** Below the public path. */
  path: string;
  /** Called when the tour starts. */
  onBegin?(): void;
}

/** The presenter's notes for the tour's stop, or for the page that customers see. */
export function NotesPanel({ path, onBegin }: NotesPanelProps) {
  const tour = useStore(tourStore, null);
  const stop = tour && tourStops[tour.stop]!;
  // Notes of another page replace those of the stop.
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
