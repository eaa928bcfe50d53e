import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { jobs as everyJob } from '../../content/jobs/every-job';
import type { Job } from '../../content/types/job';
import { server } from '../../test/api';
import { JobPage } from './job-page';

const [seniorAiEngineer, customerSuccessManager, productDesigner, businessDevelopmentManager] =
  everyJob as readonly [Job, Job, Job, Job];

const [scrollTo, alert, log, handleRequest] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];

beforeEach(() => {
  history.replaceState(null, '', '/');
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  jest.spyOn(window, 'alert').mockImplementation(alert);
  jest.spyOn(console, 'log').mockImplementation(log);
  server.events.on('request:start', handleRequest);
});
afterEach(() => {
  server.events.removeAllListeners();
  jest.restoreAllMocks();
  jest.resetAllMocks();
});

/** Renders a job's page. Resolves when the island's code has loaded. */
const visit = (job: Job) =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[job.link]}>
        <Suspense fallback={null}>
          <JobPage content={job} />
        </Suspense>
      </MemoryRouter>,
    ),
  );

const traverse = (cause: () => void) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        cause();
      }),
  );
const isApplying = () => screen.queryByRole('button', { name: 'Submit Application' }) !== null;

async function openForm(name = 'Apply Now') {
  await userEvent.click(screen.getByRole('button', { name }));
  const submit = await screen.findByRole('button', { name: 'Submit Application' });
  return submit.closest('form')!;
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

function answer(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) control(form, name).value = value;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));

const person = {
  fullName: 'Ayşe de Vries',
  email: 'ayse@example.com',
  phone: '+31 6 00 00 00 00',
  motivation: 'I like work that fits.',
  availability: 'From May',
};

// Facts of the requirements (sections 3, 5 and 9), repeated here so that a change of the content fails the test.
const jobs: [title: string, job: Job, questions: string[]][] = [
  ['Senior AI Engineer', seniorAiEngineer, ['topPerformer', 'aiLandscape']],
  ['Customer Success Manager', customerSuccessManager, ['customerSuccess', 'aiExperience']],
  ['Product Designer', productDesigner, ['designProcess', 'aiDesign']],
  [
    'Business Development Manager',
    businessDevelopmentManager,
    ['salesExperience', 'aiMarket', 'networkBuilding'],
  ],
];

const withFileNames = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );
const submitted = "Application submitted successfully! We'll get back to you within 48 hours.";

test.each(jobs)(
  '%s: asks for the right to work at the job’s place and requires the job’s questions',
  async (_, job, questions) => {
    await visit(job);
    const form = await openForm();
    const place = job === productDesigner ? 'the EU' : 'the Netherlands';
    const name = `Do you have the right to work in ${place}?`;
    const group = within(within(form).getByRole('group', { name }));
    expect(group.getByText('required')).toBeVisible();
    const radios = group.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => [radio.name, radio.value])).toEqual([
      ['workPermit', 'yes'],
      ['workPermit', 'no'],
    ]);

    const required = ['fullName', 'email', 'phone', 'motivation', ...questions, 'availability'];
    const named = [...form.elements].filter((one) => one.matches(':required'));
    expect(named.map((one) => one.getAttribute('name'))).toEqual(required);
    expect(form.noValidate).toBe(false);
    expect(control(form, 'email')).toHaveAttribute('type', 'email');
  },
);

// A submit logs the names of the files only for the first job.
test.each([
  [...jobs[0]!, { cvFile: 'cv.pdf', coverLetterFile: null }],
  [...jobs[1]!, {}],
] as const)(
  '%s: rejects an empty required field, and on a valid submit logs the form’s data, shows the alert and sends nothing',
  async (_, job, questions, boundFiles) => {
    await visit(job);
    const form = await openForm();
    const answers = Object.fromEntries(questions.map((one) => [one, `About ${one}`]));
    answer(form, { ...person, ...answers, availability: '' });
    await submit();
    expect(log).not.toHaveBeenCalled();
    expect(screen.getByText('Please look again at:')).toBeVisible();
    answer(form, { availability: person.availability });
    await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'Country' }), 'Spain');
    await userEvent.click(within(form).getByRole('radio', { name: 'No' }));
    await userEvent.upload(
      control(form, 'cvFile'),
      new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }),
    );
    const scenario = within(form).getByRole('textbox', { description: 'optional' });
    await userEvent.type(scenario, 'Kept by nobody');
    await submit();
    const chosen = { country: 'Spain', workPermit: 'no' };
    const expected = { ...person, ...answers, ...boundFiles, ...chosen };
    expect(log).toHaveBeenCalledTimes(1);
    expect(withFileNames(log.mock.calls[0]![0])).toEqual(expected);
    expect(screen.queryByText('Please look again at:')).not.toBeInTheDocument();
    expect(alert.mock.calls).toEqual([[submitted]]);
    expect(handleRequest).not.toHaveBeenCalled();
    expect(form).toBeVisible();
    expect(control(form, 'fullName')).toHaveValue(person.fullName);
  },
);

test('keeps typed and chosen values when the view changes back and forth', async () => {
  await visit(seniorAiEngineer);
  const form = await openForm();
  answer(form, person);
  await userEvent.click(within(form).getByRole('radio', { name: 'Yes' }));
  await userEvent.upload(control(form, 'cvFile'), new File(['x'], 'cv.pdf'));

  await userEvent.click(screen.getByRole('button', { name: 'Back to Job Details' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    seniorAiEngineer.title,
  );
  expect(form).not.toBeVisible();
  await openForm('Apply for This Position');
  expect(form).toBeVisible();
  for (const [name, value] of Object.entries(person))
    expect(control(form, name)).toHaveValue(value);
  expect(within(form).getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(control(form, 'cvFile').files![0]).toHaveProperty('name', 'cv.pdf');
});

test('scrolls to the top of a view that opens, and returns to the details on Back', async () => {
  await visit(productDesigner);
  expect(scrollTo).not.toHaveBeenCalled();
  await openForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.queryByRole('heading', { name: 'What you will do' })).toBeNull();

  scrollTo.mockClear();
  await traverse(() => history.back());
  expect(screen.getByRole('heading', { level: 1, name: productDesigner.title })).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('keeps the view when hash links add entries, and goes back over these entries to the details', async () => {
  await visit(productDesigner);
  await traverse(() => (location.hash = 'main'));
  expect(isApplying()).toBe(false);
  await openForm();
  expect(location.hash).toBe('');
  for (const hash of ['main', 'top']) await traverse(() => (location.hash = hash));
  expect(isApplying()).toBe(true);
  await traverse(() => history.back());
  expect(isApplying()).toBe(true);
  await traverse(() => history.forward());
  await traverse(() => screen.getByRole('button', { name: 'Back to Job Details' }).click());
  expect(isApplying()).toBe(false);
  expect(location.hash).toBe('#main');
  await traverse(() => history.forward());
  expect(isApplying()).toBe(true);
});

test('changes the view once for two presses of its button', async () => {
  await visit(productDesigner);
  const push = jest.spyOn(history, 'pushState');
  const apply = screen.getByRole('button', { name: 'Apply Now' });
  act(() => {
    apply.click();
    apply.click();
  });
  expect(push).toHaveBeenCalledTimes(1);
  const back = await screen.findByRole('button', { name: 'Back to Job Details' });
  const go = jest.spyOn(history, 'go');
  await traverse(() => {
    back.click();
    back.click();
  });
  expect(go.mock.calls).toEqual([[-1]]);
  expect(isApplying()).toBe(false);
});
