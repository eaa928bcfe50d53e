import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { Estimate, EstimateLine, Need } from '../../content/pages/price-estimate';
import { pricing } from '../../content/pages/pricing';
import { border, color, font, fontSize, headFont, media, noteText } from '../../theme/tokens';
import { centredRow } from '../../ui/layout';
import { formatCount, formatPrice } from '../../content/numbers';
import { receiptHead, receiptLine, receiptLines, receiptStyle } from '../../ui/receipt';
import { twoColumns } from '../../ui/section';
import { multiplied, periodOf } from './sum-in-words';

const { estimate: texts, addOns } = pricing;

const layout = css(twoColumns('5fr 6fr'), {
  gridColumn: '1 / -1',
  marginTop: 'clamp(2.5rem, 5vw, 4.5rem)',
  [media.print]: { marginTop: '0.75rem', breakInside: 'avoid' },
});
const title = css({ fontSize: fontSize.h3 });
const onSmallPhones = '@media (width < 22.5em)';
const options = css({
  marginTop: '1.125rem',
  borderTop: border.hairline,
  '@media print, (scripting: none)': { display: 'none' },
  '& > label': {
    ...centredRow('0.75rem'),
    minHeight: '3.25rem',
    borderBottom: border.hairline,
    lineHeight: 1.3,
    fontWeight: 600,
  },
  '& > label > :last-child': { marginInlineStart: 'auto', fontWeight: 400, textAlign: 'end' },
  [onSmallPhones]: { fontSize: '1rem', '& > label': { gap: '0.5rem' } },
  '& [type=checkbox]': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    accentColor: color.cobalt,
  },
});
const notes = css({
  maxWidth: '34em',
  marginTop: '1.375rem',
  ...noteText,
});
const sheet = css(receiptStyle, {
  [media.columns]: { maxWidth: '29rem', marginInlineEnd: 0 },
  [media.print]: { maxWidth: 'none', padding: '0.5rem 0', background: 'none', mask: 'none' },
});
const rows = css(receiptLines, {
  '& > div': receiptLine,
  '& > div + div': { borderTop: '1px solid #ddd5c4' },
  '& > div:last-of-type': { borderTop: '2px solid #14171f', fontWeight: 600 },
  '& dd': { flex: 'none', fontWeight: 500, textAlign: 'end' },
  '& > div:last-of-type > dd': {
    ...headFont('1.75rem', 1.2, '-0.03em'),
  },
  '& small': { font: `400 ${fontSize.small}/1.2 ${font.text}`, letterSpacing: 0 },
  // The note of a row has a line of its own, so that the amount stays beside the label.
  [onSmallPhones]: { '& small': { display: 'block' } },
  [media.print]: { '& > div': { padding: '0.125rem 0' } },
});

interface ReceiptRow {
  name: string;
  detail?: string;
  amount: string;
}

function rowsOf({ lines, plan }: Estimate, isAnnual: boolean): ReceiptRow[] {
  const find = (kind: EstimateLine['kind']) => lines.find((each) => each.kind === kind);
  const extra = (kind: 'components' | 'executions', name: string) => {
    const found = find(kind);
    if (!found) return { name, amount: texts.noExtra };
    return { name, detail: multiplied(found, isAnnual), amount: formatPrice(found.amount!) };
  };
  const chosen = lines.filter(({ kind }) => kind === 'add-on');
  const { amount } = find('plan')!;
  return [
    {
      name: plan.name,
      detail: amount === undefined ? undefined : `billed ${isAnnual ? 'annually' : 'monthly'}`,
      amount: amount === undefined ? texts.custom : formatPrice(amount),
    },
    extra('components', texts.extraComponents),
    extra('executions', texts.extraExecutions),
    ...(chosen.length === 0 ? [{ name: texts.addOns, amount: texts.noExtra }] : []),
    ...chosen.map(({ name, amount: cost }) => {
      const item = addOns.items.find((each) => each.name === name)!;
      return cost === undefined
        ? { name, detail: `${item.terms}, ${texts.isApart}`, amount: item.price }
        : {
            name,
            detail: isAnnual ? `12 × ${item.price}` : undefined,
            amount: formatPrice(cost),
          };
    }),
  ];
}

interface ReceiptProps {
  need: Need;
  estimate: Estimate;
  onChange: (change: Pick<Need, 'addOns'>) => void;
}

/** The checkboxes are uncontrolled, so that React keeps what the visitor chose before hydration. */
export function Receipt({ need, estimate, onChange }: ReceiptProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const read = () => ({
    addOns: [...formRef.current!.querySelectorAll('input')]
      .filter(({ checked }) => checked)
      .map(({ value }) => value),
  });
  // Applies what the visitor chose before hydration.
  useEffect(() => {
    const chosen = read();
    if (chosen.addOns.length > 0) onChange(chosen);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const isPriced = estimate.total !== undefined;
  return (
    <div css={layout}>
      <div>
        <h2 css={title}>{texts.title}</h2>
        <form
          ref={formRef}
          css={options}
          onSubmit={(event) => event.preventDefault()}
          onChange={() => onChange(read())}
        >
          {addOns.items.map(({ name, price, terms }) => (
            <label key={name}>
              <input type="checkbox" name="addOns" value={name} />
              {`${name} `}
              <span>{`${price} ${terms}`}</span>
            </label>
          ))}
        </form>
        <p css={notes}>{texts.notes}</p>
      </div>
      <div css={sheet}>
        <p css={receiptHead}>
          {`${formatCount(need.tasks)} ${texts.unit}, ${formatCount(need.components)} ${texts.components.toLowerCase()}`}
        </p>
        <dl css={rows}>
          {rowsOf(estimate, need.isAnnual).map((row) => (
            <div key={row.name}>
              <dt>
                {`${row.name} `}
                {row.detail && <small>{row.detail}</small>}
              </dt>
              <dd>{row.amount}</dd>
            </div>
          ))}
          <div>
            <dt>{texts.total}</dt>
            <dd>
              <span>{isPriced ? formatPrice(estimate.total!) : texts.custom}</span>{' '}
              <small>{isPriced ? periodOf(need.isAnnual) : texts.customTerms}</small>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
