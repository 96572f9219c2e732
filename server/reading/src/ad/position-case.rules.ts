import { JOB_NOUN } from '../words/job-nouns.ts';
import { fold } from '../words/stem.rules.ts';

/** "einen Technischen Referenten", "Delivery Drivers", "agentes bilingües": a post as its name is said of one person. */
export function ofOne(several: string, skipped: string): string {
  const name = several.replace(/(?<=\p{L}{3}[:*_/]-?)innen(?!\p{L})/gu, 'in');
  if (/(?:einen|ein[(/*:_]?e?n\)?|eine[(/*:_]n\)?|einem|den)\s*$/.test(skipped))
    return nominative(name);
  return /(?:^|\s)(?:an?|the|un\S*|eine?|die|el|la)\s*$/.test(skipped) ? name : singular(name);
}

const ADJECTIVE = /^(\p{Lu}[\p{L}-]*[^\s\P{L}]e)n (?=\p{Lu})/u;
/** "Technische/n Redakteur/in". */
const ADJECTIVES = /^(\p{Lu}[\p{L}-]*e)([/:*_-])n (?=\p{Lu})/u;
const OF_ADJECTIVE =
  /^(\p{L}*(?:beauftragte|angestellte|auszubildende|beamte|vorsitzende|dozierende|studierende))n(?!\p{L})/iu;
/** "Steuerfachangestellte/n". */
const OF_BOTH =
  /^(\p{L}*(?:beauftragte|angestellte|auszubildende|beamte|vorsitzende|dozierende|studierende))([/:*_]-?)n(?!\p{L})/iu;
const WEAK = /^(\p{L}+(?:ent|ant|ist|at|ekt|aph|eut|urg|nom|ot|ut|arch))en(?!\p{L})/u;
const WEAK_IN_E = /^(\p{L}+(?:og|äd|xpert|oll?eg|ots))en(?!\p{L})/u;

/** As a German title is said by itself; "Sozialpädagogin/Sozialpädagogen" are two. */
export function nominative(name: string): string {
  const [one = '', ...others] = name.split(/(?<=\p{Ll}{4})\/(?=\p{Lu}\p{Ll}{4})/u);
  return [one, ...others].map(nominativeOfOne).join('/');
}

function nominativeOfOne(name: string): string {
  const said = name.replace(ADJECTIVES, '$1$2r ').replace(ADJECTIVE, '$1r ');
  const first = said === name ? '' : said.slice(0, said.indexOf(' ') + 1);
  const noun = said
    .slice(first.length)
    .replace(OF_ADJECTIVE, '$1r')
    .replace(OF_BOTH, '$1$2r')
    .replace(WEAK_IN_E, '$1e')
    .replace(WEAK, '$1');
  return first + noun;
}

/** "Drivers" of an English sentence, "agentes bilingües" of a Spanish one; another language keeps what it says. */
export function singular(several: string): string {
  const name = several.replace(
    /(?<=\p{L}{3})(?:o|(?<=[rnl])e)s(\/|\()as(?!\p{L})/gu,
    (end, by: string) => `${end.startsWith('o') ? 'o' : ''}${by}a`,
  );
  // "Cocineros y ayudantes" are two.
  if (/^\p{L}+s (?:y|o) \p{L}+s$/u.test(name)) return name;
  const words = name.split(' ');
  const end = words.findIndex((word) => /^(?:(?:de|del|para|en|con|for|für|of|in)$|\()/.test(word));
  const head = end < 0 ? words : words.slice(0, end);
  const rest = end < 0 ? [] : words.slice(end);
  if ((head.length === 1 || name.includes('- und ')) && PLURAL.test(name))
    return name.replace(PLURAL, (end) => ONE[end] ?? end);
  const [first = ''] = head;
  const last = head.at(-1) ?? '';
  if (isPlural(first) && head.every((word) => word.endsWith('s')))
    return [...head.map(spanishOne), ...rest].join(' ');
  return isPlural(last) && !/^(?:sales|operations)$/i.test(last)
    ? [...head.slice(0, -1), last.slice(0, -1), ...rest].join(' ')
    : name;
}

/** "Aushilfen", "Pflegekräfte", "Köche". */
const PLURAL =
  /(?<=\p{L})(?:hilfen|kräfte|gesellen|innen|hebammen|(?<=[tsin])eure|(?<=k)öche|ärzte|(?<=\p{L}{3}i)sten|männer|frauen)(?=$| (?:für|in|im|zur)(?= ))|(?<=^K)öche|^Ärzte/u;
const ONE: Record<string, string> = {
  hilfen: 'hilfe',
  kräfte: 'kraft',
  gesellen: 'geselle',
  innen: 'in',
  eure: 'eur',
  hebammen: 'hebamme',
  öche: 'och',
  ärzte: 'arzt',
  Ärzte: 'Arzt',
  sten: 'st',
  männer: 'mann',
  frauen: 'frau',
};

/** "Drivers" names who is employed, and so does "Driver". */
const isPlural = (word: string) =>
  /[^sé\P{L}]s$/u.test(word) && [word, word.slice(0, -1)].every((one) => JOB_NOUN.test(fold(one)));

const spanishOne = (word: string) =>
  word
    .replace(/(?<=[aeiouáéíóú](?:[rnld]))es$/u, '')
    .replace(/s$/u, '')
    .replace(/on$/, 'ón');
