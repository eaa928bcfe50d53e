import { css } from '@emotion/react';
import type { ScanResult } from '#contract/ai-scan';
import { aiScan, recommendedPage } from '../../content/features/ai-scan';
import { color, font, fontSize, media, radius } from '../../theme/tokens';
import { Link } from '../../ui/link';

const sheet = css({
  display: 'grid',
  gap: '1.5rem',
  marginTop: '2rem',
  paddingTop: '1.75rem',
  borderTop: `1px solid ${color.line}`,
});
const title = css({ fontSize: fontSize.h3 });
const of = css({
  marginBottom: '-0.875rem',
  font: `500 ${fontSize.label}/1.4 ${font.mono}`,
  overflowWrap: 'anywhere',
  color: color.inkSoft,
});
const lists = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '1.5rem',
  [media.phone]: { gridTemplateColumns: '1fr' },
});
const label = css({
  font: `600 1rem/1.4 var(--font-text)`,
  letterSpacing: 0,
  marginBottom: '0.625rem',
});
const names = css({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
const name = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  padding: '0.375rem 0.875rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: 1.3,
});
const link = css([
  name,
  {
    borderColor: 'currentColor',
    textUnderlineOffset: 4,
    '&:hover': { textDecorationThickness: 2 },
  },
]);
const steps = css({ display: 'grid', gap: '1.625rem', counterReset: 'step' });
const step = css({
  position: 'relative',
  display: 'flex',
  gap: '0.875rem',
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    flex: 'none',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    font: '600 0.875rem/1.75rem var(--font-text)',
    textAlign: 'center',
    color: '#14171f',
    background: color.thread,
  },
  // One thread through the steps.
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '2rem -1.375rem',
    insetInline: '0.8125rem auto',
    borderInlineStart: `2px dashed ${color.thread}`,
  },
});

const text = aiScan.results;

interface ScanResultsProps {
  /** What was scanned. */
  subject: string;
  result: ScanResult;
}

/** What a scan recommends; names of our products and solutions link to their pages. */
export function ScanResults({ subject, result }: ScanResultsProps) {
  return (
    <div css={sheet} data-results="">
      <p css={of}>{text.subject(subject)}</p>
      <h3 css={title}>{text.title}</h3>
      <p>{result.reasoning}</p>
      <div css={lists}>
        <Recommendations title={text.products} items={result.recommendedProducts} />
        <Recommendations title={text.solutions} items={result.recommendedSolutions} />
      </div>
      <div>
        <h4 css={label}>{text.nextSteps}</h4>
        <ol css={steps}>
          {result.nextSteps.map((item) => (
            <li key={item} css={step}>
              <span>{item}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Recommendations({ title: heading, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4 css={label}>{heading}</h4>
      <ul css={names}>
        {items.map((item) => {
          const page = recommendedPage(item);
          return (
            <li key={item}>
              {page ? (
                <Link to={page} css={link}>
                  {item}
                </Link>
              ) : (
                <span css={name}>{item}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
