/** What a citation can lead to. */
export interface Places {
  /** Numbers of the specification's headings, as `2.3`. */
  sections: ReadonlySet<string>;
  /** Promises, as `R7`. */
  promises: ReadonlySet<string>;
  /** Numbers of the decisions. */
  decisions: ReadonlySet<string>;
}

const NUMBER = String.raw`\d+(?:\.\d+)*`;
const LIST = `${NUMBER}(?:(?:, | and )${NUMBER})*`;
const SECTIONS = new RegExp(String.raw`\bspecification (${LIST})\b`, 'gi');
const DECISIONS = new RegExp(String.raw`\bdecisions? (${LIST})\b`, 'gi');
const PROMISE = /\bR\d{1,2}\b/g;
const OTHER_FORMS = [
  /\bsections? \d[\d.]*/gi,
  /§ ?\d[\d.]*/g,
  /\bspec\.? \d[\d.]*/gi,
  /\bADRs? ?\d+/g,
  /\bissues? #?\d+/gi,
];
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
/** An example of what somebody else writes. */
const QUOTED = /"[^"\n]*"/g;

/** The headings and promises of the specification. */
export function readSpecification(text: string): Pick<Places, 'sections' | 'promises'> {
  const first = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, one]) => one!));
  return {
    sections: first(/^#{2,} (\d+(?:\.\d+)*)\.? /gm),
    promises: first(/^\| (R\d+) \|/gm),
  };
}

/**
 * Citations of a file that lead nowhere, and those in another form than `specification 2.3`, `promise R7` and
 * `decision 4`. Another form counts where people speak: in comments and in documents, not in texts that code works on.
 */
export function lostCitations(file: string, text: string, places: Places): string[] {
  const isDocument = file.endsWith('.md');
  const spoken = isDocument ? text : [...text.matchAll(COMMENT)].join('\n');
  const cited = (pattern: RegExp, known: ReadonlySet<string>) =>
    [...oneLine(text).matchAll(pattern)].flatMap(([whole, list]) =>
      (list?.split(/, | and /) ?? [whole]).every((one) => known.has(one)) ? [] : whole,
    );
  return [
    ...cited(SECTIONS, places.sections),
    ...cited(DECISIONS, places.decisions),
    ...cited(PROMISE, places.promises),
    ...OTHER_FORMS.flatMap((form) => oneLine(spoken.replace(QUOTED, '')).match(form) ?? []),
  ];
}

/** A sentence goes on over the end of a line, and over the mark of a comment. */
const oneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');

/** What a document's own links lead to: a path beside it, and the heading's name in it, if any. */
export function ownLinks(text: string): { path: string; heading: string }[] {
  return [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)#?([^)\s]*)\)/g)].map(([, path, heading]) => ({
    path: path!,
    heading: heading!,
  }));
}

/** The names by which a document's headings are linked to. */
export function headingNames(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}
