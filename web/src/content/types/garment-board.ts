export type GarmentName =
  'shirt' | 'bow-tie' | 'apron' | 'trousers' | 'waistcoat' | 'glove' | 'scarf' | 'coat';

export interface GarmentBoardContent {
  garment: GarmentName;
  code: string;
  alternative: string;
  hint: string;
  /** In the order of the garment's pieces (brand/garments). The last one is the agent that joins the others. */
  pieces: readonly GarmentPiece[];
}

export interface GarmentPiece {
  /** The component's name, unique on the board. */
  label: string;
  /** Catalogue number, such as AC-21. The agent has none. */
  code?: string;
  does: string;
}
