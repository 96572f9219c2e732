import { afterEach, expect, jest, test } from '@jest/globals';
import type { Requirement } from '@sastre/shared-contracts/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, click, open, reviewed, said } from '../features/review/review.fixture.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const asked = (id: string, term: string, kind: Requirement['kind']): Requirement => ({
  id,
  term,
  kind,
  need: 'must',
  quote: `You know ${term}`,
  group: 'not-yours',
  facts: [],
});
const row = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).parentElement as HTMLElement;
const chips = (name: string) =>
  within(row(name))
    .queryAllByRole('button')
    .map((one) => one.textContent);

test('requirements are chips in three rows, and the counts are those of the rows', async () => {
  const cv = reviewed((report) => {
    report.requirements.push(asked('r4', 'Registered nurse', 'degree'));
    report.coverage = { shown: 40, supported: 41, total: 42 };
  });
  await open(cv);
  const sum = 'Shown: 1 of 4. Your CV supports 2 of 4 requirements.';
  expect(await screen.findByText(sum)).toBeTruthy();
  expect(screen.getByRole('meter', { name: sum }).getAttribute('aria-valuemax')).toBe('4');
  expect(chips('Shown 1')).toEqual(['TypeScript']);
  expect(chips('In your CV, not said here 1')).toEqual(['PostgreSQL']);
  expect(chips('Not yours 2')).toEqual(['Kafka, nice to have', 'Registered nurse']);
});

