import { expect, test } from '@jest/globals';
import { defaultTailored, type Edit } from '@sastre/shared-contracts/api';
import { whyFree } from './delivered.rules.ts';

const nothing = { useAiTailoring: false, includeCoverLetter: false, translateTo: null };
const letter = { ...nothing, includeCoverLetter: true };
const tailoring = { ...nothing, useAiTailoring: true };
const translation = { ...nothing, translateTo: 'de' as const };
const written = (coverLetter = '') => ({ tailored: { ...defaultTailored, coverLetter } });
const edit = (changes: Partial<Edit> = {}): Edit => ({
  id: 'e1',
  path: 'skills',
  op: 'reorder',
  before: 'a, b',
  after: 'b, a',
  because: [],
  for: [],
  status: 'applied',
  ...changes,
});
const refused = edit({ status: 'refused', reason: 'closed-path' });
const ofLetter = edit({ path: 'coverLetter', op: 'set', before: '', after: 'Dear …' });

test.each([
  ['a plain copy', nothing, written(), [], true],
  ['a letter', letter, written('Dear …'), [ofLetter], true],
  ['no letter', letter, written(), [], false],
  ['a letter of blanks', letter, written(' \n'), [], false],
  ['a letter that nobody asked for', tailoring, written('Dear …'), [ofLetter], false],
  [
    'sentences offered for a letter that there is none of',
    letter,
    written(),
    [{ ...ofLetter, status: 'unproven' }],
    false,
  ],
  ['an order', tailoring, written(), [edit()], true],
  ['a question to the user', tailoring, written(), [edit({ status: 'unproven' })], true],
  ['only what was refused', tailoring, written(), [refused], false],
  ['nothing at all', tailoring, written(), [], false],
  ['a text translated', translation, written(), [edit({ op: 'rewrite' })], true],
  ['a translation that is the same text', translation, written(), [edit({ after: 'a, b' })], false],
  ['a translation of nothing', translation, written(), [], false],
  [
    'an order, where the letter failed',
    { ...tailoring, includeCoverLetter: true },
    written(),
    [edit()],
    true,
  ],
  [
    'a letter, where the translation failed',
    { ...letter, translateTo: 'de' as const },
    written('Dear …'),
    [ofLetter],
    true,
  ],
] as const)('%s: delivered is told', (_name, request, content, edits, delivered) => {
  const told = whyFree(request, content, { edits: [...edits], notes: [] });
  expect(told).toBe(delivered ? undefined : 'nothing-delivered');
});

test.each([
  ['alone', letter, [ofLetter], 'letter-not-charged'],
  ['beside an order', { ...tailoring, includeCoverLetter: true }, [edit(), ofLetter], undefined],
] as const)(
  'a letter that the model failed to write is no charge %s',
  (_name, request, edits, free) => {
    const report = { edits: [...edits], notes: ['letter-by-rules'] };
    expect(whyFree(request, written('Dear …'), report)).toBe(free);
  },
);
