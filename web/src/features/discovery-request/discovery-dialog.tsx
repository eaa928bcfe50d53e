import { css } from '@emotion/react';
import { closeDialog } from '../../stores/dialog';
import { discovery } from '../../content/discovery';
import { color } from '../../theme/tokens';
import { Dialog, DialogTitle } from '../../ui/dialog';
import { Unbroken } from '../../ui/unbroken';
import { DiscoveryForm } from './discovery-form';

const lead = css({ margin: '14px 0 26px', maxWidth: '34em', color: color.inkSoft });

/** The dialog "Full Discovery" (specification, sections 2 and 4). */
export function DiscoveryDialog() {
  return (
    <Dialog name={discovery.name} onClose={closeDialog}>
      <DialogTitle>{discovery.title}</DialogTitle>
      <p css={lead}>
        <Unbroken>{discovery.lead}</Unbroken>
      </p>
      <DiscoveryForm onSent={closeDialog} />
    </Dialog>
  );
}
