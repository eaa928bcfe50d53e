/** Opening hours, such as `{ days: 'Mon-Fri', from: '08:30', to: '17:30' }`. */
export interface Hours {
  days: string;
  from: string;
  to: string;
}

export interface Certificate {
  name: string;
  number: string;
  /** ISO date of issue, such as "2026-03-01". */
  date: string;
}

/** The facts that only the owner of the site knows. A field that is undefined or absent is not answered yet. */
export interface Owner {
  company?: {
    name?: string;
    address?: string;
    register?: string;
    vatNumber?: string;
    runBy?: string;
    team?: number;
  };
  contact: { email: string; phone: string };
  hours?: Hours;
  dataProtection?: string;
  reference?: string;
  plans?: {
    vat?: 'excluded' | 'included';
    term?: { months: number; noticeWeeks: number };
    building?: { from: number; weeks: readonly [number, number] };
    supportHours?: Hours;
    monthlyCap?: boolean;
    exportOnLeaving?: { days: number };
  };
  voiceAgentPerMinute?: number;
  trainingPerDay?: number;
  scan?: { model: string; provider: string; storedIn: string; days: number };
  data?: {
    storedIn?: string;
    suppliers?: readonly string[];
    models?: readonly string[];
    incidentHours?: number;
    deletionDays?: number;
    trainsModels?: boolean;
    signIn?: string;
    availability?: string;
    aiActRoles?: string;
    certificates?: readonly Certificate[];
  };
  rings?: Partial<Record<string, string>>;
  retention?: { visitorMonths?: number; applicantMonths?: number };
  legal?: { privacy?: string; terms?: string; cookies?: string; imprint?: string };
  social?: Partial<Record<string, string>>;
  footer?: Partial<Record<string, string>>;
  examplesAreReal?: { stories?: boolean; quotations?: boolean };
}
