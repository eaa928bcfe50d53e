import { css } from '@emotion/react';

export const chalkGrid = (size = 28, opacity = 0.42) =>
  css({
    backgroundImage: `conic-gradient(from 90deg at 1px 1px, transparent 90deg, rgb(221 213 196 / ${opacity}) 0)`,
    backgroundSize: `${size}px ${size}px`,
  });
