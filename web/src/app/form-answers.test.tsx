import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { AiScanForm } from '../features/ai-scan/ai-scan-form';
import { ContactPageForm } from '../features/contact-message/contact-page-form';
import { ContactSectionForm } from '../features/contact-message/contact-section-form';
import { openDialog } from '../runtime/overlays/dialog-store';
import { respondToPosts, refuseFields } from '../test/api';
import { expectConsoleErrors } from '../test/console-errors';
import { fillAll, openIntake } from '../test/intake-dialog';
import { control, expectFieldError, expectToast, fill, renderInSite } from '../test/render';

const person = { firstName: 'Sanne', lastName: 'Zandbergen', email: 'sanne@bakkerij.example' };
const message = 'Invoices arrive by mail.';

interface FormCase {
  open(): Promise<UserEvent>;
  button: string;
  success: string;
  failure: string;
  path: string;
}

async function openWith(form: React.ReactNode, values: Record<string, string>) {
  const user = renderInSite(form);
  await fill(values);
  return user;
}

const messageForms = {
  contactSection: {
    open: () => openWith(<ContactSectionForm />, { ...person, subject: 'Hours', message }),
    button: 'Send Message',
    success: 'Message Sent!',
    failure: 'Error',
    path: '/api/contact',
  },
  contactPage: {
    open: () => openWith(<ContactPageForm />, { ...person, message }),
    button: 'Send Message',
    success: 'Message sent successfully!',
    failure: 'Error sending message',
    path: '/api/contact',
  },
  discovery: {
    async open() {
      const user = renderInSite(null);
      act(() => openDialog('discovery'));
      await screen.findByRole('dialog', { name: 'Full Discovery' });
      await fill({ ...person, message });
      return user;
    },
    button: 'Request Discovery',
    success: 'Discovery request sent!',
    failure: 'Error sending request',
    path: '/api/contact',
  },
  intake: {
    async open() {
      const user = await openIntake();
      await fillAll(user, { ...person, currentChallenges: message });
      return user;
    },
    button: 'Submit Free Intake',
    success: 'Free Intake Submitted!',
    failure: 'Submission Failed',
    path: '/api/free-intake',
  },
} satisfies Record<string, FormCase>;
const scan: FormCase = {
  open: () => openWith(<AiScanForm />, { url: 'sanne.example' }),
  button: 'Start AI Scan',
  success: 'AI Scan Complete',
  failure: 'Scan Failed',
  path: '/api/ai-scan',
};
const allForms = { ...messageForms, scan };
type FormName = keyof typeof allForms;

async function send(name: FormName) {
  const { open, button } = allForms[name];
  const user = await open();
  await user.click(screen.getByRole('button', { name: button }));
}

const consoleCalls = (level: 'error' | 'warn') => jest.mocked(console[level]).mock.calls;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.mocked(console.warn).mockRestore());

const unexpectedJson = () => HttpResponse.json({ ok: true, firstName: person.firstName });
const empty = () => new HttpResponse(null, { status: 204 });

// All forms send with the same hook, so each form gets one kind of response, and one form gets all kinds. The forms of
// the contact page and of Discovery are the same component.
const successes: [form: keyof typeof messageForms, what: string, answer: () => Response][] = [
  ['contactSection', 'JSON of another shape', unexpectedJson],
  ['discovery', 'JSON of another shape', unexpectedJson],
  ['intake', 'JSON of another shape', unexpectedJson],
  ['contactSection', 'a 204', empty],
  ['contactSection', 'an empty body', () => new HttpResponse('', { status: 201 })],
  ['contactSection', 'JSON that is no object', () => HttpResponse.json(null)],
];

test.each(successes)(
  '%s shows the success toast for %s, and logs a warning if the body has another shape',
  async (name, what, answer) => {
    respondToPosts(answer);
    await send(name);

    await expectToast(allForms[name].success, expect.any(String));
    const start = `POST ${allForms[name].path}: The response does not match the contract`;
    const length = what.startsWith('JSON') ? 1 : 0;
    const expected = Array.from({ length }, () => [expect.stringContaining(start)]);
    await waitFor(() => expect(consoleCalls('warn')).toEqual(expected));
    expect(String(consoleCalls('warn'))).not.toMatch(/sanne/i);
  },
);

