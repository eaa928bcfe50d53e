import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { opensDialog } from '../runtime/overlays/dialog-store';
import { color, fluid, fontSize, leadText, media, noteText } from '../theme/tokens';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import { Section, twoColumns } from '../ui/section';
import { Unbroken } from '../ui/text';
import { NeedleThread } from './needle-thread';

const layout = css(twoColumns('7fr 5fr'), { [media.phone]: { gap: '0.875rem' } });
// Print omits this section, because its button does not work on paper.
const onlyOnScreen = css({ [media.print]: { display: 'none' } });
// The section has the same blue as buttons. So it differs from the dark footer, and from a dark section before it.
const cobalt = css({
  '&.night': { '@media screen': { '--ink-soft': color.cobaltTint, background: color.cobalt } },
});
const title = css({ fontSize: fontSize.h2 });
// Styles of a large title, which is as wide as the page. Below this title the text is on the left, and the button is on
// the right.
const poster = css({
  [media.desktop]: {
    gridColumn: '1 / -1',
    fontSize: fontSize.giant,
    lineHeight: 0.95,
    '& + *': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
    },
    '& + * > *': { gridColumn: 2, justifySelf: 'start' },
    '& + * > p:first-of-type': { gridArea: '1 / 1 / 3' },
  },
});
const lead = css({
  marginBottom: fluid.s,
  ...leadText,
  textWrap: 'balance',
});
const small = css({
  marginTop: '0.5rem',
  ...noteText,
  textWrap: 'balance',
});
const plansLink = css({ color: 'inherit' });

interface ClosingSectionProps {
  title: string;
  text: string;
  discovery: {
    cost: string;
    /** Text of the link to the plans. Undefined on the pricing page. */
    plans?: string;
  };
  actionText?: string;
  /** Whether the title has the largest font size. Only one section of a page may use that size. */
  isOversized?: boolean;
  /** Background. Use `night` if the page's success stories are on a blue background. */
  ground?: 'cobalt' | 'night';
  /** Content below the text. It replaces the button, so it needs a button of its own. */
  children?: ReactNode;
}

export function ClosingSection({
  title: heading,
  text,
  discovery,
  actionText = 'Start with Discovery',
  isOversized = false,
  ground: groundName = 'cobalt',
  children,
}: ClosingSectionProps) {
  return (
    // The dashed line in the page's margin ends at the section with `data-closing` (theme/global.css).
    <Section
      data-closing
      ground="night"
      css={[groundName === 'cobalt' && cobalt, !children && onlyOnScreen]}
      aria-labelledby="closing-title"
    >
      <NeedleThread ground={groundName} />
      <div css={layout}>
        <h2 id="closing-title" css={[title, isOversized && poster]}>
          {heading}
        </h2>
        <div>
          <p css={lead}>
            <Unbroken>{text}</Unbroken>
          </p>
          {!children && (
            <Button variant="light" {...opensDialog('discovery')}>
              {actionText}
            </Button>
          )}
          <p css={small}>
            <Unbroken>{discovery.cost}</Unbroken>
            {discovery.plans && (
              <>
                <br />
                <Link to={paths.pricing} css={plansLink}>
                  {discovery.plans}
                </Link>
              </>
            )}
          </p>
        </div>
      </div>
      {children}
    </Section>
  );
}
