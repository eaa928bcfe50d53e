import { css } from '@emotion/react';
import type { StagesContent } from '../../content/types/service';
import { color, media } from '../../theme/tokens';
import { cloth } from '../pieces/cloth';

const { collar: upper, right: lower, left } = cloth;
const line = 1.5;
const pins = 'M348 60L333 163M408 60L393 163M468 60L453 163';
// Only desktops have space for the whole height of the strips and of the machine.
const strips = css({ '@media (width < 60em)': { clipPath: 'inset(43px 0)' } });
const machine = css({ '@media (width < 60em)': { scale: '0.5', transformOrigin: '1118px 68px' } });
// On phones the seam goes down the page, but the machine and the check marks stay upright. The arm of the machine is on
// the left, outside the page.
const upright = css({
  [media.phone]: { rotate: '-90deg', transformBox: 'fill-box', transformOrigin: 'center' },
});
const uprightMachine = css({
  [media.phone]: { transform: 'rotate(-90deg) scaleX(-1)', transformOrigin: '1118px 110px' },
});
const uprightIron = css({ [media.phone]: { rotate: '-90deg', transformOrigin: '1206px 110px' } });
const foot = css({ [media.phone]: { scale: '0.7', transformOrigin: '1118px 68px' } });
// On phones the strips end below the last stage. Elsewhere they continue beyond the page.
const binding = css({ display: 'none', [media.phone]: { display: 'inline' } });
const onWideCloth = css({ [media.phone]: { display: 'none' } });
// Keeps the heads of the pins round on phones, where the drawing is stretched.
const heads = css({ [media.phone]: { strokeWidth: 14, vectorEffect: 'non-scaling-stroke' } });

/**
 * Draws a seam between two strips of cloth, with a sewing machine on it: six stages, each 204 units long and 220 units
 * high. The strips continue beyond both ends.
 */
export function LongSeam({ id, words }: { id: string; words: StagesContent['words'] }) {
  const [work, agent, use] = words;
  return (
    <g id={id} fill="none">
      <g css={strips} strokeWidth={line} strokeDasharray="7 5">
        <path d="M-600-2H2040V110H640C520 110 440 94 320 88S60 70-600 70z" fill={upper.fill} />
        <path
          d="M-600 222H2040V110H640C520 110 440 126 320 132S60 150-600 150z"
          fill={lower.fill}
        />
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
      <g css={onWideCloth} fill={left.word}>
        <text x="528" y="66">
          {work}
        </text>
        <text x="528" y="164">
          {agent}
        </text>
        <text x="1140" y="164">
          {use}
        </text>
      </g>
      <path d={pins} stroke={left.word} strokeWidth="6" />
      <path d={pins} stroke="#14171f" strokeWidth="2.5" />
      <g stroke={color.thread} strokeLinecap="round" strokeLinejoin="round">
        <path css={heads} d="M349 57h0M409 57h0M469 57h0" strokeWidth="18" />
        <path d="M530 86l20 48l20-48l20 48l20-48l20 48l20-48l20 48l20-48" strokeWidth="4" />
      </g>
      <path d="M732 110H912" stroke={color.thread} strokeWidth="4" strokeDasharray="14 10" />
      <g stroke={left.word} strokeWidth="3.5">
        {[733, 787, 841].map((x) => (
          <path key={x} css={upright} d={`M${x} 76l9 9 17-20`} />
        ))}
      </g>
      <path d="M936 110H1098" stroke={color.sheet} strokeWidth="4" strokeDasharray="9 4" />
      <path
        d="M1098 100H2040M1098 120H2040"
        stroke={color.sheet}
        strokeWidth="2"
        strokeDasharray="7 4"
      />
      <path d="M1098 110H2040" stroke="#14171f" strokeWidth={line} />
      <g css={uprightMachine}>
        <g css={machine}>
          <path d="M1298-64h10v22h-10zM1286-102h34v38h-34z" fill="#c9c0ad" />
          <path d="M1290-96h26v26h-26z" fill={color.thread} />
          <path
            d="M2040-44V16H1172Q1152 16 1152 36V60Q1152 68 1144 68H1072Q1064 68 1064 60V-12Q1064-44 1096-44z"
            fill="#14171f"
          />
          <path
            d="M2040-34H1098Q1074-34 1074-10V58H1142"
            stroke={color.nightLine}
            strokeWidth={line}
            strokeDasharray="5 4"
          />
          <path d="M1292-82L1234-44H1118V-12M1118 2V76" stroke={color.thread} strokeWidth="2" />
          <circle cx="1118" cy="-10" r="13" fill="#14171f" stroke="#a9aebd" strokeWidth="3" />
        </g>
        <g css={foot}>
          <path
            d="M1112 68H1124V80L1146 102V111H1122V101H1114V111H1090V102L1112 80z"
            fill={color.nightText}
            stroke="#14171f"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path d="M1115 72h6l-3 42z" fill="#14171f" />
        </g>
      </g>
      <g css={uprightIron}>
        <path d="M1202 88C1205 77 1211 74 1221 74H1232L1228 87" stroke="#14171f" strokeWidth="5" />
        <path d="M1187 106C1191 92 1203 86 1217 86H1232L1236 106z" fill="#14171f" />
        <path d="M1182 111C1184 108 1187 105 1191 105H1237V111z" fill={color.nightText} />
      </g>
      <g css={binding}>
        <path d="M1330 43V176" stroke="#14171f" strokeWidth="28" />
        <path d="M1330 43V176" stroke={left.word} strokeWidth="2" strokeDasharray="7 4" />
      </g>
    </g>
  );
}
