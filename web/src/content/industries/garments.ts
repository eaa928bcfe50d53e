import type { IndustrySlug } from '../../paths';
import type { GarmentName } from '../types/garment-board';

export const garments = {
  hr: 'shirt',
  marketing: 'bow-tie',
  'customer-service': 'apron',
  operations: 'trousers',
  finance: 'waistcoat',
  data: 'glove',
  content: 'scarf',
  compliance: 'coat',
} as const satisfies Record<IndustrySlug, GarmentName>;
