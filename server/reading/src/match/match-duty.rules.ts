import { oncePerText } from '@sastre/shared-once';
import { askedWords, tokens } from '../ad/asked-words.ts';
import { askedThing, besideSkill, bracketFacts } from './asked-thing.rules.ts';
import { deedGroup } from '../words/deeds.ts';
import type { FactIndex } from '../cv/fact-index.rules.ts';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { isSameFamily } from '../words/family.rules.ts';
import { stem } from '../words/stem.rules.ts';
import { aboutPeople, askedOfPeople, speaksOfPeople } from './match-people.rules.ts';
import { reachesAsFar, withoutCounts } from './match-reach.rules.ts';
import { findSkills, findTools } from '../ad/terms.rules.ts';
import { pattern, source } from '../words/pattern.ts';

/** Where a duty goes on to say how often. */
const OFTEN = source`
  on (?:the|our|your|\p{L}+(?:'s|s')) [^,]*days?|(?:(?:one|two|three|four|five|six) )?(?:days?|weeks?|evenings?|nights?|weekends?) (?:in|out of|a|per|off)|
  (?:two|three|four|five|six|every|each)(?: (?:other|second|third|fourth))? (?:days?|weeks?|months?|mornings?|evenings?|nights?|shifts?|\p{L}{3,6}days?|quarters?|years?)|
  once|twice|on the spot|up to date|al (?:final|inicio)|l[oa]s (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|
  (?:zweimal|einmal|dreimal|jeden|jede|jedes)`;
/** Where a duty goes on to say what for, with whom or when. */
const BEYOND = pattern('iu')`
  (?:
    ,|;| [–-] |\(| (?:${OFTEN}|einschließlich|inkl\.?|inclusive|von (?:der|dem|den) [^,]* bis|
    for|with|to|so|within|per|during|across|through|by|from|before|(?<!look(?:s|ed|ing)? )after|until|according|who|which|that|when|at|in|für|fur|pro|je|mit|bei|nach|aus|gemeinsam|vom|bis|zur|zum|im|während|wahrend|inklusive|para|con|de cada|junto|según|segun|durante|desde|hasta|cuando|en)(?![\p{L}])
  )`;
const AND = /(?<!-)\s+(?:and|und|sowie|y|e|&|\/|or|oder|o|u)\s+|\s*\/\s*/iu;
/** One of the parts is enough. */
const EITHER = /\s(?:or|oder|o|u)\s|\//iu;
/** They belong to their deed, and are nothing that it is done to: "write them down". */
const PARTICLES = new Set(['down', 'back', 'away', 'along', 'together', 'around', 'forward']);
/** They say that something is done, and leave what is done to their object: "Wartungen durchführen", "mantener la limpieza". */
const LIGHT = new Set(
  `perform performing conduct conducting ensure ensuring undertake carry durchfuhren durchfuehren durchfuhrung
durchfuhrst sicherstellen sicherstellung stellst vornehmen
  realizar realizacion efectuar hacer llevar asegurar garantizar mantener`.split(/\s+/),
);
/** They ask for no more than that a thing is done, and a job is often described by the thing alone: "Contabilidad de 35 pymes". */
const DO = new Set(
  `do doing make post give giving hold holding making run running handle handling keep keeping process processing complete prepare
  hacer hara ejecutar llevar llevara elaborar tramitar gestionar presentar presentara
  erstellen erstellung erstellst ubernehmen ubernahme ubernimmst erledigen fuhren fuhrung machen abgeben abwickeln abwicklung bearbeiten bearbeitung`.split(
    /\s+/,
  ),
);
/** The same in a CV. */
const DONE = new Set(
  'did do made make ran run gave give held hold kept keep handled handle hice hago llevo lleve lleva hizo'.split(
    ' ',
  ),
);
/** Nouns of a doing. */
const DOING =
  /(?:ung|ungen|pflege|ing|ings|tion|tions|ments?|ance|ness|cion|ciones|miento|mientos|eza|ezas|idad|aje|ajes|ado|ados)$/;
const LONG = 7;
/** A German compound says what is done, and about what. */
const COMPOUND = 12;

/**
 * Facts that tell of the same deed about the same object; a skill that is just the object tells it too. None where another deed
 * is asked for beside it about what no fact speaks of.
 */
