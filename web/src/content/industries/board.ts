import type { IndustrySlug } from '../../paths';
import { components, type ComponentNumber } from '../components';
import type { GarmentBoardContent } from '../types/garment-board';
import { departments } from './departments';

interface Board {
  code: string;
  hint: string;
  /** Text about each component, in the order of the shapes of the drawing (brand/garments). */
  pieces: Partial<Record<ComponentNumber, string>>;
  /** The agent itself. The last shape of the drawing stands for it. */
  agent: { label: string; does: string };
}

/** Returns the content of an industry's drawing: an agent and its components, with their names from the catalogue. */
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
