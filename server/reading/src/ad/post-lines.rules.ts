import { readLists } from '../words/lists.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** A line that tells of the post or points elsewhere: "Location: Leeds", "initech.com". */
export const isOfPost = (line: string) =>
  META.test(fold(line)) ||
  HOURS.test(fold(line)) ||
  OF_ANYBODY.test(fold(line)) ||
  ADDRESS.test(line) ||
  areTerms(line);

/** "Leeds | full-time | permanent": terms beside each other, one of them the contract's. */
const areTerms = (line: string) => {
  const parts = line.split(/ [|·] /);
  return (
    parts.length > 2 &&
    line.length < 120 &&
    parts.filter((part) => HOURS.test(fold(part))).length > 1
  );
};

/** What is told of the post, not of whoever takes it. */
const { labels = [] } = readLists(new URL('post-lines.txt', import.meta.url));
const META = new RegExp(`^(?:${labels.join('|')}): `);

/** "Full-time", "Vollzeit (unbefristet)": the contract's hours and term, and nothing more. */
const HOURS = pattern()`
  ^(?:
    (?:full|part)[- ]?time|permanent|temporary|fixed[- ]term|remote|hybrid|on-?site|vollzeit|teilzeit|
    unbefristet|befristet|festanstellung|tiempo (?:completo|parcial)|jornada (?:completa|parcial)|media jornada|
    presencial|contrato indefinido|minijob
  )(?:\s*[,/|()&+-]?\s*(?:
    (?:full|part)[- ]?time|permanent|temporary|remote|hybrid|position|contract|or|and|vollzeit|teilzeit|
    unbefristet|befristet|oder|und|presencial|tiempo|completo|parcial|indefinido|o|y
  ))*[).]?$`;

/** "Sexo indistinto", "Edad de 25 a 40": who one is, and nothing that one can. */
const OF_ANYBODY =
  /^(?:sexo|genero|edad|estado civil)(?: indistint[oa]| (?:de|entre|minima|maxima) )/;

/** A line that is an address alone points elsewhere. */
const ADDRESS =
  /^(?:https?:\/\/\S+|(?:[\w-]+\.)+(?:com|org|net|gov|edu|io|de|es|eu|uk|info|at|ch|mx|ar)(?:\/\S*)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)[.;,]?$/i;
