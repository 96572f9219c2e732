import { ALL_FUNCTION_WORDS, TOOLS, fold, oncePerText, stem } from '@sastre/reading';
import { FEMININE, MASCULINE, NEUTER } from './german-work.words.ts';

/** Words of every job: that two texts share one of them says nothing. */
const EMPTY = new Set(
  `work working manage manages managed management manager lead leads leading leader leadership develop developed development developer
   team teams experience year years company job role skill skills knowledge people business new good strong support process processes
   project projects trabajo gestion gestionar equipo equipos desarrollo desarrollar experiencia anos empresa puesto conocimientos personas
   proyecto proyectos liderar arbeit arbeiten erfahrung jahre jahr kenntnisse unternehmen mitarbeiter mitarbeitern entwicklung leitung
   management projekt projekte team aufgaben bereich`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** True for a word that alone says nothing of a job: a stem of manage, work, lead, develop, team, or a word without meaning. */
export function isEmptyWord(word: string): boolean {
  const folded = fold(word);
  return folded.length < 3 || ALL_FUNCTION_WORDS.has(folded) || EMPTY.has(stem(folded));
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const tokens = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{N}]+(?:[.'’+#-][\p{L}\p{N}]+)*[+#]*/gu) ?? [];

/** True when a text holds a name word for word; short ones with their capitals, and no part of a longer word or of a longer tool's name. */
export function standsIn(text: string, name: string): boolean {
  if (name === '') return false;
  const isShort = name.length <= 3;
  const [where, what] = isShort ? [text, name] : [fold(text), fold(name)];
  // Most texts do not hold it at all, and all are asked.
  if (!where.includes(what)) return false;
  const joins = name.length <= 2 ? String.raw`\p{L}\p{N}+#&/\-` : String.raw`\p{L}\p{N}+#&`;
  const pattern = new RegExp(`(?<![${joins}.])${escapePattern(what)}(?![${joins}]|\\.\\p{L})`, 'u');
  return pattern.test(longerTools(name).reduce((left, tool) => hide(left, tool, isShort), where));
}

function hide(text: string, tool: string, isExact: boolean): string {
  return text.replaceAll(isExact ? tool : fold(tool), ' ');
}

const FORMS = TOOLS.flatMap(({ forms }) => forms).map((form) => ({
  form,
  parts: fold(form).split(/[\s.-]/),
}));

const MOST_TOOLS = 1_000;

/** SQL Server for SQL, GitHub Actions for GitHub. */
const longerTools = oncePerText(MOST_TOOLS, (name): readonly string[] => {
  const own = fold(name);
  return FORMS.filter(({ form, parts }) => form.length > name.length && parts.includes(own)).map(
    ({ form }) => form,
  );
});

/** The longest run of words that stands in both texts and holds two words of meaning at least; empty: there is none. */
export function sharedPhrase(one: string, other: string): string {
  const words = tokens(one);
  const known = ` ${tokens(other).map(fold).join(' ')} `;
  let best: string[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= words.length; to += 1) {
      const run = words.slice(from, to);
      if (!known.includes(` ${run.map(fold).join(' ')} `)) break;
      const isWhole = !isEmptyWord(run[0] ?? '') && isHead(run.at(-1) ?? '');
      const told = run.filter((word) => !isEmptyWord(word) && !/^\d/.test(word)).length;
      // Across a comma or a full stop they are no phrase.
      if (isWhole && told >= 2 && run.length > best.length && one.includes(run.join(' ')))
        best = run;
    }
  }
  return best.join(' ');
}

/** A phrase ends in the thing that it is about: "newly qualified" names nothing. */
function isHead(word: string): boolean {
  return !isEmptyWord(word) && !/^\d|(?:ed|ly|ing|ando|iendo|mente|ado|ada|ados|adas)$/u.test(word);
}

/** German nouns of some length that stand in both texts: told by their capitals. */
export function sharedNoun(one: string, other: string): string {
  const [asked, own] = [tokens(one), tokens(other)];
  const isNoun = (word: string) =>
    /^\p{Lu}\p{Ll}{7,}$/u.test(word) && !isEmptyWord(word) && !isWork(word);
  const shared = asked.filter((word) => isNoun(word) && own.includes(word));
  // Where both texts begin with it, its capital tells nothing.
  const sure = shared.filter((word) => asked.indexOf(word) > 0 || own.indexOf(word) > 0);
  return sure.toSorted((first, second) => second.length - first.length)[0] ?? '';
}

/** Betreuung, Planung: of what, they do not say. */
function isWork(word: string): boolean {
  const name = word.toLowerCase();
  return FEMININE.has(name) || MASCULINE.has(name) || NEUTER.has(name);
}
