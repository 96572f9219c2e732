import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { change, click, doubtful, open, reviewed } from '../features/review/review.fixture.tsx';

const NAME = 'Achievement 2, Senior Product Engineer, Kontora Payments';
const YES = `Yes, it is true: ${NAME}`;
const NO = `No, it is not true: ${NAME}`;
const PUT = `Put it into my main CV, too: ${NAME}`;

test('a translation that is not proven is asked about as one, and what is left in its language is said', async () => {
  const translation = doubtful({
    source: doubtful().before,
    after: 'Senkte die Fehlerquote der Auszahlungen von 0,8 % auf 0,05 %, planmäßig.',
    unproven: ['planmäßig'],
  });
  const { stored } = await open(
    reviewed((report, cv) => {
      if (cv.tailored) cv.tailored.language = 'de';
      report.edits.push(translation);
    }),
  );
  expect(screen.getByText(/^Your own sentences were not translated/)).toBeTruthy();
  expect(screen.getByText('Translations waiting for your answer: 1.')).toBeTruthy();
  const card = await change(NAME);
  const terms = within(card).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toContain('Translation: German');
  expect(within(card).getAllByRole('definition')[1]?.lang).toBe('de');
  expect(card.textContent).toContain(
    'Does it say the same? Not found in your own sentence: “planmäßig”.',
  );
  await click(`Yes, it says the same: ${NAME}`);
  await waitFor(() =>
    expect(stored().cv.work_experience[0]?.achievements[1]).toBe(translation.after),
  );
  expect(await screen.findByText(/^You confirmed this yourself/)).toBeTruthy();
  expect(within(card).queryByRole('link')).toBeNull();
  expect(screen.queryByText(/were not translated/)).toBeNull();
});

test('a translation that is used stands beside its sentence unmarked; one given back as it was is called so', async () => {
  const { before: source } = doubtful();
  const status = 'applied' as const;
  const used = doubtful({ status, source, after: 'Senkte die Fehlerquote.', unproven: undefined });
  await open(
    reviewed((report, cv) => {
      if (cv.tailored) cv.tailored.language = 'de';
      report.edits.push(used, { ...used, id: 'q2', status: 'refused', after: source });
    }),
  );
  const card = await screen.findByRole('listitem', { name: NAME });
  expect(card.textContent).toContain(`Your sentence${source}`);
  expect(card.textContent).toContain('Translation: GermanSenkte die Fehlerquote.');
  expect(card.querySelector('del, ins, mark')).toBeNull();
  expect(screen.getByText(/gave your own sentence back/).nextSibling?.textContent).toBe(source);
});

test('a rewording of a translated copy stands with its translation; the yes takes the place of what stood, a no gives it back', async () => {
  const { before, after: source } = doubtful();
  const german = 'Senkte die Fehlerquote für vier Banken.';
  const stands = 'Senkte die Fehlerquote.';
  const { stored, main } = await open(
    reviewed((report, cv) => {
      if (cv.tailored) cv.tailored.language = 'de';
      const translation = { source: before, after: stands, status: 'applied' } as const;
      report.edits.push(
        doubtful({ source, after: german, unproven: ['banks', 'four', 'Banken'] }),
        doubtful({ ...translation, id: 't1', unproven: undefined }),
      );
      const [job] = cv.work_experience;
      if (job) job.achievements[1] = stands;
    }),
  );
  const bullet = () => stored().cv.work_experience[0]?.achievements[1];
  const [card, other] = await screen.findAllByRole('listitem', { name: NAME });
  if (card === undefined || other === undefined) throw new Error('no cards');
  const terms = within(card).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'Your sentence',
    'Proposal',
    'Translation: German',
  ]);
  const marked = [...card.querySelectorAll('mark')].map((mark) => mark.lastChild?.textContent);
  expect(marked).toEqual(['four banks', 'banks', 'Banken']);
  expect(card.textContent).toContain(
    'Is this true? Your CV does not prove: “four banks”, “Banken”',
  );
  expect(card.textContent).toContain('If you say yes, the translation goes into this copy.');
  await click(YES);
  await waitFor(() => expect(bullet()).toBe(german));
  await waitFor(() => expect(other.textContent).toContain('the text that you chose appears here'));
  await click('Accept all');
  await waitFor(() => expect(stored().cv.tailored?.report?.edits[0]?.accepted).toBe(true));
  expect(bullet()).toBe(german);
  await click(PUT);
  await waitFor(() => expect(main().cv.work_experience[0]?.achievements[1]).toBe(source));
  await click(NO);
  await waitFor(() => expect(bullet()).toBe(stands));
});

test('a rewording that could not be translated says that it keeps its language, and the copy that it is in two', async () => {
  const { after, before } = doubtful();
  await open(
    reviewed((report, cv) => {
      if (cv.tailored) cv.tailored.language = 'de';
      const summary = cv.personal_info.summary;
      const used = { path: 'personal_info.summary', source: 'Before.', after: summary };
      report.edits = [
        doubtful({ source: after }),
        doubtful({ ...used, id: 't1', before: 'Before.', status: 'applied', unproven: undefined }),
      ];
      const [job] = cv.work_experience;
      if (job) job.achievements[1] = before;
    }),
  );
  const card = await change(NAME);
  expect(card.textContent).toContain('Is this true? Your CV does not prove: “four banks”.');
  expect(card.textContent).toContain('It could not be translated: if you say yes, it goes');
  await click(YES);
  expect(await screen.findByText(/^This copy is in two languages/)).toBeTruthy();
});
