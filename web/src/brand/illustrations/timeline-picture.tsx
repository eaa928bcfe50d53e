import type { ComponentProps, ReactNode } from 'react';
import type { TimelineEntry } from '../../content/pages/careers';
import { color } from '../../theme/tokens';
import { pieceOutline, seamInset } from '../pieces/piece-geometry';

const row = (inset: number) =>
  [35, 105, 175]
    .map((x, index) => pieceOutline([70, 64], index ? '-t-n' : '-t--', inset, [x, 28]))
    .join('');

interface Drawing {
  cut: string;
  seams?: string;
  bold?: string;
  children?: ReactNode;
}

const bubble =
  'h66a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-44l-12 12v-12h-10a8 8 0 0 1-8-8v-24a8 8 0 0 1 8-8z';

const drawings: Record<TimelineEntry['image'], Drawing> = {
  needle: {
    cut: 'M48 22h112a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8h-112a8 8 0 0 1-8-8v-60a8 8 0 0 1 8-8z',
    seams: 'M50 32h108v56h-108z',
    children: (
      <>
        <path strokeDasharray="10 7" stroke={color.thread} d="M24 60h140" />
        <path fill="var(--needle)" stroke="none" d="M166 60q0-4 17-3l71 3-71 3q-17 1-17-3z" />
      </>
    ),
  },
  languages: {
    cut: `M26 16${bubble}M188 20${bubble}M107 60${bubble}`,
    bold: 'M38 36h30M119 80h42M200 40h18',
  },
  patterns: {
    cut: row(0),
    seams: row(seamInset),
  },
  drawer: {
    cut: 'M58 52v-26a8 8 0 0 1 8-8h46a8 8 0 0 1 8 8v4c0 6 11 3 11 9v13M142 52v-18a8 8 0 0 1 8-8h46a8 8 0 0 1 8 8v3c0 6 11 3 11 9v6M38 52h204a6 6 0 0 1 6 6v14h-216v-14a6 6 0 0 1 6-6zM46 72h188v34a6 6 0 0 1-6 6h-176a6 6 0 0 1-6-6z',
    seams: 'M69 46v-18h40v18M153 46v-10h40v10M56 80h168v24h-168z',
    bold: 'M122 92h36',
  },
  studio: {
    cut: 'M50 16h180a8 8 0 0 1 8 8v88h-196v-88a8 8 0 0 1 8-8zM42 38h196',
    seams: 'M56 30h40M202 96h22',
    bold: 'M64 58v0M84 58h62M64 77v0M84 77h92M64 96v0M84 96h46M212 58v0',
  },
  hands: {
    cut: 'M96 38a8 8 0 1 0 16 0 8 8 0 1 0-16 0M168 60a8 8 0 1 0 16 0 8 8 0 1 0-16 0M124 82a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
    seams:
      'M54 14h172a8 8 0 0 1 8 8v76a8 8 0 0 1-8 8h-172a8 8 0 0 1-8-8v-76a8 8 0 0 1 8-8zM68 38h24M116 38h96M68 60h96M188 60h24M68 82h52M144 82h68',
  },
};

interface TimelinePictureProps extends ComponentProps<'svg'> {
  name: TimelineEntry['image'];
}

export function TimelinePicture({ name, ...props }: TimelinePictureProps) {
  const { cut, seams, bold, children } = drawings[name];
  return (
    <svg
      viewBox="0 0 280 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path fill={color.sheet} d={cut} />
      <path strokeDasharray="4 5" strokeWidth="1.5" d={seams} />
      <path strokeWidth="6" d={bold} />
      {children}
    </svg>
  );
}
