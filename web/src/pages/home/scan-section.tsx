import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { tapeMarks } from '../../brand/pieces/tape-marks';
import type { HomeContent } from '../../content/pages/home';
import { anchors } from '../../paths';
import { knotPoint } from '../../sections/point-list';
import { SectionHeading } from '../../sections/section-heading';
import { color, fluid, media, softLabel } from '../../theme/tokens';
import { Card } from '../../ui/card';
import { Fold } from '../../ui/fold';
import { beforeForm, formFrame, Section, twoColumns } from '../../ui/section';
import { TextList } from '../../ui/text-list';

// Hides the element for the scan's result, which is empty while there is no result (features/ai-scan/scan-layout).
const layout = css(twoColumns('5fr 6fr'), { '& > :empty': { display: 'none' } });
const label = css({
  [media.phone]: { display: 'none' },
  marginTop: '2rem',
  ...softLabel(1.5),
  letterSpacing: 0,
});
const results = css({ marginTop: '0.75rem' });
const result = css(knotPoint(color.thread, 8, 18));
const card = css(formFrame, { overflow: 'hidden' });
// A running scan covers this measuring tape with an animated one (features/ai-scan/running-scan).
const tape = css(tapeMarks, {
  height: '1.875rem',
  margin: `calc(-1 * ${fluid.m})`,
  marginBottom: fluid.m,
});

interface ScanSectionProps {
  content: HomeContent['scan'];
  children: ReactNode;
}

export function ScanSection({ content, children }: ScanSectionProps) {
  return (
    <Section ground="deep" id={anchors.scan} aria-labelledby="scan-title">
      <div css={layout}>
        <div css={beforeForm}>
          <SectionHeading id="scan-title" {...content} />
          <div>
            <Fold summary={content.resultTitle}>
              <h3 css={label}>{content.resultTitle}</h3>
              <TextList texts={content.results} itemStyle={result} css={results} />
            </Fold>
          </div>
        </div>
        <div data-sheet-place="" />
        <Card css={card}>
          <div css={tape} />
          {children}
        </Card>
      </div>
    </Section>
  );
}
