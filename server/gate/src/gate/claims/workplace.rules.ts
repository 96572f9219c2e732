import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import {
  type FactIndex,
  type Finding,
  findWord,
  unprovenAt,
  type Word,
  type WordList,
} from '@sastre/wording';

/** Prepositions that name where, or for whom, one works, folded. */
const WHERE: Record<Language, RegExp> = {
  en: /^(?:at|for)$/,
  de: /^(?:bei|beim|fur)$/,
  es: /^(?:en|para)$/,
};
/** Of these, those that name the place itself. */
const AT: Record<Language, RegExp> = { en: /^at$/, de: /^(?:bei|beim)$/, es: /^en$/ };
const ARTICLE = /^(?:the|an?|der|dem|den|die|das|el|las?|los)$/;
/** Words of what one knows: "en Excel" names no place beside them, folded. */
const KNOWS: Partial<Record<Language, RegExp>> = {
  de: /^(?:niveau|\w*kenntnis\w*|anfanger\w*|fortgeschritten\w*|erfahr\w*|sicher\w*)$/,
  es: pattern()`
    ^(?:
      experienci\w*|conocimient\w*|manejo|nivel|domini\w*|formacion|formad[oa]|cursos?|certific\w*|program\w*|
      avanzad[oa]|intermedi[oa]|basic[oa]|usuari[oa]|expert[oa]|competenc\w*|habilidad\w*|especiali\w*|soltura|
      fluidez
    )$`,
};

/** What a sentence may draw on, apart: what is told, who one worked for and where, what one knows. */
export interface WorkplaceGround {
  deeds: readonly FactIndex[];
  headers: readonly FactIndex[];
  skills: readonly FactIndex[];
}

/** "At Google" of one who knows Google Sheets: what a product or a skill is called names no place of work. */
export function compareWorkplace(
  said: WordList,
  ground: WorkplaceGround,
  isOpen: (place: number) => boolean = () => false,
): Finding[] {
  const wrong = said.words.flatMap(({ folded }, place) => {
    if (!WHERE[said.language].test(folded)) return [];
    const at = place + (ARTICLE.test(said.words[place + 1]?.folded ?? '') ? 2 : 1);
    const name = said.words[at];
    const isName = name !== undefined && CAPITAL.test(name.text) && !isOpen(at);
    return isName && isOfAnother(said, { place, at, name }, ground) ? [at] : [];
  });
  return unprovenAt(said, wrong);
}

const CAPITAL = /^\p{Lu}/u;

/** A name, and the preposition in front of it. */
interface Named {
  place: number;
  at: number;
  name: Word;
}

/** True for a name that facts have, but as that of something else. */
function isOfAnother(said: WordList, named: Named, ground: WorkplaceGround): boolean {
  const { place, at, name } = named;
  const { language } = said;
  if (ground.headers.some((fact) => findWord(name, said, fact).length > 0)) return false;
  const placesIn = ({ byKey }: FactIndex) => byKey.get(`=${name.folded}`) ?? [];
  const isAt = AT[language].test(said.words[place]?.folded ?? '');
  const told = ground.deeds.flatMap((fact) => placesIn(fact).map((one) => ({ fact, one })));
  if (told.some(({ fact, one }) => isPlace(fact.list, one))) return false;
  const isWhole = (fact: FactIndex, one: number) => isWholeName(said, at, fact.list, one);
  if (told.length > 0) return !told.some(({ fact, one }) => isWhole(fact, one));
  const known = ground.skills.flatMap((fact) => placesIn(fact).map((one) => ({ fact, one })));
  if (known.length === 0) return false;
  if (!known.some(({ fact, one }) => isWhole(fact, one))) return true;
  return isAt && !said.words.some(({ folded }) => KNOWS[language]?.test(folded) === true);
}

/** The fact names it behind such a preposition, too. */
function isPlace({ words, language }: WordList, at: number): boolean {
  const before = ARTICLE.test(words[at - 1]?.folded ?? '') ? at - 2 : at - 1;
  return WHERE[language].test(words[before]?.folded ?? '');
}

/** No further word of the name stands in the fact ("Google Sheets", "SAP-Einführung") that the sentence leaves out. */
function isWholeName(said: WordList, at: number, { words, text }: WordList, one: number): boolean {
  const [own, next] = [words[one], words[one + 1]];
  const gap = text.slice(own?.end, next?.at);
  const goesOn = next !== undefined && /^[ -]$/.test(gap) && CAPITAL.test(next.text);
  return !goesOn || said.words[at + 1]?.folded === next.folded;
}
