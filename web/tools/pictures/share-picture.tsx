import { Logo } from '../../src/brand/pieces/logo';
import { sharePictures, type PictureKind } from '../../src/content/seo-pictures';
import { site } from '../../src/content/site';
import { color, font } from '../../src/theme/tokens';
import { drawings } from './drawings';

export const pictureStyles = `
body { width: 1200px; height: 630px; overflow: hidden; background: ${color.paper}; color: ${color.ink} }
.words { position: absolute; inset: 64px auto 58px 68px; width: 500px; display: flex; flex-direction: column }
.brand { display: flex; align-items: center; gap: 16px; font: 700 34px/1 ${font.head}; letter-spacing: -0.03em }
.kicker { margin: auto 0 18px; font: 500 21px/1.4 ${font.mono}; color: ${color.inkSoft} }
.kicker::before { content: ''; display: inline-block; width: 46px; margin: 0 14px 6px 0; border-top: 3px dashed ${color.thread} }
h1 { margin: 0 0 auto; font: 700 72px/1.02 ${font.head}; letter-spacing: -0.035em; text-wrap: balance }
.sheet { position: absolute; inset: 45px 45px 45px auto; width: 540px }
`;

const [side, gap] = [540, 36];

function Sheet({ kind }: { kind: PictureKind }) {
  const lines = Array.from({ length: side / gap - 1 }, (_, index) => (index + 1) * gap);
  return (
    <svg className="sheet" viewBox={`0 0 ${side} ${side}`}>
      <clipPath id="sheet">
        <rect width={side} height={side} rx="26" />
      </clipPath>
      <g clipPath="url(#sheet)">
        <rect width={side} height={side} fill={color.sheet} />
        <path
          d={lines.map((at) => `M${at}.5 0v${side}M0 ${at}.5h${side}`).join('')}
          stroke={color.line}
          opacity="0.5"
        />
        <g transform="translate(20 20)">{drawings[kind]}</g>
      </g>
      <rect
        x="1"
        y="1"
        width={side - 2}
        height={side - 2}
        rx="26"
        fill="none"
        stroke={color.line}
        strokeWidth="2"
      />
    </svg>
  );
}

export function SharePicture({ kind }: { kind: PictureKind }) {
  const { kicker, title } = sharePictures[kind];
  return (
    <>
      <div className="words">
        <div className="brand">
          <Logo size={46} />
          {site.name}
        </div>
        <p className="kicker">{kicker}</p>
        <h1>{title}</h1>
      </div>
      <Sheet kind={kind} />
    </>
  );
}