test.each([
  ['rules', 'No requirement could be read from the job description.'],
  [null, 'No requirements were read, as no engine ran.'],
] as const)('that there are none is told truly of what ran: %s', async (engine, text) => {
  const empty = { requirements: [], edits: [], coverage: { shown: 0, supported: 0, total: 0 } };
  await open(reviewed((report) => Object.assign(report, { engine, ...empty })));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('what its plus stands for is said by a chip and by a line above it', async () => {
  await open(reviewed((report) => report.requirements.push(asked('r4', 'A nurse', 'degree'))));
  const kafka = await button(/^Kafka/);
  const said = 'You can add it here if it is true of you';
  expect([kafka.title, kafka.getAttribute('aria-description')]).toEqual([said, said]);
  const nurse = await button('A nurse');
  expect([nurse.title, nurse.getAttribute('aria-description')]).toEqual(['A nurse', null]);
  expect(row('Not yours 2').textContent).toContain('You can add the ones with a plus right here.');
  expect(row('Shown 1').textContent).not.toContain('plus');
});

test('a chip shows on demand where it was read and what it rests on, one at a time, also by keyboard', async () => {
  const { stored } = await open();
  const shown = await button('TypeScript');
  expect(screen.queryByText('knows TypeScript')).toBeNull();
  shown.focus();
  await userEvent.keyboard('{Enter}');
  expect(shown.getAttribute('aria-expanded')).toBe('true');
  const details = document.getElementById(shown.getAttribute('aria-controls') ?? '');
  expect(details?.textContent).toContain('In the job descriptionknows TypeScript');
  expect(details?.textContent).toMatch(/Based onRebuilt settlement as a ledger of events/);
  expect(document.activeElement).toBe(shown);

  await click('PostgreSQL');
  expect(shown.getAttribute('aria-expanded')).toBe('false');
  const link = screen.getByRole('link', { name: 'Change the copy: PostgreSQL' });
  expect(link.getAttribute('href')).toBe(`/cv-data?cvId=${stored().cv._id}&edit=true&tab=skills`);
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('and PostgreSQL')).toBeNull();
  expect(document.activeElement).toBe(await button('PostgreSQL'));
});

test('a chip of what is only listed says that its level is not said, and a long one is cut', async () => {
  const term = 'Advanced reports for the board with figures of all branches and regions';
  await open(
    reviewed((report) => {
      report.requirements.push({
        ...{ ...asked('r4', term, 'tool'), group: 'unsaid' },
        levelNotSaid: true,
      });
    }),
  );
  await click('Advanced reports for the board with figures of all branches …');
  expect(
    screen.getByText('Your CV names it, but does not say the level that is asked for.'),
  ).toBeTruthy();
});

test.each([
  ['C1', 'Your CV names Danish (Intermediate); C1 is asked for.'],
  [undefined, 'Your CV names Danish (Intermediate); a higher level is asked for.'],
])('of a language at a lower level than asked (%s) the level is said', async (step, told) => {
  const levelBelow = {
    held: 'Danish (Intermediate)',
    ...(step === undefined ? {} : { asked: step }),
  };
  await open(
    reviewed((report) => {
      report.requirements.push({ ...asked('r4', 'Danish', 'language'), levelBelow });
    }),
  );
  expect((await button(/^Danish/)).textContent).toBe('Danish, lower level');
  await click(/^Danish/);
  expect(screen.getByText(told)).toBeTruthy();
  const without = row('In your CV, without the level asked for 1');
  expect(without.textContent).toContain('Your CV names it at a lower level than is asked for');
  expect(chips('Not yours 1')).toEqual(['Kafka, nice to have']);
});

test('a missing tool is added in place with its level to the main CV and to the copy, in one call', async () => {
  const { api, stored, main, log } = await open();
  await click(/^Kafka/);
  const form = screen.getByRole('form', { name: 'Add Kafka to my CV and this copy' });
  expect(form.textContent).toContain('because you say that it is true');
  const level = within(form).getByRole('combobox', { name: 'Skill level' });
  expect(
    within(level)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['No level', 'Beginner', 'Intermediate', 'Advanced', 'Expert']);
  await userEvent.selectOptions(level, 'Advanced');
  await userEvent.click(
    within(form).getByRole('button', { name: 'Add Kafka to my CV and this copy' }),
  );
  await waitFor(() => expect(chips('Shown 2')).toEqual(['TypeScript', 'Kafka, nice to have']));
  for (const { cv } of [stored(), main()])
    expect(cv.skills.at(-1)).toMatchObject({ name: 'Kafka', level: 'Advanced' });
  expect(api.callsOf('addRequirement')).toMatchObject([
    { input: { body: { requirement: 'r3', level: 'Advanced' } }, options: {} },
  ]);
  expect(api.callsOf('addRequirement')[0]?.options.ifMatch).toBeDefined();
  expect(log.events).toContainEqual({ name: 'cv.saved', payload: { cvId: stored().cv._id } });
  expect(chips('Not yours 0')).toEqual([]);
  expect(screen.getByText(/^Shown: 2 of 3\./)).toBeTruthy();
  expect(said()).toContain('Added to your main CV and to this copy: Kafka');
  expect(document.activeElement).toBe(await button(/^Kafka/));
  // The next decision is over the version that the addition left.
  await click('Reject: Professional summary');
  await waitFor(() => expect(api.callsOf('decideReport')[0]?.status).toBe(200));
});

test('who chooses no level says none', async () => {
  const { api, stored, main } = await open();
  await click(/^Kafka/);
  expect(screen.getByRole('combobox', { name: 'Skill level' })).toHaveProperty('value', 'none');
  await click('Add Kafka to my CV and this copy');
  await waitFor(() => expect(stored().cv.skills.at(-1)).toMatchObject({ name: 'Kafka' }));
  for (const { cv } of [stored(), main()]) expect(cv.skills.at(-1)).toHaveProperty('noLevel', true);
  expect(api.callsOf('addRequirement')).toMatchObject([
    { input: { body: { requirement: 'r3', noLevel: true } } },
  ]);
});

test('a licence is added without a level, and is asked none', async () => {
  const { stored } = await open(
    reviewed((report) => {
      report.requirements.push({ ...asked('r4', 'Driving licence', 'skill'), hasNoLevel: true });
    }),
  );
  await click(/^Driving licence/);
  expect(screen.queryByRole('combobox', { name: 'Skill level' })).toBeNull();
  await click('Add Driving licence to my CV and this copy');
  await waitFor(() =>
    expect(stored().cv.skills.at(-1)).toMatchObject({ name: 'Driving licence', noLevel: true }),
  );
});

test('a choice has no name until its person gives one, which both CVs take', async () => {
  const choice = 'BI tool (Looker, Tableau or Power BI)';
  const { api, stored, main } = await open(
    reviewed((report) => report.requirements.push(asked('r4', choice, 'skill'))),
  );
  await click(/^BI tool/);
  await click(`Add ${choice} to my CV and this copy`);
  const name = screen.getByRole('textbox', { name: /^Name in your CV/ });
  expect(screen.getByText('Enter how it should appear in your CV')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(api.callsOf('addRequirement')).toEqual([]);
  await userEvent.type(name, 'Tableau');
  await click(`Add ${choice} to my CV and this copy`);
  await waitFor(() => expect(stored().cv.skills.at(-1)).toMatchObject({ name: 'Tableau' }));
  expect(main().cv.skills.at(-1)).toMatchObject({ name: 'Tableau' });
});

test('a missing language has the levels of languages; skills have theirs', async () => {
  const { api } = await open(
    reviewed((report) => report.requirements.push(asked('r4', 'Portuguese', 'language'))),
  );
  await click('Portuguese');
  const level = screen.getByRole('combobox', { name: 'Language level' });
  await userEvent.selectOptions(level, 'Fluent');
  await userEvent.click(level);
  await click('Add Portuguese to my CV and this copy');
  await waitFor(() =>
    expect(api.callsOf('addRequirement')).toMatchObject([
      { input: { body: { requirement: 'r4', languageLevel: 'Fluent' } } },
    ]),
  );
});

test.each([
  ['degree', 'education'],
  ['years', 'experience'],
  ['duty', 'experience'],
] as const)('a missing %s leads to its tab of the main CV', async (kind, tab) => {
  await open(reviewed((report) => report.requirements.push(asked('r4', 'The thing', kind))));
  await click('The thing');
  expect(screen.queryByRole('form')).toBeNull();
  const link = screen.getByRole('link', { name: 'Add to your main CV: The thing' });
  expect(link.getAttribute('href')).toBe(`/cv-data?edit=true&tab=${tab}`);
});

test.each([
  ['unavailable', 'Failed to save CV'],
  ['invalid-input', 'It could not be added: your main CV is gone, or its list is full.'],
] as const)(
  'an addition that fails with %s says so in place and can be sent again',
  async (code, text) => {
    const { api } = await open();
    await click(/^Kafka/);
    api.failNext('addRequirement', code);
    await click('Add Kafka to my CV and this copy');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(document.activeElement).toBe(await button('Add Kafka to my CV and this copy'));
    await click('Add Kafka to my CV and this copy');
    await waitFor(() => expect(chips('Shown 2')).toHaveLength(2));
  },
);

test('an addition to a copy that was changed elsewhere adds nothing and shows it as it is now', async () => {
  const { stored, main } = await open();
  await click(/^Kafka/);
  stored().version += 1;
  await click('Add Kafka to my CV and this copy');
  expect((await screen.findByRole('alert')).textContent).toContain('was changed elsewhere');
  expect(main().cv.skills.map(({ name }) => name)).not.toContain('Kafka');
  await click('Add Kafka to my CV and this copy');
  await waitFor(() => expect(chips('Shown 2')).toHaveLength(2));
});

test('leaving while something waits to be added is asked about', async () => {
  const { api, log } = await open();
  await click(/^Kafka/);
  const release = api.hold('decideReport');
  await click('Reject: Professional summary');
  await click('Add Kafka to my CV and this copy');
  expect(log.guards.some((isDirty) => isDirty())).toBe(true);
  expect((await button('Add Kafka to my CV and this copy')).getAttribute('aria-busy')).toBe('true');
  release();
  await waitFor(() => expect(chips('Shown 2')).toHaveLength(2));
  expect(log.guards.some((isDirty) => isDirty())).toBe(false);
});

test('what is no skill is not offered as one, and it is said where it belongs', async () => {
  await open(
    reviewed((report) => {
      report.requirements.push(
        { ...asked('r4', 'Right to work in the UK', 'skill'), belongs: 'none' },
        { ...asked('r5', 'NMC registration', 'tool'), belongs: 'certificates' },
      );
    }),
  );
  await click(/^Right to work/);
  expect(screen.getByText(/term of the job and no skill/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add Right to work/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Right to work/ })).toBeNull();
  await click(/^NMC registration/);
  const link = screen.getByRole('link', { name: 'Add to your main CV: NMC registration' });
  expect(link.getAttribute('href')).toContain('more');
});

test('months stand as a sheet writes them, whatever the region of the browser', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  await open(
    reviewed((report) => {
      report.facts.push({ id: 'work[w9].startDate', text: '2017-09' });
      report.requirements.push({
        ...asked('r4', 'Five years in care', 'years'),
        group: 'shown',
        facts: ['work[w9].startDate'],
      });
    }),
  );
  await click('Five years in care');
  expect(screen.getByText('Sep 2017')).toBeTruthy();
});
