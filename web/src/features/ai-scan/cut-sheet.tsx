import { css, Global } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { CutJacket, threadEnds } from '../../brand/pieces/cut-jacket';
import { Logo } from '../../brand/pieces/logo';
import { aiScan } from '../../content/features/ai-scan';
import { site } from '../../content/site';
import { border, headFont, media, radius, softLabel, space } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { cardStyle } from '../../ui/card';
import { centredRow, spreadRow, wrappedRow } from '../../ui/layout';
import { Unbroken } from '../../ui/text';
import { CopyLink } from './copy-link';
import { sharedAddress, type Pattern } from './cut-pieces';
import { NextSteps } from './next-steps';
import { SheetPieces } from './sheet-pieces';
import { chalkedPaper, fittingSize, roomForRow, roomForTwo } from './sheet-styles';

const paper = css({
  [media.print]: {
    'body :not(:has([data-results]), [data-results], [data-results] *)': { display: 'none' },
  },
});
/** A window such as that of a tablet held upright. */
const highWindow = '@media screen and (height >= 70em)';
const inline = 'clamp(1.25rem, 4.6cqi, 3.5rem)';
/** Visible height of the result's box when its upper edge is directly below the header. */
const windowHeight = `100svh - ${space.header} - 1rem`;
const sheet = css(cardStyle, {
  borderRadius: radius.sheet,
  [roomForTwo]: {
    display: 'grid',
    gridTemplate: 'auto 1fr / minmax(0, 1fr) 46.67%',
    minHeight: '35rem',
    // In a low window the toast would cover the next steps below the box. So the box fills the window, and the next
    // steps stay out of view until the visitor scrolls.
    '@media (height < 55rem)': { minHeight: `max(35rem, ${windowHeight} - 1rem)` },
  },
  [media.print]: { border: 0, background: 'none' },
});
const head = css({
  padding: `clamp(1.5rem, 4.3cqi, 3.25rem) ${inline} 1.5rem`,
  [roomForTwo]: { paddingTop: 'clamp(1.5rem, 3.4cqi, 2.5rem)' },
  [media.print]: { padding: '0 0 0.75rem' },
});
const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1.5rem',
  padding: `1.5rem ${inline} clamp(1.5rem, 3.7cqi, 2.75rem)`,
  // With these gaps, a toast in a window 900 px high covers neither the box nor the next steps.
  [roomForTwo]: { gridArea: '2 / 1', gap: '1rem', paddingBlock: '0 1.625rem' },
  [media.print]: { gap: '0.75rem', padding: '0.75rem 0 0' },
});
const titleSize = fittingSize('4.25rem', '(100cqi - 2.5rem)');
const kicker = css(softLabel(1.4));
const title = css({
  marginTop: 'clamp(0.75rem, 1.4cqi, 1.125rem)',
  fontSize: titleSize,
  lineHeight: 0.98,
  letterSpacing: '-0.045em',
  overflowWrap: 'anywhere',
  '& > span': { display: 'block' },
  [roomForTwo]: { fontSize: fittingSize('4.25rem', '(53cqi - 7rem)') },
  [media.print]: { marginTop: '0.25rem', fontSize: fittingSize('2.5rem', '40rem') },
});
const table = css({
  position: 'relative',
  overflow: 'hidden',
  container: 'table / inline-size',
  borderBlock: border.hairline,
  ...chalkedPaper,
  // The drawing fills the window, so that the toast, which on a phone is above the drawing, covers neither the drawn
  // jacket nor a button. In a high window the recommendations and their reason show below the drawing.
  '@media screen and (min-width: 40em)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: `min(60rem, ${windowHeight} - 6.25rem - 1.96 * ${titleSize})`,
    [highWindow]: { minHeight: 0 },
  },
  [roomForTwo]: {
    display: 'block',
    minHeight: 0,
    gridArea: '1 / 2 / 3',
    overflow: 'visible',
    borderBlock: 0,
    borderInlineStart: border.hairline,
    borderStartEndRadius: 25,
    borderEndEndRadius: 25,
  },
  // In print the end of the red dashed line is outside this box.
  [media.print]: { overflow: 'visible', border: 0, background: 'none' },
});
const jacket = css({
  // The box clips only the outline of the right sleeve.
  width: '91%',
  marginBlock: '1.25rem 7%',
  [`& [${threadEnds.long}]`]: { display: 'none' },
  [roomForRow]: {
    width: '35rem',
    maxWidth: '96%',
    margin: '1.5rem auto 2.5rem',
    [highWindow]: { width: '27rem' },
  },
  // The jacket extends beyond the lower and left edge of its box. Its dashed line leads to the next steps.
  [roomForTwo]: {
    position: 'absolute',
    bottom: '-1.625rem',
    insetInlineStart: '-5%',
    width: '91%',
    maxWidth: 'none',
    margin: 0,
    clipPath: 'inset(-10% -15.2% -10rem calc(4.625rem - 109.3cqi))',
    [`& [${threadEnds.long}]`]: { display: 'inline' },
    [`&:has([${threadEnds.long}]) [${threadEnds.short}]`]: { display: 'none' },
    // In right-to-left layouts the next steps start directly below the jacket, so the drawing shows its short line
    // instead of the long one.
    '[dir=rtl] &': { insetInlineStart: '14%' },
    [`[dir=rtl] & [${threadEnds.long}]`]: { display: 'none' },
    [`[dir=rtl] &:has([${threadEnds.long}]) [${threadEnds.short}]`]: { display: 'inline' },
  },
  [media.print]: { width: '20rem', margin: '0 auto 1.25rem' },
});
const line = css({
  ...spreadRow('0 1rem', 'baseline'),
  padding: '0.625rem 0',
  borderTop: border.hairline,
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: border.hairline },
});
const actions = css(wrappedRow('0.25rem 0.75rem'));
const sender = css({
  display: 'none',
  [media.print]: {
    ...centredRow('0.625rem'),
    marginBottom: '0.75rem',
    ...headFont('1.25rem', 1, '-0.03em'),
  },
});
const imprint = css({
  display: 'none',
  [media.print]: { display: 'block', fontSize: '10pt', overflowWrap: 'anywhere' },
});

