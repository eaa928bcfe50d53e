import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import type { HomeContent } from '../../content/pages/home';
import { anchors } from '../../paths';
import { knotPoint } from '../../sections/point-list';
import { SectionHeading } from '../../sections/section-heading';
import { color, font, fontSize, media } from '../../theme/tokens';
import { Card } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { beforeForm, Section, twoColumns } from '../../ui/section';
import { TextList } from '../../ui/text-list';

const layout = twoColumns('5fr 6fr');
// Beside long results the words stay in view.
const words = css(beforeForm, {
  [media.desktop]: { position: 'sticky', top: '6.875rem' },
  [media.print]: { position: 'static' },
});
const label = css({
  [media.phone]: { display: 'none' },
  marginTop: '2rem',
  font: `500 ${fontSize.label}/1.5 ${font.mono}`,
  letterSpacing: 0,
  color: color.inkSoft,
});
const results = css({ marginTop: '0.75rem' });
const result = knotPoint(color.thread, 8, 18);
const card = css({ overflow: 'hidden' });
// A measuring tape along the upper edge: a mark every 12 px, a long one every 60.
const mark = '#14171f 1.5px, transparent 1.5px';
const run = keyframes({ to: { backgroundPositionX: '78px' } });
const tape = css({
  height: '1.875rem',
  margin: 'calc(-1 * clamp(1.25rem, 3.6vw, 2.75rem))',
  marginBottom: 'clamp(1.5rem, 3vw, 2.25rem)',
  backgroundColor: color.thread,
  backgroundImage: `linear-gradient(90deg, ${mark}), linear-gradient(90deg, ${mark})`,
  backgroundPosition: '18px 100%',
  backgroundRepeat: 'repeat-x',
  backgroundSize: '60px 18px, 12px 9px',
  // While the scan runs, the tape runs past a marker. The button says so in words. Emotion would put a `&` before a
  // selector that begins with a pseudo-class.
  'div:has(form[data-busy]) > &': {
    position: 'relative',
    [media.moving]: { animation: `${run} 0.9s linear infinite` },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 0.5625rem)',
      borderTop: '17px solid #14171f',
      borderInline: '9px solid transparent',
    },
  },
});

interface ScanSectionProps {
  content: HomeContent['scan'];
  /** The scan's form. */
  children: ReactNode;
}

/** The free scan of a website or of documents; its results show here too. */
export function ScanSection({ content, children }: ScanSectionProps) {
  return (
    <Section ground="deep" id={anchors.scan} aria-labelledby="scan-title">
      <div css={layout}>
        <div css={words}>
          <SectionHeading id="scan-title" {...content} />
          <div>
            <Fold summary={content.resultTitle}>
              <h3 css={label}>{content.resultTitle}</h3>
              <TextList texts={content.results} itemStyle={result} css={results} />
            </Fold>
          </div>
        </div>
        <Card css={card}>
          <div css={tape} />
          {children}
        </Card>
      </div>
    </Section>
  );
}
