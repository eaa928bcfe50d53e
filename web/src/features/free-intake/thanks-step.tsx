import { css } from '@emotion/react';
import { intake, intakeSteps } from '../../content/features/free-intake';
import { opensDialog } from '../../runtime/overlays/dialog-store';
import { color, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { closesDialog, DialogActions, DialogBody, DialogIntro } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { circle } from '../../ui/layout';
import { Unbroken } from '../../ui/text';
import { StepIndicator } from './step-indicator';

// On a phone the toast needs the space.
const withoutSteps = css({ [media.phone]: { '& > ol': { display: 'none' } } });
const mark = css({
  display: 'grid',
  placeItems: 'center',
  ...circle('4rem'),
  flex: 'none',
  border: `3px solid ${color.moss}`,
  color: color.moss,
  background: color.mossTint,
  // On the smallest phones the toast would cover the sentence below.
  '@media (width < 24em) and (height < 42em)': { display: 'none' },
});
const offer = css({ marginBottom: '1.25rem', color: color.inkSoft });

interface ThanksStepProps {
  onUpgrade(): void;
}

export function ThanksStep({ onUpgrade }: ThanksStepProps) {
  const { title, text, upgradeText, upgrade, close } = intake.thanks;
  return (
    <>
      <DialogIntro title={title} css={withoutSteps}>
        <StepIndicator current={intakeSteps.length} />
      </DialogIntro>
      <DialogBody isSent>
        <span css={mark}>
          <Icon name="check" size={34} />
        </span>
        <p>{text}</p>
        <p css={offer}>
          <Unbroken>{upgradeText}</Unbroken>
        </p>
        <DialogActions>
          <Button variant="outline" {...closesDialog}>
            {close}
          </Button>
          <Button {...opensDialog('discovery')} onClick={onUpgrade}>
            {upgrade}
          </Button>
        </DialogActions>
      </DialogBody>
    </>
  );
}
