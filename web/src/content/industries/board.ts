import type { IndustrySlug } from '../../paths';
import { components, type ComponentNumber } from '../components';
import type { GarmentBoardContent } from '../types/garment-board';
import { departments } from './departments';

interface Board {
  code: string;
  hint: string;
  /** What each component does, in the order of the pieces of the drawn garment (brand/garments). */
  pieces: Partial<Record<ComponentNumber, string>>;
  /** The agent's own piece, the last one of the garment. */
  agent: { label: string; does: string };
}

/** Returns the drawing of an industry's agent and its components, which have their names from the catalogue. */
export const boardOf = (
  industry: IndustrySlug,
  { pieces, agent, ...words }: Board,
): GarmentBoardContent => ({
  garment: departments[industry].garment,
  alternative: `${agent.label}, cut like a garment from its components`,
  ...words,
  pieces: [
    ...Object.entries(pieces).map(([code, does]) => ({
      label: components[code as ComponentNumber],
      code,
      does,
    })),
    agent,
  ],
});
