import type { Language } from '@sastre/shared-contracts/api';
import { readPlacedAmounts, sameValue, type Amount } from '../claims/amounts.rules.ts';
import { isPerson } from '../claims/people.ts';
import { headOf } from '../claims/head.rules.ts';
import { readPlacedNumbers } from '../numbers.rules.ts';
import { isBehindSign, type WordList } from '../words/units.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { findAt } from './match.rules.ts';
import { pattern } from '@sastre/reading';

/** Verbs that carry a noun and claim nothing besides, and words that only count or place what is told, folded. */
const LIGHT: Record<Language, RegExp> = {
  en: pattern()`
    ^(?:
      carr(?:y|ied|ying)|perform(?:ed|ing)?|conduct(?:ed|ing)?|did|done|do|doing|made|making|gives?|gave|giving|
      using|weighing|covering|comprising|consisting|undertook|undertaken|provided|providing|found|situated|
      located|called|named|took|take|taking|held|holds?|holding|placed|placing|altogether|total|number|
      work(?:s|ed|ing)?|spent|spending|finally|eventually|however|went|go|ultimately|act(?:s|ed|ing)?|
      serve[sd]?|serving|also|corresponding|respective
    )$`,
  de: pattern()`
    ^(?:
      durchgefuhrt|durchfuhrung|durchfuhren|fuhrte|vorgenommen|vornahme|geleistet|leistete|kummert|kummerte|
      gekummert|kummern|erledigt|erledige|erledigte|ausgefuhrt|ausfuhrung|gibt|gab|gemacht|mache|machte|
      gebracht|kam|kamen|brachte|nahm|genommen|fand|fanden|statt|einzig\w*|insgesamt|zahl|anzahl|gelegen\w*|
      ubernimmt|ubernehme|ubernahm|ubernommen|besorgt|arbeite|arbeitet|arbeitete|gearbeitet|fassen|fasst|fasste|
      noch|genannt\w*|auch|ebenfalls|jeweils|jeweilig\w*|entsprechend\w*|schliesslich|letztlich|jedoch|
      allerdings|hingegen|abgelegt|diene?t?e?|fungier\w+|inne|umfass(?:en|t|te)|trage?|tragt
    )$`,
  es: pattern()`
    ^(?:
      realic[ei]\w*|prest(?:e|o|a|aba|ado)|realiz\w+|efectu\w+|lleve|llevar|llevo|cabo|hice|hago|hizo|
      encargu?[aeo]\w*|encargado|encargada|ocup[aeo]\w*|di|doy|trabaj\w+|usando|utilizando|tienen?|tenia[ns]?|
      hacen?|hacia[ns]?|situad[oa]s?|ubicad[oa]s?|recib\w+|dedic\w+|llev[aoe]\w*|numero|total|denominad[oa]s?|
      llamad[oa]s?|tambien|finalmente|igualmente|correspondientes?|respectiv[oa]s?|encuentran?|sufr\w+|
      tard[ao]n?|actu[eo]
    )$`,
};

