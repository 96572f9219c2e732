/** A person of a drawn document, and the words that a construct is tried on. */
export interface ClassTexts {
  lang: string;
  dir: 'ltr' | 'rtl';
  name: string;
  role: string;
  /** A long word in its two halves. */
  halves: readonly [string, string];
  /** Two words that stand beside each other. */
  pair: readonly [string, string];
  /** What stands before and behind the construct, as sentences. */
  before: string;
  after: string;
  headings: readonly [string, string, string];
  email: readonly [string, string];
  phone: readonly [string, string];
  url: readonly [string, string];
}

/** One way to write a document, tried on every person and in more than one place. */
export interface VerdictClass {
  id: string;
  kind: string;
  why: string;
  expect: 'bad' | 'good';
  /** Where it is put: in a line of text, or as a block of its own. */
  place: 'inline' | 'block';
  css?: string;
  html: (texts: ClassTexts) => string;
  /** Persons by language, when it means something for some alone. */
  only?: readonly string[];
}
