import type { Page } from 'puppeteer';
import { fill, press } from './forms';

export const person = { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@bakkerij.example' };
const message = 'We would like to see what is possible.';
/** What the contact page's form asks for. */
export const contactMessage = { ...person, message: 'A message of more than ten characters.' };
export const dialog = '[role="dialog"]';

export type Toast = [title: string, description: string];

export type LeadName = 'contactSection' | 'contactPage' | 'discovery' | 'intake' | 'scan';

interface Lead {
  /** The list that it ends in. */
  resource: 'contact' | 'free-intake' | 'ai-scan';
  /** A page from which it can be sent. */
  path: string;
  /** Fills the form, up to its submit button. */
  fill(page: Page): Promise<void>;
  /** Name and scope of the submit button. */
  button: [name: string, scope: string];
  success: Toast;
  /** `text`: the error's own, where section 8 shows it. */
  failure(text: string): Toast;
}

/** The five ways to send a lead, with section 8's toasts. */
export const leads: Record<LeadName, Lead> = {
  contactSection: {
    resource: 'contact',
    path: '/',
    // Spreadsheets would run the company as a formula.
    fill: (page) =>
      fill(page, '#contact', { ...person, company: '=SUM(A1)', subject: 'Hours', message }),
    button: ['Send Message', '#contact'],
    success: [
      'Message Sent!',
      "Thank you for your message. We'll get back to you within 24 hours.",
    ],
    failure: () => ['Error', 'There was an error sending your message. Please try again.'],
  },
  contactPage: {
    resource: 'contact',
    path: '/contact',
    fill: (page) => fill(page, 'main', { ...person, message }),
    button: ['Send Message', 'main'],
    success: ['Message sent successfully!', "We'll get back to you within 24 hours"],
    failure: (text) => ['Error sending message', text],
  },
  discovery: {
    resource: 'contact',
    path: '/pricing',
    async fill(page) {
      await press(page, 'Full Discovery', 'header');
      await fill(page, dialog, { ...person, message });
    },
    button: ['Request Discovery', dialog],
    success: [
      'Discovery request sent!',
      "We'll contact you within 24 hours to schedule your Discovery session",
    ],
    failure: (text) => ['Error sending request', text],
  },
  intake: {
    resource: 'free-intake',
    path: '/about',
    async fill(page) {
      await press(page, 'Free Intake', 'header');
      await fill(page, dialog, {
        ...person,
        company: 'Bakkerij De Vries',
        industry: 'retail',
        companySize: '11-50',
      });
      await press(page, 'Next', dialog);
      await fill(page, dialog, { currentChallenges: message, interestedAreas: ['operations'] });
      await press(page, 'Next', dialog);
      await fill(page, dialog, { timeline: 'within 3 months', budget: '5,000-15,000' });
    },
    button: ['Submit Free Intake', dialog],
    success: [
      'Free Intake Submitted!',
      "We'll contact you within 24 hours with your personalized AI recommendations",
    ],
    failure: () => ['Submission Failed', 'Please try again or contact us directly'],
  },
  scan: {
    resource: 'ai-scan',
    path: '/',
    fill: (page) => fill(page, '#ai-scan-section', { url: 'bakkerij.example' }),
    button: ['Start AI Scan', '#ai-scan-section'],
    success: ['AI Scan Complete', 'Your personalized recommendations are ready!'],
    failure: () => ['Scan Failed', 'Please try again or contact support'],
  },
};

/** Sends the lead whose form is filled. */
export const submit = (page: Page, lead: LeadName) => press(page, ...leads[lead].button);
