import type { SerializedStyles } from '@emotion/react';
import { PieceGlyph } from '../brand/pieces/piece-glyph';
import type { Feature, FeatureIcon } from '../content/types/page';

interface GlyphTextProps {
  item: Feature & { icon: FeatureIcon };
  /** Position among its neighbours, which sets its colour. */
  index: number;
  isOnPiece?: boolean;
  styles: Record<'title' | 'text', SerializedStyles>;
}

/** A sign with a title and a text. */
export function GlyphText({ item, index, isOnPiece, styles }: GlyphTextProps) {
  return (
    <>
      <PieceGlyph name={item.icon} tint={index} isOnPiece={isOnPiece} />
      <h3 css={styles.title}>{item.title}</h3>
      <p css={styles.text}>{item.text}</p>
    </>
  );
}
