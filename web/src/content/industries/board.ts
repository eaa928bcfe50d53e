import type { IndustrySlug } from '../../paths';
import { components, type ComponentNumber } from '../components';
import type { GarmentBoardContent } from '../types/garment-board';
import { departments } from './departments';

interface Board {
  code: string;
  hint: string;
  /** What each component does, in the order of the garment's pieces. */
  pieces: Partial<Record<ComponentNumber, string>>;
  /** The agent is the garment's last piece. */
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
