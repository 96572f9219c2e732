const REASONS = {
  'date-not-in-facts': 'date',
  'number-not-in-facts': 'number',
  'tool-not-in-facts': 'tool',
  'degree-not-in-facts': 'degree',
  'language-not-in-facts': 'language',
  'rank-not-in-facts': 'rank',
  'job-term-not-in-facts': 'jobTerm',
  'name-not-in-facts': 'name',
  'link-not-in-facts': 'link',
  'number-contradicts': 'numberContradicts',
  'unit-contradicts': 'unitContradicts',
  'direction-contradicts': 'directionContradicts',
  'comparator-contradicts': 'comparatorContradicts',
  'rank-contradicts': 'rankContradicts',
  'degree-contradicts': 'degreeContradicts',
  'language-contradicts': 'languageContradicts',
  'level-contradicts': 'levelContradicts',
  'date-contradicts': 'dateContradicts',
  'name-contradicts': 'nameContradicts',
  'negation-contradicts': 'negationContradicts',
  'deed-contradicts': 'deedContradicts',
  'frequency-contradicts': 'frequencyContradicts',
  'other-fact': 'otherFact',
  repeated: 'repeated',
  'too-long': 'tooLong',
  'point-lost': 'pointLost',
  links: 'links',
  markup: 'markup',
  'hidden-characters': 'hiddenCharacters',
  placeholder: 'placeholder',
  instruction: 'instruction',
  'mixed-alphabet': 'mixedAlphabet',
  'words-not-in-facts': 'words',
  'wrong-language': 'wrongLanguage',
  parity: 'parity',
  'closed-path': 'closed',
  'changed-twice': 'twice',
  'does-not-fit': 'fit',
} as const;
type Reason = (typeof REASONS)[keyof typeof REASONS] | 'other';

/** Why the gate did not let an edit through, as the screen has words for it. A code that is not known yet has its own. */
export function reasonOf(code: string | undefined): Reason {
  if (code !== undefined && Object.hasOwn(REASONS, code))
    return REASONS[code as keyof typeof REASONS];
  return 'other';
}

const NOTES = {
  'languages-differ': 'languagesDiffer',
  'language-not-read': 'languageNotRead',
  'no-letter': 'noLetter',
  'letter-without-free-text': 'letterShort',
  'letter-by-rules': 'letterByRules',
  'letter-sentences-left-out': 'letterSentences',
  'letter-failed': 'letterFailed',
  'model-down': 'modelDown',
  'nothing-delivered': 'nothingDelivered',
  'letter-not-charged': 'letterFree',
  'tailoring-not-started': 'tailoringStopped',
  'letter-not-started': 'letterStopped',
  'translation-not-started': 'translationStopped',
  'part-not-tailored': 'notTailored',
} as const;

/** Said with the sentences that are left: see `readUntranslated`. */
const SAID_APART: readonly string[] = ['free-text-not-translated', 'part-not-translated'];

/** What could not be done, as the screen has words for it; each said once. */
export function notesOf(codes: readonly string[]) {
  const notes = codes
    .filter((code) => !SAID_APART.includes(code))
    .map((code) =>
      Object.hasOwn(NOTES, code) ? NOTES[code as keyof typeof NOTES] : ('other' as const),
    );
  return [...new Set(notes)];
}

const ASKS = { salary: 'salary', 'start-date': 'startDate' } as const;
export type LetterAsk = (typeof ASKS)[keyof typeof ASKS];

/** What the job wants a letter to tell that its writer has to add, as the screen has words for it. */
export function asksOf(codes: readonly string[] = []): LetterAsk[] {
  return codes.flatMap((code) =>
    Object.hasOwn(ASKS, code) ? [ASKS[code as keyof typeof ASKS]] : [],
  );
}
