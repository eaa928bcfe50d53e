import { css, Global } from '@emotion/react';
import { useState } from 'react';
import { useStore } from '../../stores/use-store';
import { color, font, media } from '../../theme/tokens';
import { customerStore } from '../state/customer';
import { submissionsStore } from '../state/submissions';
import { noSeller, sellerStore } from '../state/seller';
import { lightButton, nightControl } from '../ui/demo-styles';
import { firstChoices, SummaryChoices } from './summary-choices';
import { latestScan, SummarySheet } from './summary-sheet';

const page = css({ '@page': { size: 'A4', margin: '12mm 16mm' } });
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
const sellerField = css({
  display: 'block',
  marginTop: '0.75rem',
  '& input': { marginTop: '0.25rem' },
});
const middle = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: 'clamp(1rem, 3vw, 2.5rem)',
  [media.print]: { display: 'block', padding: 0 },
});

/** The seller's name and e-mail address. The browser keeps them for the next customer. */
function SellerFields() {
  const seller = useStore(sellerStore, noSeller);
  const field = (name: 'name' | 'email', label: string) => (
    <label css={sellerField}>
      {label}
      <input
        css={nightControl}
        name={`demo-seller-${name}`}
        value={seller[name]}
        onChange={({ target }) => sellerStore.set({ ...seller, [name]: target.value })}
      />
    </label>
  );
  return (
    <>
      {field('name', 'Your name')}
      {field('email', 'Your e-mail')}
    </>
  );
}

export function SummaryPage() {
  const customer = useStore(customerStore, null);
  const seller = useStore(sellerStore, noSeller);
  const [lists] = useState(() => submissionsStore.get());
  const scan = latestScan(lists);
  const [choices, setChoices] = useState(() =>
    firstChoices(customer?.sector ?? 'other', scan?.found),
  );
  return (
    <div css={frame} data-demo="summary">
      <Global styles={page} />
      <title>{`Summary${customer ? ` for ${customer.name}` : ''}`}</title>
      <aside className="night" css={side} aria-labelledby="demo-summary-title">
        <h2 id="demo-summary-title" css={title}>
          Print summary
        </h2>
        <button type="button" css={lightButton} onClick={() => print()}>
          Print
        </button>
        <SellerFields />
        <SummaryChoices
          choices={choices}
          onChange={(changes) => setChoices((before) => ({ ...before, ...changes }))}
        />
      </aside>
      <main css={middle}>
        <SummarySheet
          customerName={customer?.name}
          scan={scan}
          intake={lists['free-intake'].at(-1)}
          choices={choices}
          seller={seller}
        />
      </main>
    </div>
  );
}