/** Words that say what is, lasts, shows, holds or belongs to what, and nobody's deed, folded: they tie what is told. */
const RELATES: Record<Language, RegExp> = {
  en: pattern()`
    ^(?:
      show(?:s|ing)|contain(?:s|ed|ing)?|featur(?:es|ed|ing)|last(?:s|ed|ing)|rang(?:es|ed|ing)|
      span(?:s|ned|ning)?|comes?|coming|came|becom(?:es?|ing)|became|remain(?:s|ed|ing)?|totall?(?:ed|ing)|
      amount(?:s|ed|ing)|concern(?:s|ed)|belong(?:s|ed|ing)?|dat(?:es|ed|ing)|worth|spread|divided|titled|
      entitled|lying|holding|periods?|taking|takes|turns?|stands?|stood|far|share|whenever|sort
    )$`,
  de: pattern()`
    ^(?:
      bleib(?:t|en)|blieb(?:en)?|betragt|betragen|betrug(?:en)?|belauft|belaufen|belief(?:en)?|laute[nt]e?|
      dauer(?:t|n|te|ten)|findet|finden|stattfindet|stattfinden|befindet|befinden|befand(?:en)?|geht|gehen|
      ging(?:en)?|gehor(?:t|en|te|ten)|angehor(?:t|en|te|ten)|kommt|kommen|kam(?:en)?|hinzu|
      reich(?:t|en|te|ten)|zahl(?:t|en|te|ten)|enthalt|enthalten|enthielt(?:en)?|umfassende[nrs]?|betrifft|
      betreffen|betraf(?:en)?|erstreck(?:t|en|te|ten)|verteil(?:t|en)|handel(?:t|te)|heisst|heissen|
      hiess(?:en)?|namens|anhand|stamm(?:t|en|te|ten)|unseres?|unserer|unserem|unseren|vorhanden(?:e[nrs]?)?|
      zeitraum|rhythmus|turnus|abstand|verfug(?:e|t|en|te|ten)|bestehende[nrs]?
    )$`,
  es: pattern()`
    ^(?:
      ocup(?:o|e|aba)|qued(?:a|an|o|aron)|consta|constan|consist(?:e|en|ia|ian)|comprend(?:e|en|ia|ian)|
      contien(?:e|en)|contenia[ns]?|muestra|muestran|dura|duran|duro|duraba[ns]?|abarca|abarcan|abarcaba[ns]?|
      pertenec(?:e|en|ia|iente)|suma|suman|sumaban?|equivale|equivalen|versa|existentes?|repartid[oa]s?|
      distribuid[oa]s?|compuest[oa]s?|formad[oa]s?|perman(?:ece|ecen|ecio|ecieron)|procedentes?|materia|
      caracter|periodo|destino|tareas?|labor|labores|sigue|siguen|viene|vienen|proviene|corresponden?|etapa|
      epoca|fin
    )$`,
};

/** True for a word that ties what is told and says nobody's deed. */
export function relates({ words, language }: WordList, place: number): boolean {
  return RELATES[language].test(words[place]?.folded ?? '');
}

/** True for a word that the fact need not say, as long as the rest of the sentence tells it. */
export function isLight(said: WordList, place: number, fact: FactIndex): boolean {
  const word = said.words[place]?.folded ?? '';
  return (
    LIGHT[said.language].test(word) ||
    relates(said, place) ||
    isSaidOfNow(said, place, fact) ||
    isNoLonger(said, place) ||
    isOnlySmall(said, place) ||
    isHeadCount(said, place) ||
    isCause(said, place, fact) ||
    isThereIs(said, place) ||
    isDuty(said, place, fact) ||
    isManaged(said, place) ||
    isSize(said, place, fact) ||
    isUse(said, place, fact) ||
    (PEOPLE.test(word) && (isGroupCounted(said, place, fact) || isSaidOfPeople(said, place, fact)))
  );
}

/** "Nicht mehr": what is denied is compared, and "mehr" adds no more. */
function isNoLonger({ words }: WordList, place: number): boolean {
  return (
    words[place]?.folded === 'mehr' &&
    words[place + 1]?.folded !== 'als' &&
    /^(?:nicht|kein\p{L}*)$/u.test(words[place - 1]?.folded ?? '')
  );
}

const FOR_CAUSE =
  /(?<!\p{L})(?:for lack of|because of|due to|owing to|on account of|wegen|aufgrund|mangels|infolge)(?!\p{L})/u;

/** "Because money was lacking" where the fact says "for lack of money". */
function isCause({ words }: WordList, place: number, { list }: FactIndex): boolean {
  return (
    /^(?:because|weil|da)$/.test(words[place]?.folded ?? '') &&
    FOR_CAUSE.test(list.text.toLowerCase())
  );
}

/** "Hat es keine Beschwerden gegeben": there were none. */
function isThereIs({ words }: WordList, place: number): boolean {
  return words[place]?.folded === 'gegeben' && words.some(({ folded }) => folded === 'es');
}

/** "40-strong", "40-köpfig": the number counts who belongs to it, and is compared. */
function isHeadCount({ text, words }: WordList, place: number): boolean {
  const [before, word] = [words[place - 1], words[place]];
  return (
    word !== undefined &&
    /^(?:strong|kopfig\p{L}*)$/u.test(word.folded) &&
    readPlacedNumbers(before?.folded ?? '').length > 0 &&
    text.slice(before?.end, word.at) === '-'
  );
}