export function dutyFacts(asked: string, index: FactIndex): number[] {
  const duty = askedThing(asked);
  const main = mainPart(duty);
  const parts = withoutCounts(main).split(AND);
  const [first] = askedWords(parts[0] ?? '').all;
  const bracket = bracketFacts(duty, index);
  if (bracket.length > 0) return bracket;
  const areDeeds = parts.length > 1 && parts.every((part) => objectsOf(part).length > 0);
  const isUntold = (part: string) =>
    objectsOf(part).every((word) => index.speakingOf(word).size === 0);
  if (areDeeds && !EITHER.test(main) && parts.some(isUntold)) return [];
  if (!EITHER.test(main) && isManagedInPart(main, parts, index)) return [];
  // "Vorbereitung und Begleitung der Inventur": a deed alone is done to what stands behind the next, or done with it.
  const [, next = ''] = parts;
  const areAlike = first?.endsWith('ing') === true && /^\p{L}+ing /iu.test(next);
  const isOpen = isOneWord(parts[0] ?? '') && (deedGroup(first ?? '') !== undefined || areAlike);
  const shared = isOpen ? behindDeed(next.replace(HANGING, '')) : [];
  const [other = ''] = askedWords(next).all;
  const people = askedOfPeople(duty);
  const isShared = (place: number) =>
    [other, ...shared].some((word) => index.speakingOf(word).has(place));
  const found = parts.flatMap((part, at) => {
    const places = partFacts(part, first, index);
    return at === 0 && shared.length > 0 ? places.filter(isShared) : places;
  });
  const told = [
    ...found.filter(speaksOfPeople(people, index)),
    ...aboutPeople(people, first ?? '', index),
  ];
  return [...new Set(told.filter(reachesAsFar(duty, index, main)))]
    .filter(namesAllOf(main, index))
    .toSorted((one, other) => one - other);
}

/**
 * "Manage suppliers and budgets" where nothing speaks of suppliers: who managed the one has not managed the other. Of other deeds
 * a CV often names one object for all.
 */
function isManagedInPart(main: string, parts: readonly string[], index: FactIndex): boolean {
  const { all } = askedWords(main);
  const deeds = [all[0], all.at(-1)].filter((word) => isManaging(word ?? ''));
  if (deeds.length === 0 || parts.length < 2) return false;
  const objects = parts.map((part) =>
    askedWords(part).core.filter((word) => !deeds.includes(word)),
  );
  const isTold = (words: readonly string[]) =>
    words.some((word) => index.speakingOf(word).size > 0);
  return objects.every((words) => words.length === 1) && !objects.every(isTold);
}
const isManaging = (word: string) => {
  const group = deedGroup(word);
  return /^verwalt/.test(word) || (group !== undefined && group === deedGroup('manage'));
};

/** What the deed that a part begins with is done to. */
function behindDeed(part: string): string[] {
  const { core, all } = askedWords(part);
  const [deed = ''] = all;
  return DOING.test(deed) || deedGroup(deed) !== undefined || core.length > 2
    ? core.filter((word) => word !== deed)
    : [];
}

/** "Abfüll- und Verpackungsanlagen": half a word says nothing by itself. */
const HANGING = /\p{L}+-(?=\s|$)/gu;

/** What a duty is done with or to by a name of its own, a fact names as well: "campaigns on Meta Ads" are none on Google Ads. */
function namesAllOf(main: string, index: FactIndex): (place: number) => boolean {
  const tools = findTools(main);
  const isEnough = (tool: string, place: number) => index.facts[place]?.tools.has(tool) === true;
  return EITHER.test(main)
    ? (place) => tools.length === 0 || tools.some((tool) => isEnough(tool, place))
    : (place) => tools.every((tool) => isEnough(tool, place));
}

/** What a part with a deed of its own is done to: "clean the kitchen", "die Küche reinigen". */
function objectsOf(part: string): string[] {
  const { core, all } = askedWords(part);
  const deeds = [all[0], all.at(-1)].filter((word) => deedGroup(word ?? '') !== undefined);
  return deeds.length === 0 ? [] : core.filter((word) => !deeds.includes(word));
}

