import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { PieceGlyph } from '../brand/pieces/piece-glyph';
import type { Feature, FeatureIcon } from '../content/types/page';
import { foldedTitle, TitledFold } from '../ui/fold';

interface GlyphTextProps {
  item: Feature & { icon: FeatureIcon };
  /** Index among its neighbours, which determines the colour. */
  index: number;
  isOnPiece?: boolean;
  isFolded?: boolean;
  styles: Record<'glyph' | 'title' | 'text', SerializedStyles>;
  children?: ReactNode;
}

export function GlyphText({ item, index, isOnPiece, isFolded, styles, children }: GlyphTextProps) {
  const words = (
    <>
      <p css={styles.text}>{item.text}</p>
      {children}
    </>
  );
  return (
    <>
      <PieceGlyph name={item.icon} tint={index} isOnPiece={isOnPiece} css={styles.glyph} />
      <h3 css={[isFolded && foldedTitle, styles.title]}>{item.title}</h3>
      {isFolded ? <TitledFold title={item.title}>{words}</TitledFold> : words}
    </>
  );
}
