import { paths, type IndustrySlug } from '../../paths';
import { components, type ComponentNumber } from '../components';
import type { GarmentBoardContent, GarmentName, GarmentPiece } from '../types/garment-board';

interface Department {
  /** As the requirements spell it. */
  name: string;
  about: string;
  garment: GarmentName;
}

/** The departments of the industry pages, in the order of the menu. */
export const departments: Record<IndustrySlug, Department> = {
  hr: { name: 'HR & Personnel', about: 'hiring, rosters, leave', garment: 'shirt' },
  marketing: { name: 'Marketing & Sales', about: 'leads, quotes, campaigns', garment: 'bow-tie' },
  'customer-service': {
    name: 'Customer Service',
    about: 'chat, phone, bookings',
    garment: 'apron',
  },
  operations: {
    name: 'Operations & Administration',
    about: 'orders, stock, forms',
    garment: 'trousers',
  },
  finance: {
    name: 'Finance & Accounting',
    about: 'invoices, reminders, month-end',
    garment: 'waistcoat',
  },
  data: { name: 'Data Analysis', about: 'reports, trends, competitors', garment: 'glove' },
  content: {
    name: 'Content & Communication',
    about: 'copy, translations, replies',
    garment: 'scarf',
  },
  compliance: { name: 'Compliance & Strategy', about: 'rules, audits, plans', garment: 'coat' },
};

export const departmentLinks = Object.entries(departments).map(([slug, department]) => ({
  ...department,
  path: paths.industry[slug as IndustrySlug],
}));

/** Returns the pieces of a garment: the components, and then the agent that joins them. */
export const piecesOf = ({ components: drawn, agent }: GarmentBoardContent): GarmentPiece[] => [
  ...Object.entries(drawn).map(([code, does]) => ({
    label: components[code as ComponentNumber],
    code,
    does,
  })),
  agent,
];
