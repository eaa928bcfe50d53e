import { css } from '@emotion/react';
import { footerColumns, legalLinks, madeIn, socialNetworks } from '../content/navigation';
import { site } from '../content/site';
import { color, font, media } from '../theme/tokens';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { containerStyle } from '../ui/section';
import { BrandLink } from './brand-link';
import { behindMenu } from './site-menu';

const ground = css({
  // A band may end within a pixel: nothing of the page's own ground shows between them.
  marginTop: -1,
  padding: 'clamp(40px, 6vw, 80px) 0 28px',
  [media.print]: { display: 'none' },
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: '1.35fr repeat(3, 1fr)',
  gap: '48px 32px',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, auto)' },
  [media.phone]: { gridTemplateColumns: '1fr 1fr', gap: '16px 20px' },
});
const wholeRow = css({ [media.tablet]: { gridColumn: '1 / -1' } });
const wholeRowOnPhones = css({
  [media.phone]: { gridColumn: '1 / -1', '& > ul': { columns: 2, columnGap: 20 } },
});
const tagline = css({ marginTop: 10, color: color.inkSoft });
const columnTitle = css({
  margin: '9px 0 12px',
  font: `600 15px/1.5 ${font.text}`,
  letterSpacing: 0,
});
const link = css({
  display: 'inline-block',
  padding: '5px 0',
  fontSize: 15,
  lineHeight: 1.4,
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
  '&:active': { color: color.thread },
});

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: 'clamp(32px, 4.6vw, 64px)',
  paddingTop: 24,
  borderTop: `1px solid ${color.line}`,
  fontSize: 15,
  color: color.inkSoft,
});
const legal = css({ display: 'flex', flexWrap: 'wrap', gap: '2px 24px' });
const social = css({
  display: 'flex',
  gap: 8,
  [media.desktop]: { marginLeft: 'auto' },
});
const socialButton = css(iconButton(44), {
  border: `1px solid ${color.line}`,
  color: color.inkSoft,
  transition: 'color 150ms ease-out, border-color 150ms ease-out',
  '&:hover': { color: color.ink, borderColor: 'currentColor' },
  '&:active': { background: color.nightRaised },
});

/** The dark foot of every page (specification, section 2, "Footer"). */
export function SiteFooter() {
  return (
    <footer className="night" css={[ground, behindMenu]}>
      <div css={containerStyle}>
        <nav aria-label="Footer" css={columns}>
          <div css={wholeRow}>
            <BrandLink />
            <p css={tagline}>{site.tagline}</p>
          </div>
          {footerColumns.map(({ id, label, links }) => (
            <div key={id} css={id === 'services' && wholeRowOnPhones}>
              <h2 id={`footer-${id}`} css={columnTitle}>
                {label}
              </h2>
              <ul aria-labelledby={`footer-${id}`}>
                {links.map((entry) => (
                  <li key={entry.label}>
                    <Link to={entry.path} css={link}>
                      {entry.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div css={foot}>
          <p>
            © {site.copyrightYear} {site.name}. {madeIn}
          </p>
          <ul css={legal}>
            {legalLinks.map(({ label, path }) => (
              <li key={label}>
                <Link to={path} css={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div css={social}>
            {socialNetworks.map(({ label, icon }) => (
              <button key={label} type="button" css={socialButton} aria-label={label}>
                <Icon name={icon} />
              </button>
            ))}
          </div>
        </div>
      </div>
    </footer>
  );
}
