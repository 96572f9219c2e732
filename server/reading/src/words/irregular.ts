import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';
import { source } from './pattern.ts';

const LINES = readFileSync(new URL('./irregular.txt', import.meta.url), 'utf8').split('\n');

/** The verbs of a language in the list, each with its forms. */
const rowsOf = (language: string) =>
  LINES.filter((line) => line.startsWith(`${language} `))
    .flatMap((line) => line.slice(language.length).split(';'))
    .map((row) => row.trim().split(' '));

const table = (rows: readonly string[][]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [base = '', ...forms] of rows)
    for (const form of forms) found.set(form, [...(found.get(form) ?? []), base]);
  return found;
};

/** English verbs with their past and participle, where these are no other word of a CV. */
const ENGLISH = table(rowsOf('en'));

/** Roots of German strong verbs: of the infinitive, the past and the participle. */
const GERMAN = rowsOf('de');
const ROOTS = new Map<string, Set<string>>();
for (const [base = '', past = '', participle = ''] of GERMAN)
  for (const [root, kind] of [
    [past, 'past'],
    [participle, 'participle'],
  ] as const) {
    const key = `${kind} ${root}`;
    ROOTS.set(key, (ROOTS.get(key) ?? new Set()).add(base));
  }
const PREFIX = source`
  (?:
    ab|an|auf|aus|bei|dar|durch|ein|fest|fort|frei|heraus|her|hin|hinzu|mit|nach|neu|statt|teil|um|vor|voran|
    weg|weiter|wieder|zu|zurück|zusammen|be|ent|er|ver|zer|über|unter|hinter|miss|wahr|bereit|unterbe|vorbe
  )?`;
const PAST = new RegExp(`^(${PREFIX})(\\p{L}{2,7}?)(?:e|en|st|t)?$`, 'u');
const PARTICIPLE = new RegExp(`^(${PREFIX})(?:ge)?(\\p{L}{2,7}?)(?:en|t)(?:e[mnrs]?)?$`, 'u');

function germanBases(word: string): string[] {
  const plain = word.replaceAll('ß', 'ss');
  const [past, participle] = [PAST.exec(plain), PARTICIPLE.exec(plain)];
  return [
    ...(past === null ? [] : basesOf('past', past)),
    ...(participle === null ? [] : basesOf('participle', participle)),
  ];
}

function basesOf(kind: string, [, prefix = '', root = '']: RegExpExecArray): string[] {
  return [...(ROOTS.get(`${kind} ${root}`) ?? [])].map((base) => `${prefix}${base}en`);
}

/** Spanish pasts and first persons that their infinitive does not show, by their roots. */
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/^(.*)tuv(?:e|o|imos|ieron)$/, 'tener'],
  [/^(.*)pus(?:e|o|imos|ieron)$/, 'poner'],
  [/^(.*)puest[oa]s?$/, 'poner'],
  [/^(.*)vin(?:e|o|imos|ieron)$/, 'venir'],
  [/^(.*)hic(?:e|imos|ieron)$|^(.*)hizo$/, 'hacer'],
  [/^(.*)hech[oa]s?$/, 'hacer'],
  [/^(.*)dij(?:e|o|imos|eron)$/, 'decir'],
  [/^(.*)traj(?:e|o|imos|eron)$/, 'traer'],
  [/^(.*)quis(?:e|o|imos|ieron)$/, 'querer'],
  [/^(.*)escrit[oa]s?$/, 'escribir'],
  [/^(.*)abiert[oa]s?$/, 'abrir'],
  [/^(.*)cubiert[oa]s?$/, 'cubrir'],
  [/^(.*)vuelt[oa]s?$/, 'volver'],
  [/^(.*)suelt[oa]s?$/, 'solver'],
  [/^(.*)vist[oa]s?$/, 'ver'],
  [/^(.*)rot[oa]s?$/, 'romper'],
];
/** Spanish verbs that turn an e of their root into an i: pedir, pidió. */
const SOFT =
  /^(.*)(pid|sirv|sig|sigu|mid|repit|elig|elij|corrig|corrij|vist|consig|consigu|despid|impid|compit|rig|rij)(?:o|e|es|en|ió|ieron|iendo|ía|a|an)$/;
const HARD = new Map(rowsOf('es').map(([soft = '', hard = '']) => [soft, hard]));

function spanishBases(word: string): string[] {
  const strong = SPANISH.flatMap(([pattern, base]) => {
    const found = pattern.exec(word);
    return found === null ? [] : [`${found[1] ?? found[2] ?? ''}${base}`];
  });
  const soft = SOFT.exec(word);
  return soft === null ? strong : [...strong, `${soft[1]}${HARD.get(soft[2] ?? '')}`];
}

/** Infinitives of which a word, in lower case, is an irregular form. */
export function basesIrregular(word: string, language: Language): readonly string[] {
  if (language === 'en') return ENGLISH.get(word) ?? [];
  return language === 'de' ? germanBases(word) : spanishBases(word);
}
