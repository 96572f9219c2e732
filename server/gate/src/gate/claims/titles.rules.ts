import { isHuman, isPerson } from './people.ts';
import { isNumberWord, pattern, PREPOSITIONS, readPlacedNumbers } from '@sastre/reading';
import {
  clausesOf,
  type FactIndex,
  findAt,
  type Finding,
  findWord,
  foldInPlace,
  patternOf,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** Words in front of a title that belong to it. */
const LONGEST = 3;
/** How far the words of a title stand apart in a fact. */
const NEAR = 3;

/** Degrees, courses and certificates, folded. */
const DEGREE = patternOf('titles.degree');

/**
 * Titles and degrees are told whole: "second head chef" is not said by "second to the head chef", nor a diploma in logistics by
 * a diploma and a logistics job. `facts`: whatever the sentence may draw on; one of them must have the whole of it.
 */
export function compareTitles(
  said: WordList,
  facts: readonly FactIndex[],
  isOpen: (place: number) => boolean = () => false,
): Finding[] {
  const places = said.words.flatMap((_word, place) => {
    if (isOpen(place) || isVerbHere(said, place)) return [];
    const word = said.words[place]?.folded ?? '';
    const degree = DEGREE.test(word) ? brokenDegree(said, place, facts) : [];
    if (isHuman(said, place))
      return [
        ...degree,
        ...brokenTitle(said, place, facts),
        ...onlyOfField(said, place, facts),
        ...heldOpen(said, place, facts),
      ];
    return DEGREE.test(word) ? [...degree, ...heldOpen(said, place, facts)] : degree;
  });
  return unprovenAt(said, [...new Set(places)], 'rank-contradicts');
}

/** "Coach two apprentices", "the amount employed": a verb, or its participle behind a thing. */
function isVerbHere({ words, language }: WordList, place: number): boolean {
  const [before, word, next] = words.slice(Math.max(0, place - 1)).map(({ folded }) => folded);
  const own = place === 0 ? before : word;
  const behind = (place === 0 ? word : next) ?? '';
  if (language === 'es')
    return (
      /^emplead[oa]s?$/.test(own ?? '') &&
      words[place - 1]?.isGlue === false &&
      /^(?:$|en$|para$|por$|a$)/.test(behind)
    );
  return /^(?:coach|mentor|guide|host|tutor)$/.test(own ?? '') && OBJECT.test(behind);
}
const OBJECT = /^(?:\d.*|an?|the|my|our|new|one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** Words before a title (of a Spanish one, behind its "de") that no fact ties to it. */
function brokenTitle(said: WordList, person: number, facts: readonly FactIndex[]): number[] {
  const parts = said.language === 'es' ? partsBehind(said, person) : partsBefore(said, person);
  return parts.filter((part) => {
    const holders = facts.filter(
      (fact) => isFound(said, part, fact) && isFound(said, person, fact),
    );
    const isKnown = facts.some((fact) => isFound(said, part, fact));
    return isKnown && !holders.some((fact) => areTied(said, part, person, fact));
  });
}

/** "Ingeniera" where the facts have the field alone: who studies engineering is no engineer yet. */
function onlyOfField(said: WordList, person: number, facts: readonly FactIndex[]): number[] {
  const word = said.words[person];
  // "Author of shelf cards" of one who writes them.
  if (AUTHOR.test(word?.folded ?? '') && OF.test(said.words[person + 1]?.folded ?? '')) return [];
  // "Im Dentallabor" names a place by a word that ends as trades do.
  if (word === undefined || /s$/.test(word.folded) || WORKPLACE.test(word.folded)) return [];
  const isGerman = said.language === 'de';
  const found = facts.flatMap((fact) => findWord(word, said, fact).map((at) => ({ fact, at })));
  const isTold = ({ fact, at }: (typeof found)[number]) =>
    isPerson(fact.list, at) || fact.list.words[at]?.folded === word.folded;
  // "Präparatorin" of one who worked at a "Präparationswerkstatt".
  const isWorkplace = ({ fact, at }: (typeof found)[number]) =>
    WORKPLACE.test(fact.list.words[at]?.folded ?? '');
  // "Techniker" is a degree: who has to do with technology is none.
  const isOther =
    isGerman && !DEGREE.test(word.folded) ? found.every(isWorkplace) : !found.some(isTold);
  return found.length > 0 && isOther ? [person] : [];
}

const AUTHOR =
  /^(?:authors?|writer|mentor(?:in|a)?|tutor(?:in|a)?|coach|guide|host|organi[sz]er|verfasser(?:in)?|betreuer(?:in)?|autor(?:in|a)?|redactora?|organizadora?|responsable|fabricante|hersteller(?:in)?|manufacturer|supplier)$/;
const OF = /^(?:of|to|for|der|des|von|vom|fur|del?|para)$/;

/** Ends of German compounds that name a place of work, folded. */
const WORKPLACE =
  /.{4}(?:werkstatt|werkstatte|betrieb|haus|hof|buro|praxis|schule|verlag|labor|dienst|firma|anstalt|institut|kanzlei|laden|geschaft|markt)$/;

/** What says of a title or a certificate that one has not got it, folded. */
const NOT_YET = pattern('u')`
  (?<!\p{L})(?:
    not (?:\p{L}+ ){0,4}yet|yet to|not as such|pending|outstanding|in training|(?:noch|bisher|bislang) nicht|
    nicht als solche[rs]?|steht (?:noch )?aus|in (?:aus|weiter|fort)bildung|laufend|ohne abschluss|aun no|
    todavia no|pendiente|en formacion|incomplet[oa]|sin titulo
  )(?!\p{L})`;

/** A title or certificate that facts tell only with what is still open of it, told without that. */
function heldOpen(said: WordList, place: number, facts: readonly FactIndex[]): number[] {
  if (NOT_YET.test(foldInPlace(said.text))) return [];
  const holders = facts.filter((fact) => isFound(said, place, fact));
  const isOpen = ({ list }: FactIndex) => NOT_YET.test(foldInPlace(list.text));
  return holders.length > 0 && holders.every(isOpen) ? [place] : [];
}

const isFound = (said: WordList, place: number, fact: FactIndex) =>
  findAt(said, place, fact).length > 0;

function partsBefore({ words, text, language }: WordList, person: number): number[] {
  const parts: number[] = [];
  for (let place = person - 1; place >= Math.max(0, person - LONGEST); place -= 1) {
    const [word, next] = [words[place], words[place + 1]];
    if (word === undefined || word.isGlue || /[^\s-]/.test(text.slice(word.end, next?.at))) break;
    const isVerb = language === 'en' && /(?:ed|ing|s)$/.test(word.folded);
    // "The courthouse's two reporters": whose they are, and how many, is no title.
    const isOwner = /['’]s?$/.test(text.slice(word.at, next?.at).trim());
    if (
      isVerb ||
      isOwner ||
      isNumberWord(word.folded) ||
      /^(?:time|teilzeit|vollzeit)$/.test(word.folded) ||
      (language === 'de' && (/^\p{Ll}/u.test(word.text) || /(?:e[nrms]?|t)$/.test(word.folded)))
    )
      break;
    parts.push(place);
  }
  return parts;
}

function partsBehind({ words, text }: WordList, person: number): number[] {
  const isJoined = words[person + 1]?.folded === 'de' || words[person + 1]?.folded === 'del';
  const place = person + 2;
  const word = words[place];
  if (!isJoined || word === undefined || word.isGlue) return [];
  // "Encargado de preparar" says what one does.
  if (readPlacedNumbers(word.folded).length > 0 || /[aei]r(?:se|l[aeo]s?)?$/.test(word.folded))
    return [];
  return /[,.;:()]/.test(text.slice(words[person]?.end, word.at)) ? [] : [place];
}

/** True when both stand in one phrase of the fact. */
function areTied(said: WordList, part: number, person: number, fact: FactIndex): boolean {
  const { list } = fact;
  const persons = findAt(said, person, fact);
  return findAt(said, part, fact).some((one) =>
    persons.some((other) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      if (to - from > NEAR + 2) return false;
      const between = list.words.slice(from + 1, to);
      const gap = list.text.slice(list.words[from]?.end, list.words[to]?.at);
      return (
        !/[.;:()]|,\s/.test(gap) &&
        between.filter(({ isGlue }) => !isGlue).length < NEAR &&
        between.every(
          ({ folded }) =>
            /^(?:of|on|de|del)$/.test(folded) || !PREPOSITIONS[list.language].has(folded),
        )
      );
    }),
  );
}

/** Words of the field of a degree that no fact tells in one clause with it. */
function brokenDegree(said: WordList, degree: number, facts: readonly FactIndex[]): number[] {
  const field: number[] = [];
  let isOf = false;
  for (let place = degree + 1; place < said.words.length && field.length < LONGEST; place += 1) {
    const [before, word] = [said.words[place - 1], said.words[place]];
    if (word === undefined || /[^\s-]/.test(said.text.slice(before?.end, word.at))) break;
    if (
      place === degree + 1 &&
      /^(?:superior|especialista|universitario|universitaria|degree)$/.test(word.folded)
    )
      continue;
    if (field.length === 0 && !isOf && !word.isGlue) break;
    isOf ||= /^(?:in|of|en|de|als|zum|zur|fur|im)$/.test(word.folded);
    if (
      /^(?:at|from|by|with|an|am|bei|beim|ich|habe|and|und|y|por|con|que|who|which|gemacht|absolviert|bestanden|erworben|erhalten|abgelegt)$/.test(
        word.folded,
      )
    )
      break;
    // "Técnica de calidad en Mieles del Mayab": what follows the field is where.
    if (field.length > 0 && /^(?:en|in|im)$/.test(word.folded)) break;
    // "Meine Ausbildung im Autohaus".
    if (WORKPLACE.test(word.folded)) break;
    const isNumber = /\d/.test(word.folded) || readPlacedNumbers(word.folded).length > 0;
    if (!word.isGlue && !isNumber) field.push(place);
  }
  return field.filter((place) => {
    const isTold = facts.some((fact) => {
      const clauses = clausesOf(fact.list);
      const clausesAt = (one: number) => findAt(said, one, fact).map((at) => clauses[at]);
      const its = said.words[degree]?.folded;
      const isSomebody = isHuman(said, degree);
      const own = findAt(said, degree, fact)
        .filter(
          (at) => !isSomebody || isPerson(fact.list, at) || fact.list.words[at]?.folded === its,
        )
        .map((at) => clauses[at]);
      return clausesAt(place).some((clause) => own.includes(clause));
    });
    const isKnown = facts.some((fact) => isFound(said, degree, fact));
    return isKnown && !isTold;
  });
}
