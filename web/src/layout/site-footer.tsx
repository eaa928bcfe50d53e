import { css } from '@emotion/react';
import {
  answerLinks,
  footerColumns,
  legalLinks,
  madeIn,
  socialNetworks,
  soon,
  type FooterLink,
} from '../content/navigation';
import { owner } from '../content/owner';
import type { Owner } from '../content/owner-schema';
import { footerLine } from '../content/owner-texts';
import { site } from '../content/site';
import { border, color, fluid, font, media } from '../theme/tokens';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { spreadRow, wrappedRow } from '../ui/layout';
import { Link } from '../ui/link';
import { containerStyle } from '../ui/section';
import { BrandLink } from './brand-link';
import { behindMenu } from './site-menu';

const ground = css({
  // If the previous section ends at a fraction of a pixel, a thin line of the page's background would show between that
  // section and the footer. So the footer overlaps the section by 1 px.
  marginTop: -1,
  padding: `${fluid.l} 0 1.5rem`,
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: '1.35fr repeat(3, 1fr)',
  gap: '1rem clamp(0.5rem, 2.4vw, 2rem)',
  [media.tablet]: { gridTemplateColumns: 'repeat(4, auto)' },
  [media.phone]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(40%, 8.5rem, 100%), 1fr))',
    '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
    '& > :nth-of-type(2) > ul': { columns: '7.5rem 2', columnGap: '0.5rem' },
  },
});
const tagline = css({ marginTop: '0.625rem', color: color.inkSoft });
const columnTitle = css({
  margin: '0.5625rem 0 0.75rem',
  font: `600 0.9375rem/1.5 ${font.text}`,
  letterSpacing: 0,
});
const item = css({
  padding: '0.3125rem 0',
  breakInside: 'avoid',
  // In a window 320 px wide the longest word and the mark behind it just fit into one line.
  fontSize: 'clamp(0.875rem, 4.17vw, 0.9375rem)',
  lineHeight: 1.4,
});
const link = css({
  padding: '0.3125rem 0',
  color: color.inkSoft,
  textDecoration: 'none',
  '&:hover': {
    color: color.ink,
    textDecoration: 'underline',
    textDecorationStyle: 'dashed',
    textDecorationColor: color.thread,
    textDecorationThickness: 2,
    textUnderlineOffset: 6,
  },
});

const missing = css({ marginInlineStart: 3, fontSize: '0.8125rem', color: color.inkSoft });

const foot = css({
  ...spreadRow('0.75rem 1rem', 'center'),
  marginTop: fluid.l,
  paddingTop: '1.25rem',
  borderTop: border.hairline,
  fontSize: '0.9375rem',
  color: color.inkSoft,
});
const legal = css(wrappedRow('2px 1rem'), {
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '0.5rem',
    width: '100%',
  },
});
const social = css({ display: 'flex', gap: '0.5rem' });
const socialButton = css(iconButton(44, border.hairline), {
  color: color.inkSoft,
  transition: 'color 150ms ease-out, border-color 150ms ease-out',
  '&:hover': { color: color.ink, borderColor: 'currentColor' },
});

function FooterEntry({ label, path, isMissing }: FooterLink) {
  return (
    <li css={item}>
      {path.startsWith('https:') ? (
        <a href={path} css={link}>
          {label}
        </a>
      ) : (
        <Link to={path} css={link}>
          {label}
        </Link>
      )}
      {isMissing && <span css={missing}>&nbsp;{soon}</span>}
    </li>
  );
}

export function SiteFooter({ facts = owner }: { facts?: Owner }) {
  const company = footerLine(facts, site.name);
  return (
    <footer className="night screen-only" css={ground} {...behindMenu}>
      <div css={containerStyle}>
        <nav aria-label="Footer" css={columns}>
          <div>
            <BrandLink />
            <p css={tagline}>{site.tagline}</p>
          </div>
          {footerColumns(facts).map(({ id, label, links }) => (
            <div key={id}>
              <h2 id={`footer-${id}`} css={columnTitle}>
                {label}
              </h2>
              <ul aria-labelledby={`footer-${id}`}>
                {links.map((entry) => (
                  <FooterEntry key={entry.label} {...entry} />
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div css={foot}>
          <p>
            © {site.copyrightYear} {site.name}. {madeIn}
          </p>
          {company && <p>{company}</p>}
          <ul css={legal}>
            {[...legalLinks(facts), ...answerLinks].map((entry) => (
              <FooterEntry key={entry.label} {...entry} />
            ))}
          </ul>
          <div css={social}>
            {socialNetworks.map(({ label, icon }) => {
              const account = facts.social?.[label];
              return account ? (
                <a key={label} href={account} css={socialButton} aria-label={label}>
                  <Icon name={icon} />
                </a>
              ) : (
                <button key={label} type="button" css={socialButton} aria-label={label}>
                  <Icon name={icon} />
                </button>
              );
            })}
          </div>
        </div>
      </div>
    </footer>
  );
}
