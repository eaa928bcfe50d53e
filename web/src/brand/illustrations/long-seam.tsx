import { css } from '@emotion/react';
import { color, media } from '../../theme/tokens';
import { cloth } from '../pieces/cloth';

const { collar: upper, right: lower, left } = cloth;
const line = 1.5;
// Phones show only the middle of the drawing and would cut off the check marks, so the marks are hidden.
const checks = css({ [media.phone]: { display: 'none' } });
// On phones the pins are shorter, so that their heads and points are visible.
const pins = css({ [media.phone]: { transform: 'translateY(44px) scaleY(0.6)' } });
const pinHeads = css({ [media.phone]: { transform: 'translateY(24px)' } });

/**
 * Draws a seam between two strips of cloth: six stages, each 204 units long and 220 units high. The strips continue
 * beyond both ends. With `cutId`, an id that the page does not have yet, both strips are narrower.
 */
export function LongSeam({ cutId }: { cutId?: string }) {
  return (
    <g fill="none" clipPath={cutId && `url(#${cutId})`}>
      {cutId && (
        <clipPath id={cutId}>
          <path d="M-600 41H2040V179H-600z" />
        </clipPath>
      )}
      <path d="M-600-2H2040V110H640C520 110 440 94 320 88C200 82 60 70-600 70z" fill={upper.fill} />
      <path
        d="M-600 222H2040V110H640C520 110 440 126 320 132C200 138 60 150-600 150z"
        fill={lower.fill}
      />
      <g strokeWidth={line} strokeDasharray="7 5">
        <path
          d="M-600 9H2040M-600 59C60 59 200 71 320 77C440 83 520 98 640 98H1098"
          stroke={upper.seam}
        />
        <path
          d="M-600 211H2040M-600 161C60 161 200 149 320 143C440 137 520 122 640 122H1098"
          stroke={lower.seam}
        />
      </g>
      <path
        d="M132 57l8 14 8-14zM132 163l8-14 8 14zM192 59l8 14 8-14zM192 161l8-14 8 14zM252 62l8 14 8-14zM252 158l8-14 8 14z"
        fill={left.word}
      />
      <g css={pins}>
        <path
          d="M348 54L332 166M408 54L392 166M468 54L452 166"
          stroke={left.word}
          strokeWidth="6"
        />
        <path
          d="M348 54L332 166M408 54L392 166M468 54L452 166"
          stroke="#14171f"
          strokeWidth="2.5"
        />
      </g>
      <g stroke={color.thread} strokeLinecap="round" strokeLinejoin="round">
        <path css={pinHeads} d="M349 50h0M409 50h0M469 50h0" strokeWidth="18" />
        <path d="M534 86l20 48l20-48l20 48l20-48l20 48l20-48l20 48l20-48" strokeWidth="4" />
      </g>
      <path d="M738 110H912" stroke={color.thread} strokeWidth="4" strokeDasharray="14 10" />
      <path
        css={checks}
        d="M744 76l9 9 17-20m28 11l9 9 17-20m28 11l9 9 17-20"
        stroke={left.word}
        strokeWidth="3.5"
      />
      <path d="M936 110H1098" stroke={color.sheet} strokeWidth="4" strokeDasharray="9 4" />
      <path
        d="M1098 100H2040M1098 120H2040"
        stroke={color.sheet}
        strokeWidth="2"
        strokeDasharray="7 4"
      />
      <path d="M1098 110H2040" stroke="#14171f" strokeWidth={line} />
    </g>
  );
}

export function SewingMachine() {
  return (
    <g fill="none">
      <path d="M1304-112h10v22h-10zM1292-150h34v38h-34z" fill="#c9c0ad" />
      <path d="M1296-144h26v26h-26z" fill={color.thread} />
      <path
        d="M2040-92V-32H1172Q1152-32 1152-12V12Q1152 20 1144 20H1072Q1064 20 1064 12V-60Q1064-92 1096-92z"
        fill="#14171f"
      />
      <path
        d="M2040-82H1098Q1074-82 1074-58V10H1142"
        stroke={color.nightLine}
        strokeWidth={line}
        strokeDasharray="5 4"
      />
      <path d="M1298-130L1240-92H1118V-60M1118-46V76" stroke={color.thread} strokeWidth="2" />
      <path
        d="M1112 20H1124V80L1146 102V111H1122V101H1114V111H1090V102L1112 80z"
        fill={color.nightText}
        stroke="#14171f"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M1115 60h6l-3 54z" fill="#14171f" />
      <circle cx="1118" cy="-58" r="13" fill="#14171f" stroke="#a9aebd" strokeWidth="3" />
    </g>
  );
}

/** Draws a sewing machine from above, for an upright seam. */
export function UprightMachine() {
  return (
    <g fill="none">
      <path d="M0 978H54Q72 978 72 996V1024Q72 1042 54 1042H0z" fill="#14171f" />
      <path
        d="M0 986H52Q64 986 64 998V1022Q64 1034 52 1034H0"
        stroke={color.nightLine}
        strokeWidth={line}
        strokeDasharray="5 4"
      />
      <path d="M0 1010H47" stroke={color.thread} strokeWidth="2.5" />
      <circle cx="47.5" cy="1010" r="10" fill="#14171f" stroke="#a9aebd" strokeWidth="3" />
    </g>
  );
}
