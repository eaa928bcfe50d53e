import { css } from '@emotion/react';

const chalk = 'rgb(221 213 196 / 0.42) 1px, transparent 1px';

export const chalkGrid = css({
  backgroundImage: `linear-gradient(${chalk}), linear-gradient(90deg, ${chalk})`,
  backgroundSize: '28px 28px',
});
