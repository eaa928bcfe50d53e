import { css, Global } from '@emotion/react';
import { useState } from 'react';
import { useStore } from '../../stores/use-store';
import { color, font, media } from '../../theme/tokens';
import { customerStore } from '../state/customer';
import { publicPath } from '../state/pages';
import { submissionsStore } from '../state/submissions';
import { aside, buttonRow, lightButton, smallButton } from '../ui/demo-styles';
import { firstChoices, SummaryChoices } from './summary-choices';
import { latestScan, SummarySheet } from './summary-sheet';

const page = css({ '@page': { size: 'A4', margin: '14mm 16mm' } });
const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(15rem, 18.75rem) minmax(0, 1fr)',
  minHeight: '100dvh',
  background: color.paperDeep,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.print]: { display: 'block', background: 'none' },
});
const side = css({
  padding: '1.375rem 1.5rem 1.75rem',
  font: `400 0.9375rem/1.5 ${font.text}`,
  [media.print]: { display: 'none' },
});
const title = css({ marginBottom: '0.75rem', fontSize: '1.375rem' });
const middle = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: 'clamp(1rem, 3vw, 2.5rem)',
  [media.print]: { display: 'block', padding: 0 },
});
const handleClose = () => window.close();

export function SummaryPage() {
  const customer = useStore(customerStore, null);
  const [scan] = useState(() => latestScan(submissionsStore.get()));
  const [choices, setChoices] = useState(() => firstChoices(scan?.found));
  return (
    <div css={frame} data-demo="summary">
      <Global styles={page} />
      <title>{`Summary${customer ? ` for ${customer.name}` : ''}`}</title>
      <aside className="night" css={side} aria-labelledby="demo-summary-title">
        <h2 id="demo-summary-title" css={title}>
          Print summary
        </h2>
        <div css={buttonRow}>
          <button type="button" css={lightButton} onClick={() => print()}>
            Print
          </button>
          <button type="button" css={smallButton} onClick={handleClose}>
            Close
          </button>
        </div>
        {!scan && (
          <p css={[aside, { marginTop: '0.75rem' }]}>
            Make a scan first on <a href={`${publicPath}#ai-scan-section`}>the home page</a>: what
            it finds is chosen here by itself.
          </p>
        )}
        <SummaryChoices
          choices={choices}
          onChange={(changes) => setChoices((before) => ({ ...before, ...changes }))}
        />
      </aside>
      <main css={middle}>
        <SummarySheet customerName={customer?.name} scan={scan} choices={choices} />
      </main>
    </div>
  );
}
