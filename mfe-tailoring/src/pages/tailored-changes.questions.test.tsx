import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  button,
  change,
  click,
  doubtful,
  isPressed,
  open,
  reviewed,
  said,
} from '../features/review/review.fixture.tsx';

const NAME = 'Achievement 2, Senior Product Engineer, Kontora Payments';
const YES = `Yes, it is true: ${NAME}`;
const NO = `No, it is not true: ${NAME}`;
const PUT = `Put it into my main CV, too: ${NAME}`;
const asking = (...edits: ReturnType<typeof doubtful>[]) =>
  reviewed((report) => report.edits.push(...edits));

test('a question comes before the changes, with just the words marked that nothing proves', async () => {
  const { stored } = await open(asking(doubtful()));
  const card = await change(NAME);
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual([
    'Questions for you: 1',
    'What the job asks for',
    'Changes: 2',
  ]);
  expect([...card.querySelectorAll('mark')].map((mark) => mark.lastChild?.textContent)).toEqual([
    'four banks',
    'banks',
  ]);
  const [original, proposal] = within(card).getAllByRole('definition');
  expect(original?.textContent).toBe('Cut the payout error rate from 0.8% to 0.05%.');
  expect(proposal?.textContent).toMatch(
    /^Cut the payout error rate .* With not proven: four banks, for not proven: banks\.$/,
  );
  const group = within(card).getByRole('group');
  expect(group.getAttribute('aria-labelledby')).toBe(
    within(card).getByText('Is this true?').parentElement?.id,
  );
  expect(card.textContent).toContain('Is this true? Your CV does not prove: “four banks”.');
  expect(card.textContent).toContain('Waiting for your answer');
  expect(await isPressed(YES)).toBe('false');
  expect(await isPressed(NO)).toBe('false');
  expect(stored().cv.work_experience[0]?.achievements[1]).not.toMatch(/banks/);
});

test.each([
  [
    ['banks', 'four'],
    'Is this true? Your CV does not prove: “four banks”. Not ruled out: It gives',
  ],
  [[], 'Is this true? Not ruled out: It gives a different number from your CV.'],
])(
  'what a comparison kept back says what is not ruled out, with %j marked',
  async (unproven, text) => {
    await open(asking(doubtful({ reason: 'number-contradicts', unproven })));
    expect((await change(NAME)).textContent).toContain(text);
  },
);

test('a yes applies it and is kept as the user’s own word; the focus stays on it', async () => {
  const { api, stored } = await open(asking(doubtful()));
  await click(YES);
  await waitFor(() => expect(stored().cv.work_experience[0]?.achievements[1]).toMatch(/banks\.$/));
  expect(api.callsOf('decideReport')[0]?.input.body).toEqual({
    decisions: [{ edit: 'q1', status: 'applied', confirmed: true }],
  });
  const card = await change(NAME);
  await waitFor(() => expect(card.textContent).toContain('Used: you confirmed it'));
  expect(card.textContent).toMatch(/You confirmed this yourself on \w+ \d+, \d{4}: “four banks”\./);
  expect(await isPressed(YES)).toBe('true');
  expect(document.activeElement).toBe(await button(YES));
  expect(screen.getByRole('heading', { name: 'Questions for you: all answered' })).toBeTruthy();
  expect(said()).toContain(
    'Saved. Accepted: 1. Rejected: 0. Waiting for your answer: 0. Applied, for you to look at: 2.',
  );
});

test('a no is a rejection, and both can be taken back', async () => {
  const { api, stored } = await open(asking(doubtful()));
  await click(NO);
  await waitFor(async () => expect(await isPressed(NO)).toBe('true'));
  expect(api.callsOf('decideReport')[0]?.input.body).toEqual({
    decisions: [{ edit: 'q1', status: 'rejected' }],
  });
  expect((await change(NAME)).textContent).toContain('Not used');
  expect(stored().cv.work_experience[0]?.achievements[1]).not.toMatch(/banks/);
  await click(YES);
  await waitFor(async () => expect(await isPressed(YES)).toBe('true'));
  await click(NO);
  await waitFor(() => expect(stored().cv.work_experience[0]?.achievements[1]).not.toMatch(/banks/));
});

test('accepting and rejecting all answers no question', async () => {
  const { stored } = await open(asking(doubtful()));
  const statuses = () =>
    stored()
      .cv.tailored?.report?.edits.map(({ status }) => status)
      .join(' ');
  await click('Accept all');
  await waitFor(() => expect(stored().cv.tailored?.report?.edits[0]?.accepted).toBe(true));
  expect(statuses()).toBe('applied applied refused unproven');
  await click('Reject all');
  await waitFor(() => expect(statuses()).toBe('rejected rejected refused unproven'));
  expect(stored().cv.tailored?.report?.edits.at(-1)?.confirmed).toBeUndefined();
});

test('a text confirmed is put into the main CV, where the same text still stands', async () => {
  const { api, main, log } = await open(asking(doubtful()));
  await click(YES);
  const help = (await button(PUT)).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(help)?.textContent).toBe(
    'It takes the place of the original there.',
  );
  await click(PUT);
  await waitFor(() => expect(main().cv.work_experience[0]?.achievements[1]).toMatch(/banks\.$/));
  expect(api.callsOf('saveCv')[0]?.options.ifMatch).toBeDefined();
  expect(log.events).toContainEqual({ name: 'cv.saved', payload: { cvId: main().cv._id } });
  const told = (await change(NAME)).querySelector('[tabindex="-1"]');
  expect(told?.textContent).toBe('Your main CV says this, too.');
  expect(document.activeElement).toBe(told);
  expect(said()).toContain('Your main CV says this, too.');
  expect(screen.queryByRole('button', { name: PUT })).toBeNull();
});

