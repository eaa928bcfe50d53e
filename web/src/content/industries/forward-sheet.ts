import { owner } from '../owner';
import { dataRows } from '../owner-texts';
import { dataSecurityPage } from '../services/data-security';
import { site } from '../site';
import type { TermsContent } from '../types/sections';

const { features, standards } = dataSecurityPage;
const [keys, , trail] = features!.items;
const [gdpr, aiAct] = standards!.items;

export const printForColleagues = 'Print this page for IT, data protection and the works council';

/** The part of an industry page that only its print shows, for the colleagues who check a new system. */
export const forwardSheet: TermsContent = {
  title: 'For IT, data protection and the works council',
  items: [
    { name: 'Access', text: keys!.text },
    { name: 'Records', text: trail!.text },
    { name: gdpr!.name, text: gdpr!.text },
    { name: aiAct!.name, text: aiAct!.text },
    ...dataRows(owner),
    {
      name: 'Questions',
      text: `${owner.company?.name ?? site.name}, ${owner.dataProtection ?? site.email}`,
    },
  ],
};
