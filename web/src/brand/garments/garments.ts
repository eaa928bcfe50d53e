import type { GarmentName } from '../../content/types/garment-board';
import { accessories } from './accessories';
import { clothes } from './clothes';
import { cutOutline } from './cut-outline';
import type { Garment } from './garment';

export const garments: Record<GarmentName, Garment> = { ...clothes, ...accessories };

export const pathsOf = ({ pieces }: Garment) =>
  pieces.map(({ outline }) => cutOutline(outline).path);
