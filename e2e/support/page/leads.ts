import type { Page } from 'puppeteer';
import { fill, press } from './forms';

export const person = { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@bakkerij.example' };
const message = 'We would like to see what is possible.';
export const contactMessage = { ...person, message: 'A message of more than ten characters.' };
export const dialog = '[role="dialog"]';

/** Clicks the dialog's button, which is in the menu on phones, and waits for the dialog. */
export async function openDialog(page: Page, name: 'Free Intake' | 'Full Discovery') {
  const isOnPhone = page.viewport()!.width < 900;
  if (isOnPhone) await press(page, 'Open menu');
  await press(page, name, isOnPhone ? '#site-menu' : 'header');
  await page.waitForSelector(dialog, { visible: true });
}

export type Toast = [title: string, description: string];

export type LeadName = 'contactSection' | 'contactPage' | 'discovery' | 'intake' | 'scan';

export interface Lead {
  /** The list in which the server stores the lead (a visitor's request). */
  resource: 'contact' | 'free-intake' | 'ai-scan';
  /** Path of a page with the form, or with the button that opens the form's dialog. */
  path: string;
  /** The name of the button in the header that opens the form's dialog. */
  opener?: string;
  steps: Record<string, string | string[]>[];
  /** Fields of the stored record besides the entered values. */
  stored?: object;
  button: [name: string, scope: string];
  success: Toast;
  /** Returns the toast after an error. Some toasts contain the error's `text` (requirements, section 8). */
  failure(text: string): Toast;
}

/** The forms that send a lead (a visitor's request), with their toasts (requirements, section 8). */
export const leads: Record<LeadName, Lead> = {
  contactSection: {
    resource: 'contact',
    path: '/',
    // A spreadsheet would execute this company name as a formula. The server must store it unchanged.
    steps: [{ ...person, company: '=SUM(A1)', subject: 'Hours', message }],
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
    steps: [{ ...person, firstName: 'Łukasz', lastName: 'O’Neill', message }],
    button: ['Send Message', 'main'],
    success: ['Message sent successfully!', "We'll get back to you within 24 hours"],
    failure: (text) => ['Error sending message', text],
  },
  discovery: {
    resource: 'contact',
    path: '/pricing',
    opener: 'Full Discovery',
    steps: [{ ...person, message }],
    stored: { service: 'discovery' },
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
    opener: 'Free Intake',
    steps: [
      { ...person, company: 'Bakkerij De Vries', industry: 'real estate', companySize: '11-50' },
      { currentChallenges: message, interestedAreas: ['operations', 'finance'] },
      { timeline: 'within 3 months', budget: '5,000-15,000' },
    ],
    stored: { status: 'pending' },
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
    steps: [{ url: 'bakkerij.example' }],
    stored: { type: 'website' },
    button: ['Start AI Scan', '#ai-scan-section'],
    success: ['AI Scan Complete', 'Your personalized recommendations are ready!'],
    failure: () => ['Scan Failed', 'Please try again or contact support'],
  },
};

export const leadNames = Object.keys(leads) as LeadName[];

/** Returns the record that the server must store for a lead (a visitor's request), without id and time. */
export const storedOf = ({ steps, stored }: Lead): object => Object.assign({}, ...steps, stored);

/** Clicks Next and waits for the step. Before the form's code has loaded, a further click would replace this one. */
export async function goToStep(page: Page, field: string): Promise<void> {
  await press(page, 'Next', dialog);
  await page.waitForSelector(`${dialog} [name="${field}"]`);
}

export async function fillLead(page: Page, name: LeadName): Promise<void> {
  const { opener, steps, button } = leads[name];
  const [, scope] = button;
  if (opener) await press(page, opener, 'header');
  for (const [index, values] of steps.entries()) {
    if (index > 0) await press(page, 'Next', scope);
    await fill(page, scope, values);
  }
}

export const submit = (page: Page, name: LeadName) => press(page, ...leads[name].button);

export async function sendLead(page: Page, name: LeadName): Promise<void> {
  await fillLead(page, name);
  await submit(page, name);
}

/** Clicks beside a dialog after half a second, because the dialog ignores earlier clicks. */
export async function clickBeside(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 500, {}, since);
  await page.mouse.click(4, 450);
}