test.each(['contactSection', 'discovery', 'intake'] as const)(
  '%s logs no warning for a response that matches the contract',
  async (name) => {
    await send(name);
    await expectToast(allForms[name].success, expect.any(String));
    expect(consoleCalls('warn')).toEqual([]);
  },
);

const refused = () =>
  HttpResponse.json(
    { detail: 'No, Sanne', errors: [{ field: 'email', message: 'sanne@ is unknown' }] },
    { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
  );

type Failure = [form: FormName, what: string, answer: () => Response, cause: string];
const failures: Failure[] = [
  ...(['contactSection', 'discovery', 'intake', 'scan'] as const).map((name): Failure => [
    name,
    'a 422',
    refused,
    '422 Unprocessable Entity',
  ]),
  [
    'contactSection',
    'a 500',
    () => new HttpResponse('No, Sanne', { status: 500 }),
    '500 Internal Server Error',
  ],
  [
    'contactSection',
    'HTML with status 200',
    () => new HttpResponse('Sanne', { headers: { 'Content-Type': 'text/html' } }),
    'The response with status 200 is not JSON',
  ],
  ['contactSection', 'no response', () => HttpResponse.error(), 'Failed to fetch'],
  [
    'scan',
    'JSON of another shape',
    () => HttpResponse.json({ recommendedProducts: ['Sanne'], reasoning: 7 }),
    'The response does not match the contract: recommendedSolutions, reasoning, nextSteps',
  ],
  ['scan', 'a 204', empty, 'The response with status 204 is not JSON'],
];

test.each(failures)(
  '%s shows the failure toast for %s, and logs the cause once without the typed text',
  async (name, ...row) => {
    const [, answer, cause] = row;
    expectConsoleErrors();
    respondToPosts(answer);
    await send(name);

    await expectToast(allForms[name].failure, expect.any(String));
    expect(consoleCalls('error')).toEqual([[`POST ${allForms[name].path}: ${cause}`]]);
  },
);

const emailRefused = { field: 'email', message: 'This domain receives no mail' };
const messageRefused = { field: 'message', message: 'The message holds a link' };

const summary = () => screen.getByText('Please look again at:').parentElement;

test.each([
  ['contactSection', () => control('email'), []],
  ['contactPage', summary, ['Email', 'Message']],
  ['discovery', summary, ['Email', 'Message']],
] as const)(
  '%s shows the messages of a 422 at their fields until the visitor changes the fields or sends the form again',
  async (name, focused, listed) => {
    refuseFields(messageRefused, emailRefused, { field: 'Idempotency-Key', message: 'Used' });
    const user = await allForms[name].open();
    await user.click(screen.getByRole('button', { name: allForms[name].button }));

    await expectToast(allForms[name].failure, expect.any(String));
    expectFieldError('email', emailRefused.message);
    expectFieldError('message', messageRefused.message);
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
    await waitFor(() => expect(focused()).toHaveFocus());
    const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(listed);
    await fill({ email: 'info@bakkerij.example' });
    await waitFor(() => expect(control('email')).toBeValid());
    expectFieldError('message', messageRefused.message);
    respondToPosts(() => new HttpResponse(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: allForms[name].button }));
    await expectToast(allForms[name].success, expect.any(String));
  },
);

test('after a 422 the intake shows the step with the first invalid field, and lists all invalid fields', async () => {
  refuseFields({ field: 'interestedAreas', message: 'Not offered any more' }, emailRefused, {
    field: 'email',
    message: 'Use another address',
  });
  await send('intake');

  await expectToast('Submission Failed', 'Please try again or contact us directly');
  await waitFor(() => expect(control('email')).toHaveFocus());
  expectFieldError('email', 'This domain receives no mail Use another address');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Areas of interest',
  ]);
  expect(screen.getAllByText(/, has errors/)).toHaveLength(2);
});
