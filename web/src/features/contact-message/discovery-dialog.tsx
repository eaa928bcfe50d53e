import { css } from '@emotion/react';
import type { PropsWithChildren } from 'react';
import { failureTitles, toastMessages } from '#contract/messages';
import { discovery } from '../../content/features/discovery';
import { closeDialog } from '../../runtime/overlays/dialog-store';
import { color } from '../../theme/tokens';
import { Dialog, DialogActions, DialogNote, DialogTitle } from '../../ui/dialog';
import { Fold } from '../../ui/fold';
import { Unbroken } from '../../ui/text';
import { MessageForm } from './message-form';

const lead = css({
  margin: '0.625rem 0 1rem',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: color.inkSoft,
  // In a low window, the details of the price are collapsed while the list of errors is visible. The window then also
  // shows the last field and its error.
  '@media (min-width: 40em) and (height < 66em)': {
    '&:has(~ form [data-error-summary])': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '1rem',
      '& > details[open]': { flexBasis: '100%' },
      '& summary': { display: 'flex', minHeight: '1.5rem' },
      '& > :not([open])::details-content': { contentVisibility: 'hidden' },
    },
  },
});

const DiscoveryActions = ({ children }: PropsWithChildren) => (
  <DialogActions>
    <DialogNote>{discovery.promise}</DialogNote>
    {children}
  </DialogActions>
);

/** The dialog "Full Discovery". It requests a Discovery session (requirements, sections 2 and 4). */
export function DiscoveryDialog() {
  return (
    <Dialog name={discovery.name} isLong>
      <DialogTitle>{discovery.title}</DialogTitle>
      <div css={lead}>
        <p>{discovery.lead}</p>
        <Fold summary={discovery.moreTitle}>
          <p>
            <Unbroken>{discovery.more}</Unbroken>
          </p>
        </Fold>
      </div>
      <MessageForm
        service="discovery"
        draft="discovery-dialog"
        submit={discovery.submit}
        success={toastMessages.discoverySuccess}
        failureTitle={failureTitles.discovery}
        onSent={closeDialog}
        Actions={DiscoveryActions}
      />
    </Dialog>
  );
}
