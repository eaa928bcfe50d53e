import { css } from '@emotion/react';
import { Button } from './button';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 48 });

/** Buttons that do nothing at all, as the specification has them (section 2: service pages). */
export function InertButtons({ names }: { names: readonly string[] }) {
  return (
    <div css={row}>
      {names.map((name) => (
        <Button key={name} variant="outline">
          {name}
        </Button>
      ))}
    </div>
  );
}
