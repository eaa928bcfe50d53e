import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, PropsWithChildren } from 'react';
import { color, font, rem } from '../theme/tokens';
import { inlineRow, wrappedRow } from './layout';

const row = css({
  ...wrappedRow('0.75rem'),
  marginTop: '2rem',
  '@media (width < 30em)': { flexDirection: 'column' },
  '& > a': { alignSelf: 'center', marginInlineStart: '0.75rem' },
});

/** Buttons without an action, which the requirements ask for (section 2). */
export function InertButtons({ names, children }: PropsWithChildren<{ names: readonly string[] }>) {
  return (
    <div css={row}>
      {names.map((name) => (
        <Button key={name} variant="outline">
          {name}
        </Button>
      ))}
      {children}
    </div>
  );
}

const base = css({
  ...inlineRow('0.625rem'),
  justifyContent: 'center',
  // A parent of several buttons can set their height, and the text colour of the primary ones.
  minHeight: 'var(--button-height, 3rem)',
  padding: '0.625rem var(--button-padding, 1.375rem)',
  border: '1px solid transparent',
  borderRadius: 10,
  font: `600 var(--button-text, 1rem)/1.25 ${font.text}`,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color 150ms ease-out, color 150ms ease-out, border-color 150ms ease-out',
});

const variants = {
  primary: css({
    color: 'var(--button-color, #fff)',
    background: color.cobalt,
    '&:hover': { background: color.cobaltDark },
  }),
  outline: css({
    color: color.ink,
    background: 'transparent',
    borderColor: 'currentColor',
    // On a touch screen hover styles would remain after a tap.
    '@media (hover: hover)': {
      '&:hover': { background: color.ink, color: color.paper, borderColor: color.ink },
      '.night &:hover': { color: color.night },
    },
  }),
  light: css({
    color: '#14171f',
    background: '#fff',
    '&:hover': { background: color.cobaltTint },
  }),
  quiet: css({
    minHeight: '2.75rem',
    padding: '0.5rem 0.25rem',
    color: color.link,
    background: 'transparent',
    textDecoration: 'underline',
    textUnderlineOffset: 4,
    '&:hover': { textDecorationThickness: 2 },
  }),
};

export const iconButton = (size: number, border: string | number = 0) =>
  css({
    display: 'grid',
    placeItems: 'center',
    width: `min(${rem(size)}, 64px)`,
    height: `min(${rem(size)}, 64px)`,
    padding: 0,
    border,
    borderRadius: 10,
    background: 'none',
  });

const wide = css({ width: '100%' });

export interface ButtonOptions {
  variant?: keyof typeof variants;
  isWide?: boolean;
}

export const buttonStyle = ({ variant = 'primary', isWide = false }: ButtonOptions) => [
  base,
  variants[variant],
  isWide && wide,
];

/** Only props that are HTML attributes reach the button. `variant` and `isWide` only select styles. */
export const isAttribute = (prop: string) => !['variant', 'isWide'].includes(prop);

const StyledButton = styled('button', { shouldForwardProp: isAttribute })<ButtonOptions>(
  buttonStyle,
);

export const Button = ({ className = '', ...props }: ComponentProps<'button'> & ButtonOptions) => (
  <StyledButton type="button" className={`screen-only ${className}`} {...props} />
);
