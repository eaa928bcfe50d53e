import type { GarmentName } from '../../content/types/garment-board';
import { cutOutline } from './cut-outline';
import { apron } from './cuts/apron';
import { bowTie } from './cuts/bow-tie';
import { coat } from './cuts/coat';
import { glove } from './cuts/glove';
import { scarf } from './cuts/scarf';
import { shirt } from './cuts/shirt';
import { trousers } from './cuts/trousers';
import { waistcoat } from './cuts/waistcoat';
import type { Garment } from './garment';

export const garments: Record<GarmentName, Garment> = {
  shirt,
  'bow-tie': bowTie,
  apron,
  trousers,
  waistcoat,
  glove,
  scarf,
  coat,
};

export const pathsOf = ({ pieces }: Garment) =>
  pieces.map(({ outline }) => cutOutline(outline).path);
