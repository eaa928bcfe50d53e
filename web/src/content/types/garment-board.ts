/** What the agents of an industry are cut for. */
export type GarmentName =
  'shirt' | 'bow-tie' | 'apron' | 'trousers' | 'waistcoat' | 'glove' | 'scarf' | 'coat';

/** A garment that is cut into the agents of an industry. */
export interface GarmentBoardContent {
  garment: GarmentName;
  /** The pattern's name, below the drawing. */
  code: string;
  /** What the picture shows, for those who do not see it. */
  alternative: string;
  /** Shown until a piece is chosen. */
  hint: string;
  /** In the order of the garment's pieces (brand/garments); the agent that joins the others is the last. */
  pieces: readonly GarmentPiece[];
}

export interface GarmentPiece {
  /** The component's name; each is another. */
  label: string;
  /** Its catalogue number, such as AC-21; the agent has none. */
  code?: string;
  /** One sentence: what this piece does for the customer. */
  does: string;
}
