import { css } from '@emotion/react';
import { openDialog } from '../stores/dialog';
import { bannerDismissedStore } from '../stores/persisted-banner';
import { challengeStore, initialChallenge } from '../stores/persisted-challenge';
import { useStore } from '../stores/use-store';
import { color, radius } from '../theme/tokens';
import { lightButton, smallButton } from './demo-styles';
import { resetDemo } from './reset-demo';
import { initialSettings, setQuiet, settingsStore, setVisitCount } from './settings';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 16 });
const visits = css({ display: 'flex', alignItems: 'center', gap: 10, fontSize: 14.5 });
const count = css({
  width: 72,
  minHeight: 40,
  padding: '4px 10px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  color: color.ink,
  background: color.nightRaised,
});
const note = css({ marginTop: 14, fontSize: 13.5, lineHeight: 1.5, color: color.inkSoft });

interface StagePanelProps {
  publicPath: string;
  onClose(): void;
  onTour(): void;
}

/** Brings about what a visitor would have to wait for, and takes everything back. */
export function StagePanel({ publicPath, onClose, onTour }: StagePanelProps) {
  const { quiet } = useStore(settingsStore, initialSettings);
  const { visitCount } = useStore(challengeStore, initialChallenge);
  const handleBanner = () => {
    setQuiet(false);
    bannerDismissedStore.set(false);
    // The banner belongs to the home page, where it comes after its own 5 s.
    if (location.pathname.replace(/\/$/, '') !== publicPath.replace(/\/$/, ''))
      location.assign(publicPath);
  };
  const handleChallenge = async () => {
    onClose();
    // On a page where nobody has reached for a dialog yet, there is none.
    const { runOverlays } = await import('../overlays/overlays');
    runOverlays();
    openDialog('readiness-challenge');
  };
  return (
    <>
      <div css={row}>
        <button type="button" css={lightButton} onClick={() => resetDemo(publicPath)}>
          Reset demo
        </button>
        <button type="button" css={smallButton} onClick={handleBanner}>
          Show banner
        </button>
        <button type="button" css={smallButton} onClick={() => void handleChallenge()}>
          Open challenge
        </button>
        <button
          type="button"
          css={smallButton}
          aria-pressed={quiet !== null}
          onClick={() => setQuiet(quiet === null)}
        >
          Quiet mode
        </button>
        <button type="button" css={smallButton} onClick={onTour}>
          Guided tour
        </button>
        <label css={visits}>
          Visit count
          <input
            css={count}
            type="number"
            name="demo-visit-count"
            min={0}
            max={99}
            value={quiet?.visitCount ?? visitCount}
            onChange={({ target }) =>
              setVisitCount(Math.max(0, Math.trunc(target.valueAsNumber) || 0))
            }
          />
        </label>
      </div>
      <p css={note}>
        Quiet mode keeps banner and challenge from coming by themselves; the tour begins with it.
        The banner comes 5 seconds after the home page. Reset is a first visit again. Alt+Shift+D
        opens and closes this console.
      </p>
    </>
  );
}
