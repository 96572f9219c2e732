import { fold } from '@sastre/reading';

/** "Zum Mechatroniker", "zur Steuerfachangestellten": a trade behind the word for its training. */
export function trainedTo(trade: string): string {
  // "Rechtsanwalts- und Notarfachangestellte": the first half of it is no noun of its own.
  const [half = ''] = /^\p{L}+- und /u.exec(trade) ?? [];
  const [noun = '', ...rest] = trade.slice(half.length).split(' ');
  if (/angestellte$/u.test(noun)) return `zur ${half}${[`${noun}n`, ...rest].join(' ')}`;
  if (/angestellter$/u.test(noun))
    return `zum ${half}${[noun.replace(/r$/u, 'n'), ...rest].join(' ')}`;
  if (/(?:in|frau|kraft|hilfe|schwester|hebamme)$/u.test(noun)) return `zur ${trade}`;
  const bent = /(?:ent|ant|ist|loge|graf)$/u.test(noun) ? noun.replace(/e?$/u, 'en') : noun;
  return `zum ${half}${[bent, ...rest].join(' ')}`;
}

const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:grado|master|doctorado|bachillerato|ciclo formativo)(?! de )/u, 'el '],
  [/^ciclo formativo/u, 'un '],
  [/^(?:licenciatura|ingenieria|diplomatura|maestria)/u, 'la '],
];

/** A Spanish degree that is no title of a person, with its article: "el Grado"; undefined: "Técnico" is a title. */
export function spanishDegree(degree: string): string | undefined {
  const article = ARTICLES.find(([start]) => start.test(fold(degree)))?.[1];
  return article === undefined ? undefined : `${article}${degree}`;
}

/** "Ingeniería Técnica" in "Agrícola": the field is an adjective, and goes on without "en". */
export function isAdjectiveOf(field: string, degree: string): boolean {
  const [first = ''] = fold(field).split(/[ ,]/);
  return /^ingenieria/u.test(fold(degree)) && /(?:ola|al|ica|iva)$/u.test(first);
}