test('what the main CV says already is not offered again, whoever wrote it there', async () => {
  const { unmount, stored, main } = await open(asking(doubtful()));
  await click(YES);
  await button(PUT);
  unmount();
  const put = structuredClone(main().cv);
  const [entry] = put.work_experience;
  if (entry) entry.achievements[1] = `${doubtful().after} `;
  await open(stored().cv, { main: put });
  const card = await change(NAME);
  await waitFor(() => expect(card.textContent).toContain('Your main CV says this, too.'));
  expect(screen.queryByRole('button', { name: PUT })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('a main CV that cannot be read keeps nobody from deciding', async () => {
  const confirmed = { by: 'u1', at: '2026-11-21T12:00:00Z', words: ['banks', 'four'] };
  const { api } = await open(asking(doubtful({ status: 'applied', confirmed })), {
    failing: 'getMainCv',
  });
  await button(PUT);
  expect(api.callsOf('getMainCv')).toHaveLength(1);
});

test('what was changed in the main CV is not replaced: it is said, and leads to the editor', async () => {
  const { main } = await open(asking(doubtful()));
  await click(YES);
  const [entry] = main().cv.work_experience;
  if (entry) entry.achievements[1] = 'My newer words.';
  await click(PUT);
  const link = await screen.findByRole('link', {
    name: `Write it into my main CV myself: ${NAME}`,
  });
  expect(link.getAttribute('href')).toBe('/cv-data?edit=true&tab=experience');
  expect((await change(NAME)).textContent).toContain('has changed here since');
  expect(main().cv.work_experience[0]?.achievements[1]).toBe('My newer words.');
});

test('what could not be put into the main CV can be tried again', async () => {
  const { api } = await open(asking(doubtful()));
  await click(YES);
  await button(PUT);
  api.failNext('saveCv', 'unavailable');
  await click(PUT);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be put');
  await click(PUT);
  expect(await screen.findByText('Your main CV says this, too.', { selector: 'p' })).toBeTruthy();
});

test('a sentence left out of the letter stands with the one that it follows; it has no place in the main CV', async () => {
  const sentence = doubtful({
    path: 'coverLetter',
    op: 'insert',
    before: '',
    after: 'I have worked **with banks**.',
    unproven: ['banks'],
    place: { paragraph: 1, follows: 'I build **payment systems** that settle on time.' },
  });
  const { stored } = await open(
    reviewed((report, cv) => {
      if (cv.tailored)
        cv.tailored.coverLetter = 'Dear team,\n\nI build **payment systems** that settle on time.';
      report.edits.push(sentence, {
        ...sentence,
        id: 'q2',
        unproven: [],
        place: { paragraph: 1, follows: '' },
      });
    }),
  );
  const card = await change('Sentence 1 left out of the cover letter');
  expect(card.textContent).toContain('Comes afterI build payment systems that settle on time.');
  expect(card.textContent).toContain('SentenceI have worked with not proven: banks.');
  const second = await change('Sentence 2 left out of the cover letter');
  expect(second.textContent).toContain('Comes afterAt the start of its paragraph');
  expect(second.textContent).toContain('Is this true? It says something that nothing');
  await click('Yes, it is true: Sentence 1 left out of the cover letter');
  await waitFor(() => expect(stored().cv.tailored?.coverLetter).toMatch(/with banks/));
  const link = await within(card).findByRole('link', { name: /^Write it into my main CV myself/ });
  expect(link.getAttribute('href')).toBe('/cv-data?edit=true&tab=experience');
  expect(within(card).queryByRole('button', { name: /^Put it/ })).toBeNull();
});

test('a sentence whose letter is rejected waits for the letter', async () => {
  const letter = doubtful({
    id: 'l1',
    path: 'coverLetter',
    op: 'set',
    status: 'rejected',
    unproven: undefined,
  });
  const sentence = doubtful({ path: 'coverLetter', op: 'insert', after: 'And more.' });
  const confirmed = { by: 'u1', at: '2026-11-21T12:00:00Z', words: ['more'] };
  await open(asking(letter, sentence, { ...sentence, id: 'q2', status: 'applied', confirmed }));
  const card = await change('Sentence 1 left out of the cover letter');
  expect(card.textContent).toContain('The cover letter is rejected. Accept it first');
  expect(card.textContent).toContain('Waiting for your answer');
  expect(within(card).queryByRole('button')).toBeNull();
  // What was said yes to is in no letter now.
  const said = await change('Sentence 2 left out of the cover letter');
  expect(said.textContent).toContain('Not used');
  expect(said.textContent).not.toContain('confirmed by you');
});

test('that sentences were left out of the letter is said until each is in it', async () => {
  const sentence = doubtful({ path: 'coverLetter', op: 'insert', after: 'And more.' });
  const cv = reviewed((report, copy) => {
    if (copy.tailored) copy.tailored.coverLetter = 'Dear team,';
    report.notes = ['letter-sentences-left-out'];
    report.edits.push({ ...sentence, place: { paragraph: 0, follows: 'Dear team,' } });
  });
  await open(cv);
  expect(await screen.findByText(/were left out of the letter/)).toBeTruthy();
  await click('Yes, it is true: Sentence 1 left out of the cover letter');
  await waitFor(() => expect(screen.queryByText(/were left out of the letter/)).toBeNull());
});

test('that only what the CV supports was kept is said as long as it is so', async () => {
  const cv = asking(doubtful());
  if (cv.tailored?.report) cv.tailored.report.engine = 'openai-compatible';
  await open(cv);
  expect(await screen.findByText(/Only what your CV supports was kept\.$/)).toBeTruthy();
  await click(YES);
  expect(await screen.findByText(/or confirmed by you\.$/)).toBeTruthy();
  expect(screen.queryByText(/Only what your CV supports/)).toBeNull();
});
