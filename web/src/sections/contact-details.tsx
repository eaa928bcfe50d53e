import { css } from '@emotion/react';
import { border, fluid, softLabel } from '../theme/tokens';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: fluid.s,
  marginTop: '1.25rem',
  borderTop: border.hairline,
  '@media (width < 22.5em)': { display: 'block' },
});
const row = css({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  padding: '0.5625rem 0',
  borderBottom: border.hairline,
});
const name = css(softLabel(1.6));
const link = css({
  display: 'inline-block',
  margin: '-2px 0',
  padding: '2px 0',
  fontWeight: 600,
});

interface ContactDetailsContent {
  email: string;
  phone: string;
  notes: readonly { name: string; text: string }[];
}

export function ContactDetails({ email, phone, notes }: ContactDetailsContent) {
  return (
    <dl css={list}>
      <div css={row}>
        <dt css={name}>Email</dt>
        <dd>
          <a href={`mailto:${email}`} css={link}>
            {email}
          </a>
        </dd>
      </div>
      <div css={row}>
        <dt css={name}>Phone</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`} css={link} dir="ltr">
            {phone}
          </a>
        </dd>
      </div>
      {notes.map((note) => (
        <div key={note.name} css={row}>
          <dt css={name}>{note.name}</dt>
          <dd>{note.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the e-mail address in place of a form if scripts are off. */
export function NoScriptAddress({ email }: { email: string }) {
  return (
    <noscript>
      <p css={{ marginBottom: '1.5rem' }}>
        Without JavaScript, write to us at <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
