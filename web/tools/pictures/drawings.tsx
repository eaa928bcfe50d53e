import type { ReactNode } from 'react';
import { borders, countries, land } from '../../src/brand/illustrations/europe-map-data';
import { about } from '../../src/content/pages/about';
import { pricing } from '../../src/content/pages/pricing';
import type { PictureKind } from '../../src/content/seo-pictures';
import { color, font } from '../../src/theme/tokens';
import { edgeOf, Piece, Ring, Tab, Thread } from './parts';

// Each drawing below is the artwork of one sharing picture, in a square of 500 x 500 units.
const tints = [0, 1, 2, 3] as const;

const home = (
  <>
    <Thread d="M130 140C130 200 180 200 200 225M370 150C370 200 320 190 305 225M135 375C135 330 180 330 200 290M375 360C375 330 320 330 305 290" />
    <Piece box={[24, 60, 226, 84]} tint={0} label="Chat FAQ agent" size={24} />
    <Piece box={[290, 70, 186, 84]} tint={1} label="Documents" size={24} />
    <Piece box={[96, 212, 308, 90]} tint="night" label="Front-desk agent" size={29} />
    <Piece box={[30, 368, 204, 84]} tint={2} label="Shift planner" size={24} />
    <Piece box={[278, 358, 196, 84]} tint={3} label="HR screener" size={24} />
  </>
);

const solutions = (
  <>
    <Thread d="M250 -20V520" />
    {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
      <Piece
        key={index}
        box={[32 + (index % 2) * 238, 42 + Math.floor(index / 2) * 106, 198, 88]}
        tint={tints[(index + Math.floor(index / 2)) % 4]!}
      />
    ))}
  </>
);

const industry = (
  <>
    <Ring at={[145, 140]} share={0.4} tint={0} />
    <Ring at={[355, 140]} share={0.3} tint={1} />
    <Ring at={[145, 360]} share={0.2} tint={2} />
    <Ring at={[355, 360]} share={0.5} tint={3} />
  </>
);

const numeral = {
  textAnchor: 'middle',
  fontFamily: font.head,
  fontWeight: 700,
  fontSize: 42,
  fill: color.ink,
} as const;

const service = (
  <>
    <Thread d="M110 90C330 90 390 130 390 165S110 260 110 300 390 400 390 430" />
    {(
      [
        [110, 90],
        [390, 190],
        [110, 300],
        [390, 420],
      ] as const
    ).map(([x, y], index) => (
      <g key={y} transform={`translate(${x} ${y})`}>
        <circle r="44" fill={color.sheet} stroke={edgeOf(tints[index]!)} strokeWidth="5" />
        <text {...numeral} y="14">
          {index + 1}
        </text>
      </g>
    ))}
  </>
);

const products = (
  <>
    <Thread d="M-20 250H36M470 250H520M250 250H290" />
    <Piece box={[36, 140, 190, 220]} tint={0} />
    <Piece box={[290, 140, 190, 220]} tint="night" />
    <Tab at={[226, 250]} tint={0} />
    <path d="M288 220C288 236 314 229 314 240v20c0 11-26 4-26 20z" fill={color.sheet} />
  </>
);

const bars = [22, 60, 34, 92, 58, 110, 40, 76, 30].map(
  (height, index) => `M${63 + index * 18} ${135 - height / 2}v${height}`,
);
const product = (
  <>
    <Piece box={[30, 30, 210, 210]} tint={1} />
    <path d={bars.join('')} stroke={color.thread} strokeWidth="8" strokeLinecap="round" />
    <Piece box={[260, 30, 210, 210]} tint={2} />
    <path d="M315 62h70l32 32v114H315z" fill={color.sheet} stroke={color.moss} strokeWidth="5" />
    <path d="M335 120h62M335 145h44M335 170h62" stroke={color.moss} strokeWidth="7" />
    <Piece box={[30, 260, 210, 210]} tint={3} />
    <path d="M62 420l46-58 46 26 54-70" fill="none" stroke={color.plum} strokeWidth="8" />
    <Piece box={[260, 260, 210, 210]} tint={0} />
    <rect
      x="288"
      y="325"
      width="70"
      height="80"
      rx="12"
      fill={color.sheet}
      stroke={color.cobalt}
      strokeWidth="4"
    />
    <rect x="372" y="325" width="70" height="80" rx="12" fill={color.cobalt} />
  </>
);

const pins = about.presence.countries.map(({ name }) => countries[name].pin);
const map = (
  <g transform="translate(-26 -22) scale(1.08)" strokeLinejoin="round">
    <path d={land} fill={color.paperDeep} stroke={color.control} />
    <path d={borders} fill="none" stroke={color.sheet} strokeWidth="2" />
    {about.presence.countries.map(({ name }) => (
      <path
        key={name}
        d={countries[name].outline}
        fill={color.cobaltTint}
        stroke={color.cobalt}
        strokeWidth="2"
      />
    ))}
    <Thread d={`M${pins.map((pin) => pin.join(' ')).join('L')}`} />
    {pins.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="11" fill={color.thread} stroke={color.ink} strokeWidth="4" />
    ))}
  </g>
);

const letter = (
  <>
    <Thread d="M250 290C250 420 330 450 480 420" />
    <Piece box={[60, 110, 380, 250]} tint={0} />
    <path
      d="M66 122l184 132 184-132"
      fill="none"
      stroke={color.cobalt}
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <circle cx="250" cy="254" r="26" fill={color.thread} />
  </>
);

const tags = (
  <>
    {pricing.plans.slice(0, 3).map(({ name, monthlyPrice }, index) => (
      <g key={name} transform={`translate(${20 + index * 34} ${36 + index * 146})`}>
        <Piece box={[0, 0, 394, 130]} tint={tints[index]!} />
        <circle
          cx="44"
          cy="65"
          r="12"
          fill={color.sheet}
          stroke={edgeOf(tints[index]!)}
          strokeWidth="4"
        />
        <text x="78" y="75" fontFamily={font.text} fontWeight="600" fontSize="30" fill={color.ink}>
          {name}
        </text>
        <text
          x="368"
          y="82"
          textAnchor="end"
          fontFamily={font.head}
          fontWeight="700"
          fontSize="52"
          letterSpacing="-1.5"
          fill={color.ink}
        >
          €{monthlyPrice}
        </text>
      </g>
    ))}
    <Thread d="M64 -20V84M98 166V230M132 312V376" />
  </>
);

const knots = (
  <>
    <Thread d="M60 440C180 440 130 330 220 310S290 200 350 180 410 90 470 50" />
    <circle cx="76" cy="438" r="20" fill={color.cobalt} />
    <circle cx="218" cy="311" r="28" fill={color.thread} />
    <circle cx="345" cy="183" r="36" fill={color.moss} />
    <circle
      cx="438"
      cy="82"
      r="42"
      fill={color.sheet}
      stroke={color.plum}
      strokeWidth="6"
      strokeDasharray="14 9"
    />
  </>
);

const chair = (
  <>
    <path
      d="M160 300l-30 160M340 300l30 160M175 60v240M325 60v240"
      stroke={color.ink}
      strokeWidth="14"
      strokeLinecap="round"
    />
    <Piece box={[150, 60, 200, 110]} tint={2} />
    <Piece box={[120, 262, 260, 76]} tint={1} />
    <Thread d="M380 300C440 300 440 380 490 380" />
  </>
);

export const drawings: Record<PictureKind, ReactNode> = {
  home,
  solutions,
  industry,
  service,
  products,
  product,
  about: map,
  contact: letter,
  pricing: tags,
  careers: knots,
  job: chair,
};
