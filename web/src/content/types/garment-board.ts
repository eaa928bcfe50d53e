export type GarmentName =
  'shirt' | 'bow-tie' | 'apron' | 'trousers' | 'waistcoat' | 'glove' | 'scarf' | 'coat';

export interface GarmentBoardContent {
  garment: GarmentName;
  code: string;
  alternative: string;
  hint: string;
  /** In the order of the drawn shapes (brand/garments). The last one is the agent, the others its components. */
  pieces: readonly GarmentPiece[];
}

export interface GarmentPiece {
  /** Must differ from the other labels in the drawing. */
  label: string;
  /** Catalogue number of a component, such as AC-21. The agent has none. */
  code?: string;
  does: string;
}