// Leaves space for a toast, which on a phone is between the header and the result.
const result = css({ [media.phone]: { scrollMarginTop: '7rem' } });
const text = aiScan.sheet;
const { SITE_BUILD, SITE_URL, PUBLIC_PATH = '/' } = process.env;
const isDemo = SITE_BUILD === 'demo';

// The demo prints a page of its own, which says that the scan is a sample.
const handlePrint = () =>
  isDemo ? void open(`${PUBLIC_PATH}demo-summary.html`, '_blank') : print();

/** A demo may run on the presenter's machine, so it can share a link only if SITE_URL contains its public address. */
const canShare = !isDemo || Boolean(SITE_URL);
const sharedPlace = () =>
  isDemo
    ? { origin: SITE_URL!, pathname: PUBLIC_PATH }
    : { origin: location.origin, pathname: location.pathname };

interface CutSheetProps {
  pattern: Pattern;
  heading: readonly [string, string];
  origin: string;
  reasoning: ReactNode;
  nextSteps: readonly string[];
  isAwaited: boolean;
}

/** Shows a scan's result: texts, a link to the result, and the drawing of a jacket whose parts are recommendations. */
export function CutSheet({
  pattern: { pieces, lines },
  heading,
  origin,
  reasoning,
  nextSteps,
  isAwaited,
}: CutSheetProps) {
  const ref = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAwaited) return;
    ref.current!.scrollIntoView({ block: 'start' });
    headingRef.current!.focus({ preventScroll: true });
  }, [isAwaited]);
  const letters = Math.max(...heading.map((each) => each.length));
  return (
    <div ref={ref} css={result} data-results="">
      <Global styles={paper} />
      <p css={sender}>
        <Logo />
        {site.name}
      </p>
      <div css={sheet} style={{ '--letters': letters } as React.CSSProperties}>
        <div css={head}>
          <p css={kicker}>{origin}</p>
          <h3 ref={headingRef} tabIndex={-1} css={title}>
            <span>{heading[0]} </span>
            <span>{heading[1]}</span>
          </h3>
        </div>
        {/* A translated name may be too long for the drawing, so translation is off. The list below has the names as
           text. */}
        <div css={table} translate="no">
          <CutJacket
            css={jacket}
            names={pieces.map((piece) => piece.text)}
            team={text.team}
            label={text.drawing}
            isThreadLong={nextSteps.length > 0}
          />
        </div>
        <div css={body}>
          {pieces.length > 0 && <SheetPieces pieces={pieces} />}
          {lines.length > 0 && (
            <ul>
              {lines.map((item, index) => (
                // A result may repeat a text, so only the index is unique.
                // oxlint-disable-next-line no-array-index-key
                <li key={index} css={line}>
                  <span>{item.text}</span>
                  <span css={kicker}>{text[item.kind]}</span>
                </li>
              ))}
            </ul>
          )}
          <p>{reasoning}</p>
          <p css={kicker}>{isDemo ? text.sample : text.caution}</p>
          <div css={actions} className="screen-only">
            <Button onClick={handlePrint}>{text.print}</Button>
            {canShare && pieces.length > 0 && <CopyLink pieces={pieces} place={sharedPlace()} />}
          </div>
        </div>
      </div>
      {nextSteps.length > 0 && <NextSteps texts={nextSteps} />}
      <p css={imprint}>
        {site.name}, {site.email}
        {canShare && pieces.length > 0 && (
          <Unbroken>{`, ${sharedAddress(sharedPlace(), pieces)}`}</Unbroken>
        )}
      </p>
    </div>
  );
}