function partFacts(part: string, inherited: string | undefined, index: FactIndex): number[] {
  const { core, weak, all } = askedWords(part);
  const [own] = all;
  const last = all.at(-1);
  if (own === undefined || core.length + weak.length === 0) return [];
  const speaks = (word: string, place: number) => index.speakingOf(word).has(place);
  // "Load security", "Buchhaltung": the deed is the thing.
  if (all.length === 1 && own !== inherited && core.length === 0) return [];
  const says = (deed: string | undefined, words: readonly string[]) => {
    const objects = words.filter((word) => !PARTICLES.has(word));
    if (deed === undefined || objects.length === 0) return [];
    const done = deedFacts(deed, index);
    const needed = objects.length <= 2 ? objects.length : Math.ceil(objects.length * 0.6);
    return placesOf(objects, index).filter(
      (place) =>
        (done.has(place) || speaks(deed, place)) &&
        objects.filter((word) => speaks(word, place)).length >= needed,
    );
  };
  const lexical = all.length > 2 ? [] : findSkills(part).filter((skill) => skill.length > 5);
  // "Fish preparation" is no ordering of fish.
  const deed = [own, last ?? ''].map(deedGroup).find((group) => group !== undefined);
  const isOfDeed = (place: number) =>
    askedWords(index.facts[place]?.text ?? '').all.every((word) => {
      const group = deedGroup(word);
      return group === undefined || group === deed || all.includes(word);
    });
  const named = [
    ...[...index.skillStems].flatMap(([place, stems]) =>
      isNamed(stems, core, own) && isOfDeed(place) ? [place] : [],
    ),
    ...(lexical.length === 0
      ? []
      : index.facts.flatMap(({ skills }, place) =>
          lexical.some(
            (skill) =>
              skills.has(skill) &&
              besideSkill(skill, part).every(
                (word) => deedGroup(word) !== undefined || speaks(word, place),
              ),
          )
            ? [place]
            : [],
        )),
  ];
  const whole =
    core.length === 1 && isOneWord(part) && own.length >= LONG ? [...index.speakingOf(own)] : [];
  const but = (deed: string | undefined) => {
    const objects = core.filter((word) => word !== deed);
    // A word of every job is an object where there is no other: "gather the requirements".
    const isAlone = objects.length === 0 && deed !== undefined && core.includes(deed);
    return isAlone ? all.filter((word) => word !== deed) : objects;
  };
  return [
    ...says(own, but(own)),
    ...(LIGHT.has(own) ? doneFacts(but(own), index) : []),
    ...[own, last ?? ''].flatMap((deed) =>
      DO.has(deed) || LIGHT.has(deed) ? listedFacts(but(deed), index) : [],
    ),
    // German puts its verb last: "Tests schreiben".
    ...(last !== own && deedGroup(last ?? '') !== undefined ? says(last, but(last)) : []),
    ...(LIGHT.has(last ?? '') ? doneFacts(but(last), index) : []),
    ...(inherited === own ? [] : says(inherited, core)),
    ...named,
    ...whole,
  ].filter((place) => index.facts[place]?.id.startsWith('languages[') === false);
}

/** Facts that say a doing and all that stands with it, where the deed itself only says that it is done. */
function doneFacts(objects: readonly string[], index: FactIndex): number[] {
  if (!objects.some((word) => DOING.test(word))) return [];
  return placesOf(objects, index).filter((place) =>
    objects.every((word) => index.speakingOf(word).has(place)),
  );
}

/** Facts that describe a job by a list of things, all of these objects at the beginning of one of them. */
function listedFacts(objects: readonly string[], index: FactIndex): number[] {
  const isObject = (word: string) =>
    objects.some((one) => stem(one) === stem(word) || isSameFamily(one, word));
  return placesOf(objects, index).filter((place) => {
    const { id = '', text = '' } = index.facts[place] ?? {};
    if (!/^work\[.*\.(?:description|achievements)/.test(id)) return false;
    return wordsOfParts(text).some(
      (all) =>
        (isObject(all[0] ?? '') || DONE.has(all[0] ?? '')) &&
        objects.every((word) =>
          all.some((one) => isSameFamily(one, word) || stem(one) === stem(word)),
        ),
    );
  });
}
const PART = /[,.;:()–]|\s(?:und|sowie|and|y|e)\s/u;
/** Texts of the largest CV, of which each duty asks. */
const MOST_TEXTS = 5_000;
const wordsOfParts = oncePerText(MOST_TEXTS, (text): readonly (readonly string[])[] =>
  text.split(PART).map((part) => askedWords(part).all),
);

function mainPart(duty: string): string {
  const cut = BEYOND.exec(duty)?.index ?? duty.length;
  const main = duty.slice(0, cut);
  const { all } = askedWords(main);
  const [first = ''] = all;
  const isCompound = first.length >= COMPOUND && deedGroup(first) === undefined;
  return all.length > 1 || isCompound ? main : duty;
}

function placesOf(words: readonly string[], index: FactIndex): number[] {
  return [...new Set(words.flatMap((word) => [...index.speakingOf(word)]))];
}

/** A skill of nothing but the duty's words, its object among them. */
function isNamed(skill: readonly string[], core: readonly string[], deed: string): boolean {
  const asked = core.map(stem);
  const objects = asked.filter((word) => word !== stem(deed));
  return (
    skill.length > 0 &&
    skill.every((word) => asked.includes(word)) &&
    (objects.length === 0 || objects.every((word) => skill.includes(word)))
  );
}

/** Facts that tell of a deed in other words for it. */
function deedFacts(deed: string, index: FactIndex): ReadonlySet<number> {
  return index.saying(deedGroup(deed) ?? []);
}

const isOneWord = (text: string) =>
  tokens(text).filter((word) => !ALL_FUNCTION_WORDS.has(word)).length === 1;
