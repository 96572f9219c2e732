import { readFileSync } from 'node:fs';
import { fold } from '../words/stem.rules.ts';
import type { FactIndex } from '../cv/fact-index.rules.ts';

/**
 * Kinds of programs and machines that ads ask for, with the names by which a CV says to know one: the kind's names before the
 * colon, one kind a line. Folded; `_` stands for a space, `*` for any end of a word.
 */
const KINDS = readFileSync(new URL('tool-kinds.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const ways = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', '[ -]').replace(/\*$/, String.raw`\p{L}*`))
    .join('|');
const KNOWN = KINDS.map((row) => {
  const [kinds = '', names = ''] = row.split(/ :\s/);
  return {
    asked: new RegExp(`^(?:${ways(kinds)})$`, 'u'),
    known: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ways(names)})(?![\p{L}\p{N}])`, 'u'),
  };
});
/** Said around the kind: one of it is enough. */
const AROUND =
  /^(?:(?:an?|any|one|some|common|modern|current|the|experience (?:with|in|of)|knowledge of|use of|using|working with|familiarity with|erfahrung (?:mit|in)|kenntnisse (?:in|mit|von)|umgang mit|einem?|einer|gangigen?|eine[sr]?|experiencia (?:con|en)|manejo de|conocimientos? de|uso de|un|una|algun|alguna) )+|(?:[ -](?:such as|like|e\.g|z\. ?b|wie|como|oder ahnliche\p{L}*|or similar|o similar|our choice))+.*$/gu;

/** Facts that name a program of a kind that is asked for without a name: "a relational database" is known by who lists MySQL. */
export function toolOfKindFacts(term: string, { facts }: FactIndex): number[] {
  const asked = fold(term.replace(/\([^()]*\)?/g, ' '))
    .replace(AROUND, '')
    .trim();
  const kind = KNOWN.find((one) => one.asked.test(asked));
  if (kind === undefined) return [];
  return facts.flatMap(({ id, folded }, place) =>
    kind.known.test(folded) && !/^(?:languages|education)\[|\.position$/.test(id) ? [place] : [],
  );
}
