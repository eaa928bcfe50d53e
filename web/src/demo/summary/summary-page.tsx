import { css, Global } from '@emotion/react';
import { useState } from 'react';
import { chosenScan } from '#mock-api/resources/scan-topic';
import { useStore } from '../../stores/use-store';
import { color, font, media } from '../../theme/tokens';
import { customerStore, type Customer } from '../state/customer';
import { sectors } from '../state/sectors';
import { noLists, submissionsStore, type Findings } from '../state/submissions';
import { noSeller, sellerStore } from '../state/seller';
import { DemoField } from '../ui/controls';
import { lightButton } from '../ui/demo-styles';
import { firstChoices, SummaryChoices } from './summary-choices';
import { latestScan, SummarySheet, type SummarySheetProps } from './summary-sheet';

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
  [media.tablet]: { columns: '14rem', '& fieldset': { breakInside: 'avoid' } },
  [media.print]: { display: 'none' },
});
const title = css({ marginBottom: '0.75rem', fontSize: '1.375rem' });
const fields = css({ display: 'grid', gap: '0.75rem', marginTop: '0.75rem' });
const middle = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: 'clamp(1rem, 3vw, 2.5rem)',
  [media.print]: { display: 'block', padding: 0 },
});

/** The seller's name, e-mail address and telephone number. The browser keeps them for the next customer. */
function SellerFields() {
  const seller = useStore(sellerStore, noSeller);
  const field = (name: keyof typeof noSeller, label: string) => (
    <DemoField
      label={label}
      name={`demo-seller-${name}`}
      value={seller[name]}
      onChange={({ target }) => sellerStore.set({ ...seller, [name]: target.value })}
    />
  );
  return (
    <div css={fields}>
      {field('name', 'Your name')}
      {field('email', 'Your e-mail')}
      {field('phone', 'Your phone')}
    </div>
  );
}

export function SummaryPage() {
  const customer = useStore(customerStore, null);
  const lists = useStore(submissionsStore, noLists);
  const scan = latestScan(lists);
  const intake = lists['free-intake'].at(-1);
  // For another customer, scan or intake the choices do not fit any more, so a new summary replaces the previous one.
  const key = JSON.stringify([customer, scan?.createdAt, intake?.createdAt]);
  return <Summary key={key} customer={customer} scan={scan} intake={intake} />;
}

type SummaryProps = Pick<SummarySheetProps, 'scan' | 'intake'> & { customer: Customer | null };

function Summary({ customer, scan, intake }: SummaryProps) {
  const seller = useStore(sellerStore, noSeller);
  const sector = customer?.sector ?? 'other';
  const found: Findings = scan?.found ?? chosenScan(sectors[sector].topic);
  const [choices, setChoices] = useState(() => firstChoices(sector, found, intake?.budget));
  function handlePrint() {
    if (seller.name || confirm('The sheet does not name you. Print it all the same?')) print();
  }
  return (
    <div css={frame} data-demo="summary">
      <Global styles={page} />
      <title>{`Summary${customer ? ` for ${customer.name}` : ''}`}</title>
      <aside className="night" css={side} aria-labelledby="demo-summary-title">
        <h2 id="demo-summary-title" css={title}>
          Print summary
        </h2>
        <button type="button" css={lightButton} onClick={handlePrint}>
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
          found={found}
          intake={intake}
          choices={choices}
          seller={seller}
        />
      </main>
    </div>
  );
}
