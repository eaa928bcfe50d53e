import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { opensDialog } from '../runtime/overlays/dialog-store';
import { color, fluid, fontSize, leadText } from '../theme/tokens';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import { Section, twoColumns } from '../ui/section';
import { balancedNote } from '../ui/text';
import { NeedleThread } from './needle-thread';

const layout = css(twoColumns('7fr 5fr'), { rowGap: '0.875rem' });
/** The blue background distinguishes the last section of a page from the dark footer. */
export const cobalt = css({
  '&.night': {
    '@media screen': {
      '--ink-soft': color.cobaltTint,
      '--line': '#ffffff59',
      background: color.cobalt,
    },
  },
});
const title = css({ fontSize: fontSize.h2 });
const lead = css({
  marginBottom: fluid.s,
  ...leadText,
  textWrap: 'balance',
});
const small = css(balancedNote, { marginTop: '0.5rem' });
const plansLink = css({ color: 'inherit' });

interface ClosingSectionProps {
  title: string;
  text: string;
  /** Note with the price of Discovery. Undefined if the page's first section already contains this price. */
  cost?: string;
  /** Text of the link to the plans. The pricing page has no such link. */
  plans?: string;
  actionText?: string;
  /** Background. Use `night` if the page's success stories have a blue background. */
  ground?: 'cobalt' | 'night';
  /** Content in place of the usual button. It must also contain a button that opens the Discovery dialog. */
  children?: ReactNode;
}

export function ClosingSection({
  title: heading,
  text,
  cost,
  plans,
  actionText = 'Start with Discovery',
  ground: groundName = 'cobalt',
  children,
}: ClosingSectionProps) {
  return (
    <Section
      data-closing
      ground="night"
      css={groundName === 'cobalt' && cobalt}
      className={children ? undefined : 'screen-only'}
      aria-labelledby="closing-title"
    >
      <NeedleThread ground={groundName} />
      <div css={layout}>
        <h2 id="closing-title" css={title} className="section-title">
          {heading}
        </h2>
        <div>
          <p css={lead}>{text}</p>
          {!children && (
            <Button variant="light" {...opensDialog('discovery')}>
              {actionText}
            </Button>
          )}
          <p css={small}>
            {cost}
            {cost && plans && <br />}
            {plans && (
              <Link to={paths.pricing} css={plansLink}>
                {plans}
              </Link>
            )}
          </p>
        </div>
      </div>
      {children}
    </Section>
  );
}
