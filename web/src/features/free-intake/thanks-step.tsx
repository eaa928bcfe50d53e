import { css } from '@emotion/react';
import { intake } from '../../content/features/free-intake';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { border, color, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { closesDialog, DialogActions, DialogTitle } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { circle, stacked } from '../../ui/layout';
import { Unbroken } from '../../ui/text';

/** Styles that centre the text in a phone's dialog. At the end of the dialog, the toast would cover the text. */
const middle = css({
  [media.phone]: { flex: 1, ...stacked, justifyContent: 'center' },
});
/** Styles of a dashed line that ends in a ring. The ring means that the visitor has finished. */
const knot = css({
  display: 'flex',
  alignItems: 'center',
  margin: '0.5rem 0 1.5rem',
  '&::before': { content: '""', flex: 1, borderTop: border.thread },
});
const tied = css({
  display: 'grid',
  placeItems: 'center',
  ...circle('3rem'),
  color: color.moss,
  background: color.mossTint,
});
const text = css({ marginTop: '1rem', maxWidth: '34em' });
const offer = css([text, { marginBottom: '1.875rem', color: color.inkSoft }]);

interface ThanksStepProps {
  onUpgrade(): void;
}

export function ThanksStep({ onUpgrade }: ThanksStepProps) {
  const { title, text: thanks, upgradeText, upgrade, close } = intake.thanks;
  return (
    <>
      <div css={middle}>
        <div css={knot}>
          <span css={tied}>
            <Icon name="check" size={24} />
          </span>
        </div>
        <DialogTitle>{title}</DialogTitle>
        <p css={text}>{thanks}</p>
        <p css={offer}>
          <Unbroken>{upgradeText}</Unbroken>
        </p>
      </div>
      <DialogActions>
        <Button variant="outline" {...closesDialog}>
          {close}
        </Button>
        <Button {...opensDialog('discovery')} onClick={onUpgrade}>
          {upgrade}
        </Button>
      </DialogActions>
    </>
  );
}
