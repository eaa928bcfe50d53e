import { css } from '@emotion/react';
import { useState } from 'react';
import type { ScanRecord } from '#contract/ai-scan';
import type { Lists } from '#mock-api/core/store';
import { CutJacket } from '../../brand/pieces/cut-jacket';
import { Logo } from '../../brand/pieces/logo';
import { aiScan } from '../../content/features/ai-scan';
import { areaLabels } from '../../content/features/free-intake';
import { formatEuros } from '../../content/numbers';
import { owner } from '../../content/owner';
import { realContacts } from '../../content/owner-texts';
import { home } from '../../content/pages/home';
import { priceOf, pricing, type Plan } from '../../content/pages/pricing';
import { productsOverview } from '../../content/pages/products';
import { site } from '../../content/site';
import { border, color, font, headFont, media, shadow } from '../../theme/tokens';
import { centredRow, spreadRow } from '../../ui/layout';
import { scanSubject, type Findings } from '../state/submissions';
import type { Choices } from './summary-choices';

type FoundScan = ScanRecord & { found: Findings };

const isFound = (scan: ScanRecord): scan is FoundScan => 'found' in scan;

export const latestScan = (lists: Lists): FoundScan | undefined =>
  lists['ai-scan'].findLast(isFound);

/** Styles of the page to print. On a wide screen it also has the size of A4. */
const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  // Spreads the free height between the parts, so that the lower end of the page is not empty.
  justifyContent: 'space-between',
  width: '100%',
  maxWidth: '210mm',
  minHeight: '297mm',
  padding: '16mm 18mm',
  font: `400 1rem/1.5 ${font.text}`,
  color: color.ink,
  background: '#fff',
  boxShadow: shadow,
  '& h2': { margin: '0.875em 0 0.25rem', fontSize: '1.3em' },
  [media.phone]: { minHeight: 0, padding: '1.75rem 1.25rem' },
  [media.print]: {
    maxWidth: 'none',
    // The height of A4 without margins, less a millimetre, because rounding could add a second page.
    minHeight: '272mm',
    padding: 0,
    boxShadow: 'none',
    // The site's print styles keep space between a paragraph and the next heading.
    '& p': { paddingTop: 0 },
  },
});
const head = css(spreadRow('1rem', 'center'), {
  paddingBottom: '0.625rem',
  borderBottom: border.thread,
});
const brand = css(centredRow('0.625rem'), headFont('1.375rem', 1, '-0.03em'));
const date = css({ fontSize: '0.84375rem', color: color.inkSoft });
const title = css({ margin: '0.625em 0 0.25em', fontSize: '2.25em' });
const steps = css({
  paddingInlineStart: '1.25rem',
  listStyle: 'decimal',
  '& li': { paddingBlock: '2px', paddingInline: '0.25rem 0' },
});
const prices = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '0.4em 0',
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
    fontWeight: 400,
    verticalAlign: 'top',
  },
  '& th': { paddingInlineEnd: '1rem', fontWeight: 600, whiteSpace: 'nowrap' },
  '& td:last-of-type': {
    paddingInlineStart: '1rem',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    [media.phone]: { whiteSpace: 'normal' },
  },
});
const contact = css({ fontSize: '1.0625em', fontWeight: 600 });
const demoNote = css({
  marginTop: '0.75rem',
  padding: '0.625rem 0.875rem',
  borderInlineStart: `4px solid ${color.thread}`,
  fontSize: '0.8125rem',
  background: color.paper,
  [media.print]: { printColorAdjust: 'exact' },
});

// The jacket's right sleeve extends beyond the drawing, into the wide margin.
const drawingOf = (width: number) =>
  css({
    float: 'inline-end',
    width: `${width}%`,
    marginBlock: '0.5rem 0.75rem',
    marginInline: `1.5rem ${0.29 * width}%`,
    [media.phone]: { float: 'none', display: 'block', width: '70%', marginInline: 0 },
  });

/** Cuts a long answer after a word. The whole answer would move the end of the summary to a second page. */
const shortened = (text: string) =>
  text.length > 240 ? `${text.slice(0, 240).replace(/\s+\S*$/, '')} …` : text;

/** The site's public address, if the demo was built with SITE_URL. */
const publicAddress = process.env.SITE_URL;

const ownContacts = realContacts(owner);

const { intake: freeIntake, discovery } = home.options;

