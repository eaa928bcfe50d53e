import type { ComponentNumber } from '../components';

export type GarmentName =
  'shirt' | 'bow-tie' | 'apron' | 'trousers' | 'waistcoat' | 'glove' | 'scarf' | 'coat';

export interface GarmentBoardContent {
  code: string;
  alternative: string;
  hint: string;
  /** A sentence about each component, by catalogue number, in the order of the garment's pieces (brand/garments). */
  components: Partial<Record<ComponentNumber, string>>;
  /** The last piece of the garment. */
  agent: GarmentPiece;
}

export interface GarmentPiece {
  /** Unique in the drawing. */
  label: string;
  /** Catalogue number of a component, such as AC-21. The agent has none. */
  code?: string;
  does: string;
}
