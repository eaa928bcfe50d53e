import type { IndustrySlug } from '../../paths';
import { owner } from '../owner';
import { dataProtectionContact, dataRows } from '../owner-texts';
import { dataSecurityPage } from '../services/data-security';
import { site } from '../site';
import type { TermsContent } from '../types/sections';

const { features, standards } = dataSecurityPage;
const [key, , trail] = features!.items;
const [gdpr, aiAct] = standards!.items;

export const printForColleagues = 'Print this page for IT, data protection and the works council';

/** A part of an industry page that appears only in print, for the colleagues who check a new system. */
export const forwardSheet = (slug: IndustrySlug): TermsContent => ({
  title: 'For IT, data protection and the works council',
  items: [
    { name: 'Access', text: key!.text },
    { name: 'Records', text: trail!.text },
    { name: gdpr!.name, text: gdpr!.text },
    {
      name: aiAct!.name,
      text:
        slug === 'hr'
          ? aiAct!.text
          : 'We work out each agent’s risk class with you. People are told that they are talking to AI.',
    },
    ...dataRows(owner),
    {
      name: 'Questions',
      text: `${owner.company?.name ?? site.name}, ${dataProtectionContact(owner) ?? site.email}`,
    },
  ],
});
