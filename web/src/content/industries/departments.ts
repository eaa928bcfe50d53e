import type { IndustrySlug } from '../../paths';
import type { GarmentName } from '../types/garment-board';

interface Department {
  name: string;
  work: string;
  garment: GarmentName;
}

export const departments: Record<IndustrySlug, Department> = {
  hr: { name: 'HR & Personnel', work: 'hiring, rosters, leave', garment: 'shirt' },
  marketing: { name: 'Marketing & Sales', work: 'leads, quotes, campaigns', garment: 'bow-tie' },
  'customer-service': { name: 'Customer Service', work: 'chat, phone, bookings', garment: 'apron' },
  operations: {
    name: 'Operations & Administration',
    work: 'orders, stock, forms',
    garment: 'trousers',
  },
  finance: {
    name: 'Finance & Accounting',
    work: 'invoices, reminders, month-end',
    garment: 'waistcoat',
  },
  data: { name: 'Data Analysis', work: 'reports, trends, competitors', garment: 'glove' },
  content: {
    name: 'Content & Communication',
    work: 'copy, translations, replies',
    garment: 'scarf',
  },
  compliance: { name: 'Compliance & Strategy', work: 'rules, audits, plans', garment: 'coat' },
};

export const departmentSlugs = Object.keys(departments) as IndustrySlug[];