const DUTY: Record<Language, RegExp> = {
  en: /^responsible$/,
  de: /^(?:verantwortlich|zustandig)$/,
  es: /^responsable$/,
};
/** Words between "responsible" and what one does. */
const NEAR_DUTY = 4;

/** "Responsible for coordinating" where the fact says "coordinated": what one does is one's duty, where the deed itself is told behind it. */
function isDuty(said: WordList, place: number, fact: FactIndex): boolean {
  if (!DUTY[said.language].test(said.words[place]?.folded ?? '')) return false;
  const head = headOf(fact);
  const near = Array.from({ length: NEAR_DUTY }, (_none, at) => place + 1 + at);
  return head !== undefined && near.some((at) => findAt(said, at, fact).includes(head));
}

/** "Logró bajar": what was managed was done. */
function isManaged({ words, language }: WordList, place: number): boolean {
  return (
    language === 'es' &&
    /^(?:logr[eo]|logro|consegui|consiguio)$/.test(words[place]?.folded ?? '') &&
    /[aei]r$/.test(words[place + 1]?.folded ?? '')
  );
}

const ONLY = /^(?:nur|lediglich|bloss|only|just|solo|solamente)$/;
const SELDOM =
  /^(?:selten|gelegentlich|vereinzelt|teilweise|kurz|rarely|seldom|occasionally|partly|briefly|ocasionalmente|raramente|parcialmente)$/;

/** "Nur selten" is no more than "selten". */
function isOnlySmall({ words }: WordList, place: number): boolean {
  return ONLY.test(words[place]?.folded ?? '') && SELDOM.test(words[place + 1]?.folded ?? '');
}

/** How far something reaches, folded: it says what a length, an age or a number of pages is of. */
const SIZE =
  /^(?:long|high|tall|deep|wide|old|lange?[nrms]?|hohe?[nrms]?|hoch|tiefe?[nrms]?|breite?[nrms]?|alte?[nrms]?|larg[oa]s?|alt[oa]s?|anch[oa]s?)$/;
const MEASURES = pattern()`
  ^(?:
    metres?|meters?|m|cm|mm|km|feet|ft|miles?|pages?|minutes?|hours?|years?|days?|weeks?|meter|metern|
    zentimeter|seiten?|minuten|stunden|jahre?n?|tage?n?|wochen?|metros?|centimetros?|paginas?|minutos?|horas?|
    anos?|dias?|semanas?
  )$`;
/** How far before it the number stands. */
const NEAR_NUMBER = 2;

/** "180 pages long" where the fact says "180 pages", and no other size. */
function isSize({ words }: WordList, place: number, { list }: FactIndex): boolean {
  return (
    SIZE.test(words[place]?.folded ?? '') &&
    MEASURES.test(words[place - 1]?.folded ?? '') &&
    words
      .slice(Math.max(0, place - 1 - NEAR_NUMBER), place - 1)
      .some(({ folded }) => /^\d/.test(folded) || readPlacedNumbers(folded).length > 0) &&
    !list.words.some(({ folded }) => SIZE.test(folded))
  );
}

const USE =
  /^(?:used?|uses|verwendet|verwende|verwendete|benutzt|benutzte|genutzt|nutzte|us[eoa]|usaba|utilic[eo]|utilizo|utilizaba)$/;
const WITH = /^(?:with|in|on|at|using|via|through|mit|mithilfe|mittels|anhand|con|mediante|en)$/;
const BY_MEANS = /^(?:by|durch|por)$/;
/** Words between a verb of use and what is used, and between that and its preposition. */
const NEAR_USE = 3;

/** "Used R to clean data" where the fact says "cleaned data with R". */
export function isUse(said: WordList, place: number, fact: FactIndex): boolean {
  if (!USE.test(said.words[place]?.folded ?? '')) return false;
  const beside =
    said.language === 'de'
      ? said.words.findLastIndex(({ isGlue }, at) => at < place && !isGlue)
      : said.words.findIndex(({ isGlue }, at) => at > place && !isGlue);
  if (beside < 0 || Math.abs(beside - place) > NEAR_USE) return false;
  return findAt(said, beside, fact).some((at) =>
    fact.list.words
      .slice(Math.max(0, at - NEAR_USE), at)
      .some(
        ({ folded }) => WITH.test(folded) || (BY_MEANS.test(folded) && !isPerson(fact.list, at)),
      ),
  );
}

