import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { aiScan } from '../../content/features/ai-scan';
import { fontSize, media } from '../../theme/tokens';
import { Button } from '../../ui/button';
import { controlStyle } from '../../ui/forms/field';
import { sharedAddress, type CutPiece } from './cut-pieces';

const optIn = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  width: 'fit-content',
  minHeight: '2.75rem',
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
const box = css({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  accentColor: 'var(--cobalt)',
});
const whole = css({ flexBasis: '100%', [media.print]: { display: 'none' } });
const status = css({ fontSize: fontSize.small, '&:empty': { position: 'absolute' } });
const field = css({ marginTop: '0.4375rem' });

const text = aiScan.sheet;

interface CopyLinkProps {
  place: Pick<Location, 'origin' | 'pathname'>;
  pieces: readonly CutPiece[];
  host: string | undefined;
}

export function CopyLink({ place, pieces, host }: CopyLinkProps) {
  const id = useId();
  const [isNamed, setIsNamed] = useState(false);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const named = isNamed ? host : undefined;
  const address = () => sharedAddress(place, pieces, named);

  async function handleCopy() {
    try {
      // Throws on an insecure origin, where `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(address());
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
      <div css={whole}>
        {host && (
          <label css={optIn}>
            <input
              css={box}
              type="checkbox"
              checked={isNamed}
              onChange={(event) => {
                setIsNamed(event.currentTarget.checked);
                // The copied URL no longer matches the checkbox.
                setOutcome((before) => (before === 'copied' ? undefined : before));
              }}
            />
            <span>{text.nameInLink(host)}</span>
          </label>
        )}
        <p role="status" css={status}>
          {outcome === 'copied' && (named ? text.copiedWithName(named) : text.copied)}
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
              // The visitor can copy the selected URL at once with the keyboard.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              value={address()}
              onFocus={(event) => event.currentTarget.select()}
            />
          </>
        )}
      </div>
    </>
  );
}
