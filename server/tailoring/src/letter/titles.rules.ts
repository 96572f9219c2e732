import type { Language } from '@sastre/shared-contracts/api';
import { escapeMarkdown, fold, JOB_NOUN, pattern } from '@sastre/reading';
import { titleIn } from './names.rules.ts';
import { articleOf } from './own-sentence.rules.ts';
import { unbracketed } from './studies.rules.ts';
import { capital } from './told.ts';
import { small } from './turn/turned.ts';

/** Of these there is one in a house: "as Head of Geography". */
const ONLY_ONE =
  /^(?:(?:co-?)?(?:head|deputy|director|chief|vice|managing|president|chair|founder|owner|partner|acting)|c[a-z]o)\b/i;

/** "Optical Assistant, later Dispensing Optician": two titles, one after the other. */
const LATER: Record<Language, RegExp> = {
  en: /, (?:later|then) (?=\p{Lu})/u,
  de: /, (?:später|dann|danach|zuletzt) (?=\p{Lu})/u,
  es: /, (?:después|luego|más tarde) (?=\p{L})/u,
};
const AND_LATER: Record<Language, string> = { en: 'and later', de: 'und später', es: 'y después' };

/** A position held as it stands behind "as": "a data analyst's" article in English, a small letter in Spanish. */
export function heldAs(held: string, language: Language, isOwnLanguage: boolean): string {
  const [first = '', later = ''] = isOwnLanguage ? held.split(LATER[language]) : [];
  if (later !== '') {
    const [one, next] = [first, later].map((title) => heldAs(title, language, true));
    return `${one} ${AND_LATER[language]} ${next}`;
  }
  // What is marked as it is called elsewhere stands so: the mark closes it.
  if (!isOwnLanguage) return titleIn(held, false);
  const position = closed(
    language === 'de' ? held.replace(/^([^,]+), (?=\p{Ll}[^,]+$)/u, '$1 und ') : held,
  );
  const plain = titleIn(position, true);
  if (language === 'de')
    // "Als stellvertretender Betriebsleiter": an adjective is no part of the noun.
    return titleIn(
      position.replace(/^\p{Lu}\p{Ll}+(?:end|isch|lich|ig)e[rs]? (?=\p{Lu})/u, small),
      true,
    );
  if (language === 'es') return titleIn(lowered(position), true);
  // "Second climber" is no name: its first letter is large for the line that it stood in.
  if (/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(held) && isJob(held))
    return `${articleOf(held)} ${titleIn(small(held), true)}`;
  const isOne = ONLY_ONE.test(position) || !isJob(position);
  return isOne ? plain : `${articleOf(position)} ${plain}`;
}

/** Whom a trade is named after: "diver", "steeplejack", "shipwright". */
const DOER = /(?:[^l]er|[^o]or|ist|ian|eer|man|woman|person|wright|smith|jack|hand|maid|monger)$/i;
const isJob = (title: string) => JOB_NOUN.test(fold(title)) || DOER.test(nameOf(title));
/** A title without what stands behind it: "of the night shift", "(Pastry)". */
const nameOf = (title: string) =>
  title.split(/ (?:of|for|in|at|to|and)(?= )|[,(/–-]/)[0]?.trim() ?? '';

/** True for two posts in one title; "Senior Staff Nurse, Cardiac Intensive Care" is one. */
export function isTwofold(held: string): boolean {
  const others = [SECOND_POST.exec(held)?.[1] ?? '', ...held.split(', ').slice(1)];
  return held.includes('/') || others.some((one) => JOB_NOUN.test(fold(one)));
}

/** "Cook and cleaner"; "Física y Química", "Kinder- und Jugendbibliothek" are one. */
const SECOND_POST =
  /^(?!.* (?:of|for|in|de|der|des|für) .* (?:and|und|y|e) ).+(?<!-)\s(?:and|und|y|e)\s(\p{L}+(?: \p{L}+)?)/u;

/** The position applied for, inside a sentence; one of another language than the letter's is written as it is. */
export function positionAs(position: string, language: Language, isOfLetter: boolean): string {
  // German quotes it: there a comma leaves nothing open.
  if (language === 'de') return escapeMarkdown(position);
  const name = closed(position);
  if (!isOfLetter) return escapeMarkdown(name);
  return escapeMarkdown(language === 'es' ? lowered(name) : raised(name));
}

/** English writes the name of a post large: "Night Nurse", "Head of Housekeeping". */
function raised(title: string): string {
  const [head = ''] = title.split(/ (?:for|in|at|with|across|to|on) /u);
  const name = head.replace(
    /(?<=^|[ (/])(?!(?:of|for|and|or|in|at|on|to|with|by|from|the|an?)(?!\p{L}))\p{Ll}+(?![\p{L}'’])/gu,
    capital,
  );
  return `${name}${title.slice(head.length)}`;
}

/** What stands behind a comma in brackets, so that no sentence is left open: "Nurse (Cardiology)". */
function closed(title: string): string {
  const isOpen = title.replace(/\([^()]*\)/g, '').includes(', ');
  return isOpen ? unbracketed(title).replace(/^([^,]+), (.+)$/u, '$1 ($2)') : title;
}

/** "Product Owner" stays a name in Spanish. */
const ENGLISH = pattern('iu')`
  ^\p{L}+ (?:\p{L}+ )?(?:
    owner|manager|engineer|developer|analyst|designer|lead|officer|specialist|scientist|consultant|executive|
    assistant|chef|master
  )\b`;

/** Words of Spanish by their ends, and words of many posts: no names. */
const COMMON = pattern('u')`
  ^(?:
    \p{L}{2,}(?:cion|ciones|sion|siones|dad|dades|miento|mientos|eria|ica|icas|ico|icos|iva|ivas|ivo|ivos|ario|arios|aria|
    arias|encia|encias|ancia|ador|adora|ente|istica|ado|ados|adas|ual|ional|\p{L}{3,}ales|icolas?|\p{L}{4,}al|erior|eros|eras|entes|antes|tos)|
    general|control|transporte|enfermeria|comercial|ventas?|compras?|campo|cocina|sala|turno|planta|datos|obras?|tienda|caja|almacen|redes|sistemas|
    cuentas|costos|costes|nomina|nominas|logistica|clientes?|marca|zona|taller|software|reservas|eventos|calidad|piso|ruta|rutas|
    operaciones|personal|procesos|proyectos|inventarios|pedidos|seguridad|higiene|noche|dia|senior|junior|cobrar|pagar|infantil|personas|adult[oa]s|nuev[oa]s?|usad[oa]s?|autos|coches|motos|camiones|vehiculos
  )$`;

/** Spanish writes no title large: "como segundo de cocina", "como ayudante de camarero", "contadora general". */
function lowered(title: string): string {
  if (!/^\p{Lu}\p{Ll}+(?!\p{L})/u.test(title) || ENGLISH.test(title)) return title;
  return small(title).replace(/(?<=[ -])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) => {
    const folded = fold(word);
    return JOB_NOUN.test(folded) || COMMON.test(folded) ? small(word) : word;
  });
}