const NOW: Record<Language, RegExp> = {
  en: /^(?:currently|presently)$/,
  de: /^derzeit$/,
  es: /^actualmente$/,
};
const GOES_ON: Partial<Record<Language, { be: RegExp; doing: RegExp }>> = {
  en: { be: /^(?:am|is|are|i'm)$/, doing: /ing$/ },
  es: { be: /^est(?:oy|a|an|amos)$/, doing: /ndo$/ },
};
/** Words between "is" and what is being done. */
const NEAR_BE = 2;

/** "Currently preparing" where the fact says "is preparing": what it stands before goes on there, too. */
function isSaidOfNow(said: WordList, place: number, fact: FactIndex): boolean {
  const goesOn = GOES_ON[fact.list.language];
  if (!NOW[said.language].test(said.words[place]?.folded ?? '') || goesOn === undefined)
    return false;
  const { words } = fact.list;
  const next = said.words.findIndex((word, at) => at > place && !word.isGlue);
  return findAt(said, next, fact).some(
    (at) =>
      goesOn.doing.test(words[at]?.folded ?? '') &&
      words.slice(Math.max(0, at - NEAR_BE), at).some(({ folded }) => goesOn.be.test(folded)),
  );
}

const PEOPLE = /^(?:persons?|people|personen|leuten?|menschen|personas)$/;
const GROUP = pattern()`
  ^(?:
    teams?|crew|staff|squad|group|gang|panel|mannschaft|trupp|kolonne|gruppen?|groups|crews|belegschaft|
    mitarbeiter\w*|beschaftigte\w*|equipos?|cuadrillas?|grupos?|plantilla|tripulacion|employees|workers
  )$`;

/** "Retired people" for "the retired": nothing but the property beside it says who they are. */
function isSaidOfPeople(said: WordList, place: number, fact: FactIndex): boolean {
  const { text, words, language } = said;
  const beside = language === 'es' ? place + 1 : place - 1;
  const word = words[beside];
  const [from, to] = [Math.min(place, beside), Math.max(place, beside)];
  const isTight = text.slice(words[from]?.end, words[to]?.at) === ' ';
  if (word === undefined || word.isGlue || /\d/.test(word.folded) || !isTight) return false;
  if (readPlacedNumbers(word.folded).length > 0) return false;
  return findAt(said, beside, fact).some((at) => {
    const next = fact.list.words[at + 1];
    return next === undefined || next.isGlue || isBehindSign(fact.list, at + 1);
  });
}

/** "A three-person crew" for "a crew of three": the same number counts a group in the fact. */
function isGroupCounted(said: WordList, place: number, { amounts }: FactIndex): boolean {
  const own = readPlacedAmounts(said).find(({ places }) => places.at(-1) === place - 1);
  if (own === undefined) return false;
  const countsGroup = ({ before, counted, isYear, unit }: Amount) =>
    !isYear &&
    unit === 'plain' &&
    (GROUP.test(before?.folded ?? '') || GROUP.test(counted[0]?.folded ?? ''));
  const isBeside = said.words.some(
    (word, at) =>
      GROUP.test(word.folded) && areBeside(said, Math.min(at, place), Math.max(at, place)),
  );
  return amounts.some(
    (one) =>
      sameValue(one, own) &&
      countsGroup(one) &&
      (isBeside || GROUP.test(one.counted[0]?.folded ?? '')),
  );
}

const OF_GROUP = /^(?:of|on|in|the|a|my|von|aus|im|in|einem|einer|de|del|en|el|la|un|una|\d+)$/;

/** "Six people on the team", "team of six people": nothing but an "of" and the number between. */
function areBeside({ words }: WordList, from: number, to: number): boolean {
  return (
    to - from <= 4 &&
    words
      .slice(from + 1, to)
      .every(({ folded }) => OF_GROUP.test(folded) || readPlacedNumbers(folded).length > 0)
  );
}
