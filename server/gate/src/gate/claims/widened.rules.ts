import type { Language } from '@sastre/shared-contracts/api';
import {
  type FactIndex,
  type Finding,
  foldInPlace,
  unproven,
  type WordList,
} from '@sastre/wording';

/** "Also in the holidays" where the fact says "in the holidays": then it is done at other times as well. */
const ALSO: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:also|even) (?:in|on|at|during|when|while|outside|for|with)(?!\p{L})/u,
  de: /(?<!\p{L})(?:auch|sogar) (?:im|in|am|an|wahrend|bei|beim|ausserhalb|wenn|mit|fur|zur|zu)(?!\p{L})/u,
  es: /(?<!\p{L})(?:tambien|incluso|hasta) (?:en|durante|cuando|fuera|con|para|los (?:sabados|domingos|festivos|fines))(?!\p{L})/u,
};
const SOME_ALSO =
  /(?<!\p{L})(?:also|even|too|as well|besides|additionally|auch|sogar|ebenfalls|zudem|ausserdem|zusatzlich|tambien|incluso|ademas|asimismo)(?!\p{L})/u;
/** Each of them, before what is counted or told together in the fact. */
const EACH =
  /(?<!\p{L})(?:de|para|por|a) cada (?!ano|anos|mes|semana|dia|trimestre|hora|turno|vez|una? de|\d|dos|tres|cuatro|quince)/u;
const SOME_EACH =
  /(?<!\p{L})(?:cada|tod[oa]s?|ambos|ambas|sendos|sendas|each|every|all|both|jede[nmrs]?|alle[nmrs]?|beide[nmrs]?|je)(?!\p{L})/u;
/** One number of several together, and of each. */
const TOGETHER =
  /(?<!\p{L})(?:in total|altogether|combined|together|zusammen|insgesamt|en total|en conjunto|junt[oa]s)(?!\p{L})/u;
const APART = /(?<!\p{L})(?:each|apiece|jeweils|je|cada un[oa])(?!\p{L})/u;
/** All of a year that is named: "every month of 2016". */
const ALL_OF =
  /(?<!\p{L})(?:all|every|each|alle[nmrs]?|jede[nmrs]?|tod[oa]s|cada)(?!\p{L})[^.;:]{1,40}?(?:of|in|von|im jahr|de|en|jahres) ((?:19|20)\d\d)(?!\d)/u;

/** One person to whom something is done, and several of them. */
const ONE_OF: readonly (readonly [one: RegExp, many: RegExp])[] = [
  [
    /(?<!\p{L})(?:a|an|one) (?:[\p{L}-]+ ){0,2}(?:apprentice|trainee|intern|student|colleague|pupil|volunteer|nurse|assistant)(?!\p{L})/u,
    /(?<!\p{L})(?:apprentices|trainees|interns|students|colleagues|pupils|volunteers|nurses|assistants)(?!\p{L})/u,
  ],
  [
    /(?<!\p{L})ein(?:e|en|em|er|es)? (?:[\p{L}-]+ ){0,2}(?:auszubildend|lehrling|praktikant|schuler|student|kolleg|mitarbeiter|helfer)/u,
    /(?<!ein)(?<!(?:ein(?:e|en|em|er|es)?|der|die|das|dem|den|des|meine[nmrs]?) (?:[\p{L}-]{1,20} )?)(?<!\p{L})(?:auszubildende(?!\p{L})|lehrlinge|praktikant(?:en|innen)|schuler(?:n|innen)|student(?:en|innen)|kolleg(?:en|innen)|mitarbeiter(?:n|innen))/u,
  ],
  [
    /(?<!\p{L})(?:un|una) (?:[\p{L}-]+ )?(?:aprendiz|becari[oa]|alumn[oa]|companer[oa]|auxiliar|practicante)(?!\p{L})/u,
    /(?<!\p{L})(?:aprendices|becari[oa]s|alumn[oa]s|companer[oa]s|auxiliares|practicantes)(?!\p{L})/u,
  ],
];

/** What is told of more than the fact tells of: at other times as well, of each, of all years for one, of several people for one. */
export function compareWidened(said: WordList, { list }: FactIndex): Finding[] {
  const [here, there] = [foldInPlace(said.text), foldInPlace(list.text)].map((text) =>
    text.toLowerCase(),
  ) as [string, string];
  const also = ALSO[said.language].exec(here);
  if (also !== null && !SOME_ALSO.test(there)) return [unproven([also[0]])];
  const each = said.language === 'es' ? EACH.exec(here) : null;
  if (each !== null && !SOME_EACH.test(there)) return [unproven([each[0].trim()])];
  const apart = TOGETHER.test(there) && !APART.test(there) ? APART.exec(here) : null;
  if (apart !== null) return [unproven([apart[0]], 'number-contradicts')];
  const year = ALL_OF.exec(there)?.[1] ?? '';
  const always = here.includes(year) ? null : SOME_EACH.exec(here);
  if (always !== null) return [unproven([always[0]], 'frequency-contradicts')];
  const several = ONE_OF.flatMap(([one, many]) => {
    const hit = one.test(there) && !many.test(there) ? many.exec(here) : null;
    return hit === null || one.test(here) ? [] : [hit[0]];
  });
  return several.length > 0 ? [unproven(several, 'number-contradicts')] : [];
}
