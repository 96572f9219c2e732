import type { Language } from '@sastre/shared-contracts/api';
import { source } from '@sastre/reading';
import {
  type FactIndex,
  finderOf,
  type Finding,
  findRows,
  type Hit,
  isBehindSign,
  textOf,
  unprovenWords,
  type WordList,
} from '@sastre/wording';

/** How something was done, by words that elsewhere mean a thing ("person") or join ("throughout"), folded. */
const MANNERS: readonly (readonly [name: string, words: Record<Language, string>])[] = [
  [
    'in person',
    {
      en: 'in person|personally|face to face|~personal|~on site|~in-person|~visited|~visits|~visit',
      de: 'personlich|~personliche|~personlichen|~personlicher|~personliches|~vor ort|~besuch|~besuche',
      es: 'en persona|personalmente|cara a cara|~personal|~personales|~presencial|~presenciales|~visita|~visitas|~visito',
    },
  ],
  [
    'all along',
    {
      en: 'throughout|continuously|continually|~continuous|~all day|~round the clock|~always|~all|~whole|~consistently',
      de: source`
        durchgehend|durchgangig|durchweg|~durchgehende|~durchgehenden|~fortlaufend|~laufend|~ganz|~ganze|
        ~ganzen|~ganzjahrig|~immer|~stets|~rund um die uhr|~kontinuierlich`,
      es: 'continuamente|de principio a fin|~continuo|~continua|~todo|~toda|~siempre|~permanente',
    },
  ],
  [
    'with success',
    {
      en: 'successfully|with success|~success|~successful|~passed|~won|~achieved|~completed',
      de: 'erfolgreich|mit erfolg|~erfolg|~erfolge|~erfolgreiche|~erfolgreicher|~erfolgreichen|~bestanden|~gewonnen|~erreicht|~abgeschlossen',
      es: 'con exito|exitosamente|~exito|~exitoso|~exitosa|~aprobado|~aprobe|~gane|~logre|~supere|~superado',
    },
  ],
];

const rows = (pick: (words: string) => string) =>
  finderOf(
    MANNERS.map(([name, { en, de, es }]) => [name, { en: pick(en), de: pick(de), es: pick(es) }]),
  );
/** Words marked by `~` say enough in a fact, and claim nothing by themselves. */
const SAID = rows((words) =>
  words
    .split('|')
    .filter((word) => !word.startsWith('~'))
    .join('|'),
);
const KNOWN = rows((words) => words.replace(/~/g, ''));

/** "In person", "throughout" where no fact says so. */
export function compareManner(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const here = findRows(SAID, said.words, said.language).filter((hit) => isManner(said, hit));
  if (here.length === 0) return [];
  const known = new Set(
    facts.flatMap(({ list }) => findRows(KNOWN, list.words, list.language).map(({ name }) => name)),
  );
  const loose = here.filter(({ name }) => !known.has(name));
  return unprovenWords(loose.map((hit) => textOf(said, hit)));
}

/** "Throughout the season" is when; "throughout" at the end of its part is how. */
function isManner(list: WordList, { from, to }: Hit): boolean {
  if (list.words[from]?.folded !== 'throughout') return true;
  return list.words[to + 1] === undefined || isBehindSign(list, to + 1);
}
