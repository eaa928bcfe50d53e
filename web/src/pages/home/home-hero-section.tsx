import { css } from '@emotion/react';
import { PatternBoard } from '../../brand/board/pattern-board';
import type { HomeContent } from '../../content/pages/home';
import { anchors, homeAnchor } from '../../paths';
import {
  DiscoveryActions,
  heroBand,
  heroButtons,
  pictureBeside,
  pictureFrame,
} from '../../sections/page-hero';
import { Lines } from '../../sections/section-heading';
import { color, font, fontSize } from '../../theme/tokens';
import { Link } from '../../ui/link';
import { containerStyle } from '../../ui/section';

const layout = css(containerStyle, {
  display: 'grid',
  gap: 'clamp(2rem, 5vw, 2.5rem)',
  [pictureBeside]: {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(18.75rem, 58vw - 9.125rem, 33.75rem)',
    alignItems: 'center',
    gap: '0 clamp(1.75rem, 4.4vw, 3.75rem)',
  },
});
const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.75rem',
  paddingBlock: '0.375rem',
  paddingInline: '0.5625rem 1.125rem',
  border: `1.5px solid ${color.thread}`,
  borderRadius: 22,
  background: color.sheet,
  color: color.ink,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  '&:hover': { background: color.threadTint },
});
const badge = css({
  flex: 'none',
  padding: '0.3125rem 0.5625rem',
  borderRadius: 12,
  background: color.thread,
  color: '#14171f',
  font: `500 0.71875rem/1 ${font.mono}`,
  textTransform: 'uppercase',
});
const title = css({ marginTop: '1.375rem', fontSize: fontSize.hero, lineHeight: 0.98 });
const lead = css({
  maxWidth: '29em',
  marginTop: 'clamp(1rem, 2vw, 1.5rem)',
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  color: color.inkSoft,
});

/** What the provider does, the first step, and the living pattern board (specification, section 2: home page). */
export function HomeHeroSection({ content }: { content: HomeContent['hero'] }) {
  const { scan, solutions } = content;
  return (
    <section css={heroBand} aria-labelledby="hero-title">
      <div css={layout}>
        <div>
          <Link to={homeAnchor(anchors.scan)} css={pill}>
            <span css={badge} aria-hidden="true">
              {scan.badge}
            </span>
            {scan.text}
          </Link>
          <h1 id="hero-title" css={title}>
            <Lines texts={content.title.split(/(?<=\.) /)} />
          </h1>
          <p css={lead}>{content.lead}</p>
          <div css={heroButtons}>
            <DiscoveryActions to={solutions.to}>{solutions.text}</DiscoveryActions>
          </div>
        </div>
        <div css={pictureFrame}>
          <PatternBoard content={content.board} />
        </div>
      </div>
    </section>
  );
}