/** What a customer gets from each product, as on the page that compares the products. */
const gains = new Map<string, string>(
  productsOverview.routes.rows.map(({ name, cells }) => [name, cells[1]]),
);

function monthlyOf(plan: Plan): string {
  const { amount, period, note } = priceOf(plan, false);
  return amount === undefined ? note : `${formatEuros(amount)} ${period}`;
}

interface PricesProps {
  title: string;
  rows: readonly { name: string; text: string; price: string }[];
}

const Prices = ({ title: heading, rows }: PricesProps) => (
  <div>
    <h2>{heading}</h2>
    <table css={prices}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.text}</td>
            <td>{row.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export interface SummarySheetProps {
  customerName: string | undefined;
  scan: FoundScan | undefined;
  /** The findings of the scan or, without a scan, those that a scan of the sector would have. */
  found: Findings;
  intake: Lists['free-intake'][number] | undefined;
  choices: Choices;
  seller: { name: string; email: string; phone: string };
}

export function SummarySheet(props: SummarySheetProps) {
  const { customerName, scan, found, intake, choices, seller } = props;
  const chosen = [...choices.products, ...choices.solutions];
  const plan = pricing.plans.find(({ name: each }) => each === choices.plan)!;
  const addOns = pricing.addOns.items.filter(({ name: each }) => choices.addOns.includes(each));
  // The fewer parts the sheet has, the larger text and drawing are, so that the sheet fills one page.
  const parts = [scan, intake, ...addOns].filter(Boolean).length;
  const contacts = [
    seller.name,
    seller.email || ownContacts.email,
    seller.phone || ownContacts.phone?.replaceAll(' ', '\u00A0'),
    publicAddress,
  ].filter(Boolean);
  const [today] = useState(() => new Date().toLocaleDateString(site.locale, { dateStyle: 'long' }));
  return (
    <article css={[sheet, { fontSize: `${1 - 0.04 * parts}rem` }]} data-demo-sheet="">
      <div css={head}>
        <p css={brand}>
          <Logo />
          {site.name}
        </p>
        <p css={date}>{today}</p>
      </div>
      <div css={{ display: 'flow-root' }}>
        <h1 css={title}>{customerName ? `For ${customerName}` : 'Your summary'}</h1>
        <CutJacket
          css={drawingOf(46 - 3 * parts)}
          names={chosen}
          team={aiScan.sheet.team}
          label={aiScan.sheet.drawing}
          isThreadLong={false}
        />
        {intake && (
          <>
            <h2>What you told us</h2>
            <p>{shortened(intake.currentChallenges)}</p>
            <p>
              For: {intake.interestedAreas.map((area) => areaLabels[area]).join(', ')}. Time:{' '}
              {intake.timeline}. Budget in euros: {intake.budget}.
            </p>
          </>
        )}
        {scan && (
          <>
            <h2>Your scan (a sample)</h2>
            <p>
              <strong>{scanSubject(scan)}.</strong> {scan.found.reasoning}
            </p>
          </>
        )}
        {chosen.length > 0 && (
          <>
            <h2>What fits</h2>
            <ul>
              {choices.products.map((name) => (
                <li key={name}>
                  <strong>{name}</strong>: {gains.get(name)}
                </li>
              ))}
            </ul>
            <p>{choices.solutions.join(', ')}</p>
          </>
        )}
        <h2>Next steps</h2>
        <ol css={steps}>
          {found.nextSteps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </div>
      <Prices
        title="Plan"
        rows={[
          { name: plan.name, text: `${plan.features.join('. ')}.`, price: monthlyOf(plan) },
          ...addOns.map(({ name, text, price, terms }) => ({
            name,
            text: name === 'Voice Agent' ? `${text} Usage counts by the minute.` : text,
            price: `${price} ${terms}`,
          })),
        ]}
      />
      <Prices
        title="How to start"
        rows={(intake ? [discovery] : [freeIntake, discovery]).map((option) => ({
          name: option.title,
          text: option.text,
          price: `${option.price}, ${option.terms}`,
        }))}
      />
      <div>
        {contacts.length > 0 && <p css={contact}>Questions: {contacts.join(', ')}</p>}
        <p css={demoNote}>
          Made with a demonstration of {site.name}.{' '}
          {scan ? 'The scan’s answer is a sample' : '“What fits” and “Next steps” are samples'}{' '}
          chosen for this conversation, not a study of your firm; prices are those of the website
          and no offer. What was typed has not left the device it was typed on.
        </p>
      </div>
    </article>
  );
}
