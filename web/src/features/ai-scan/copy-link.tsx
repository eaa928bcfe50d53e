import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { aiScan } from '../../content/features/ai-scan';
import { fontSize } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { controlStyle } from '../../ui/forms/field';
import { sharedAddress, type CutPiece } from './cut-pieces';

const whole = css({ flexBasis: '100%' });
const status = css({ fontSize: fontSize.small, '&:empty': { position: 'absolute' } });
const field = css({ marginTop: '0.4375rem' });

const text = aiScan.sheet;

interface CopyLinkProps {
  place: Pick<Location, 'origin' | 'pathname'>;
  pieces: readonly CutPiece[];
}

export function CopyLink({ place, pieces }: CopyLinkProps) {
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const address = sharedAddress(place, pieces);

  async function handleCopy() {
    try {
      // Throws on an insecure origin, where `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <>
      <Button variant="outline" onClick={() => void handleCopy()}>
        {text.copy}
      </Button>
      <div css={whole} className="screen-only">
        <p role="status" css={status}>
          {outcome === 'copied' && text.copied}
        </p>
        {outcome === 'refused' && (
          <>
            <label htmlFor={id} css={{ fontSize: fontSize.small }}>
              {text.copyByHand}
            </label>
            <input
              id={id}
              css={[controlStyle, field]}
              type="text"
              readOnly
              // Focus selects the URL (`onFocus` below), so the visitor can copy it at once with the keyboard.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
          </>
        )}
      </div>
    </>
  );
}
