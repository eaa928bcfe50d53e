import { css } from '@emotion/react';
import { failureTitles, toastMessages } from '#contract/messages';
import { discovery } from '../../content/features/discovery';
import { closeDialog } from '../../runtime/overlays/dialog-store';
import { fontSize, headFont, labelFont } from '../../theme/tokens';
import { Dialog, DialogActions, DialogBody, DialogIntro, DialogNote } from '../../ui/dialog';
import { Fold } from '../../ui/fold';
import { Unbroken } from '../../ui/text';
import { MessageForm, type MessageLayoutProps } from './message-form';

// In wide windows the terms are always visible, except while a list of errors needs their space. In all other cases a
// disclosure contains the terms.
const fold = css({
  '[data-error-summary] + &': { marginTop: '0.5rem' },
  '@supports selector(::details-content)': {
    '@media (min-width: 60em)': {
      'p + &': {
        marginTop: '1.625rem',
        '& > summary': { display: 'none' },
        '&::details-content': { contentVisibility: 'visible' },
      },
    },
  },
});
const terms = css({
  '@media (40em <= width < 60em)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '1.75rem',
  },
  fontSize: fontSize.small,
  lineHeight: 1.45,
  '& dt': {
    paddingTop: '0.625rem',
    borderTop: '1px solid rgb(255 255 255 / 0.3)',
    font: labelFont(1.4),
    color: 'var(--soft)',
  },
  '& dd': { margin: 0, padding: '0.125rem 0 0.625rem' },
});
const amount = css(headFont('1.75rem', 1.2, '-0.04em'));

const Layout = ({ summary, children, button }: MessageLayoutProps) => (
  <>
    <DialogIntro title={discovery.title}>
      <DialogNote>{discovery.lead}</DialogNote>
      {summary}
      <Fold summary={discovery.termsTitle} isOnWideScreens css={fold}>
        <dl css={terms}>
          <div>
            <dt>{discovery.price.name}</dt>
            <dd>
              <span css={amount}>{discovery.price.amount}</span> {discovery.price.text}
            </dd>
          </div>
          {discovery.terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Unbroken>{text}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </DialogIntro>
    <DialogBody>
      {children}
      <DialogActions>{button}</DialogActions>
    </DialogBody>
  </>
);

/** The dialog "Full Discovery", which requests a Discovery session (requirements, sections 2 and 4). */
export function DiscoveryDialog() {
  return (
    <Dialog name={discovery.name} cloth="cobalt">
      <MessageForm
        service="discovery"
        draft="discovery-dialog"
        submit={discovery.submit}
        success={toastMessages.discoverySuccess}
        failureTitle={failureTitles.discovery}
        onSent={closeDialog}
        Layout={Layout}
      />
    </Dialog>
  );
}
