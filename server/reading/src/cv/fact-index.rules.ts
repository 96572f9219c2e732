import { readFileSync } from 'node:fs';
import { oncePerText } from '@sastre/shared-once';
import type { Fact } from '@sastre/shared-contracts/api';
import { askedWords, tokens } from '../ad/asked-words.ts';
import { familyKey, isSameFamily } from '../words/family.rules.ts';
import { basesIrregular } from '../words/irregular.ts';
import { fold, stem, words } from '../words/stem.rules.ts';
import { findSkills, findTools } from '../ad/terms.rules.ts';

/** A fact with what is looked for in it. */
export interface IndexedFact {
  id: string;
  text: string;
  folded: string;
  tools: ReadonlySet<string>;
  skills: ReadonlySet<string>;
}

/** Facts by their words: what a word of a job text is looked up in, once, however long the CV. */
export interface FactIndex {
  facts: readonly IndexedFact[];
  /** Places of the facts that speak of a folded word: by its stem, its root, or as the head of a compound. */
  speakingOf(word: string): ReadonlySet<number>;
  /** Places of the facts that say one of these words or stems as it is. */
  saying(words: Iterable<string>): ReadonlySet<number>;
  /** The words that tell what a skill is, as stems, by the place of its fact. */
  skillStems: ReadonlyMap<number, readonly string[]>;
}

/** The words for one thing, by each of them. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('../words/same-things.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(' '))
    .flatMap((words) => words.map((word) => [word, words] as const)),
);
const SHORTEST_PART = 6;
const NO_FACTS: ReadonlySet<number> = new Set();

/** Makes the index. */
export function indexFacts(facts: readonly Fact[]): FactIndex {
  const indexed = facts.map(({ id, text }): IndexedFact => {
    const own = { tools: new Set(findTools(text)), skills: new Set(findSkills(text)) };
    return { id, text, folded: fold(text), ...own };
  });
  const factsOf = new Map<string, Set<number>>();
  facts.forEach(({ text }, place) => {
    const said = [...tokens(text), ...hangingWords(text), ...partedVerbs(text)];
    for (const word of said) for (const form of [word, ...basesOf(word)]) add(factsOf, form, place);
  });
  const byStem = new Map<string, Set<string>>();
  const byRoot = new Map<string, Set<string>>();
  const byPart = new Map<string, Set<string>>();
  for (const word of factsOf.keys()) {
    add(byStem, stem(word), word);
    add(byRoot, familyKey(word), word);
    // What a compound ends in is what it is; what it starts with, what it is about.
    for (let at = 2; at <= word.length - SHORTEST_PART; at += 1) add(byPart, word.slice(at), word);
    for (let end = SHORTEST_PART + 1; end < word.length; end += 1)
      add(byPart, word.slice(0, end), word);
  }
  const known = new Map<string, ReadonlySet<number>>();
  const saidBy = (word: string): string[] => [
    ...(byStem.get(stem(word)) ?? []),
    ...(word.length < 5
      ? []
      : [...(byRoot.get(familyKey(word)) ?? [])].filter((other) => isSameFamily(word, other))),
    ...(word.length < SHORTEST_PART
      ? []
      : [...new Set([word, stem(word)])].flatMap((part) => [...(byPart.get(part) ?? [])])),
  ];
  const speakingOf = (word: string): ReadonlySet<number> => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const said = new Set((SAME.get(word) ?? [word]).flatMap(saidBy));
    // Typed without umlauts: "klaeren".
    const typed = word.replace(/(?<![aeq])([aou])e/g, '$1');
    const found =
      said.size === 0 && typed !== word && typed.length >= SHORTEST_PART
        ? speakingOf(typed)
        : new Set([...said].flatMap((other) => [...(factsOf.get(other) ?? NO_FACTS)]));
    known.set(word, found);
    return found;
  };
  const saying = (some: Iterable<string>): ReadonlySet<number> => {
    const found = new Set<number>();
    for (const one of some)
      for (const word of [one, ...(byStem.get(one) ?? [])])
        for (const place of factsOf.get(word) ?? []) found.add(place);
    return found;
  };
  const skillStems = new Map(
    facts.flatMap(({ id, text }, place) =>
      id.startsWith('skills[') ? [[place, askedWords(text).core.map(stem)] as const] : [],
    ),
  );
  return { facts: indexed, speakingOf, saying, skillStems };
}

const HANGING = /(\p{L}{3,})-(?:,\s+\p{L}{3,}-)*\s+(?:und|oder|bzw\.?|sowie|&)\s+(\p{L}{7,})/gu;
const SHORTEST_HEAD = 3;

/** What a German hanging hyphen leaves out may be any end of the word behind it: "Grund- und Behandlungspflege" says Grundpflege. */
function hangingWords(text: string): string[] {
  if (!/-[,\s]/.test(text)) return [];
  return [...text.matchAll(HANGING)].flatMap(([, start = '', whole = '']) => {
    const [first, second] = [fold(start), fold(whole)];
    const heads = Math.max(0, second.length - SHORTEST_HEAD - 1);
    return Array.from({ length: heads }, (_none, at) => first + second.slice(at + 2));
  });
}

const SEPARABLE = 'ab an auf aus ein mit nach um vor zu zusammen'.split(' ');
const PARTICLES = new Set(SEPARABLE);

/** One of them where a clause or a part of it ends: few texts have any. */
const PARTED = new RegExp(
  String.raw`(?<!\p{L})(?:${SEPARABLE.join('|')})(?=[^\p{L}\p{N}]*(?:$|[,.;:()–])|\s(?:und|sowie)\s)`,
  'iu',
);

/** German parts its verbs: "Leitete drei Auszubildende an" says anleitete. */
function partedVerbs(text: string): string[] {
  if (!PARTED.test(text)) return [];
  return text.split(/[,.;:()–]/u).flatMap((clause) =>
    [clause, ...clause.split(/\s(?:und|sowie)\s/u)].flatMap((part) => {
      const said = words(part);
      const particle = said.at(-1) ?? '';
      return PARTICLES.has(particle) && said.length > 1
        ? said.slice(0, 2).map((verb) => particle + verb)
        : [];
    }),
  );
}

const MOST_WORDS = 20_000;
/** Forms that their verb is not the beginning of, and the verb: wartete, eingestellt, organicé, apliqué, hacía, convierto. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}{3,}?)e?te(?:n|st|t)?$/u, '$1en'],
  [/^(an|ab|auf|aus|ein|mit|nach|um|vor|zu|)ge(\p{L}{3,}?)e?t$/u, '$1$2en'],
  [/^(\p{L}{3,})ice$/u, '$1izar'],
  [/^(\p{L}{3,})que$/u, '$1car'],
  [/^(\p{L}{3,})gue$/u, '$1gar'],
  [/^(\p{L}{3,})aban?$/u, '$1ar'],
  [/^(\p{L}{2,})ian?$/u, '$1er'],
  [/^(\p{L}{2,})ie(\p{L}{1,3}[oae]n?)$/u, '$1e$2'],
  [/^(\p{L}{2,})ue(\p{L}{1,3}[oae]n?)$/u, '$1o$2'],
];

/** The verbs of which a word is a form: who fed calves speaks of feeding. "Findings" are no finding. */
const basesOf = oncePerText(MOST_WORDS, (word): readonly string[] => [
  ...(['en', 'de', 'es'] as const)
    .flatMap((language) => basesIrregular(word, language))
    .filter((base) => base !== 'find'),
  ...FORMS.flatMap(([form, verb]) => (form.test(word) ? [word.replace(form, verb)] : [])),
]);

function add<Value>(map: Map<string, Set<Value>>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}
