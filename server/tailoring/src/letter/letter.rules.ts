import type { EngineTask } from '../task/engine.ts';
import { escapeMarkdown } from '@sastre/reading';
import {
  readMaterial,
  type Deed,
  type LetterMaterial,
  type Said,
  type Station,
} from './letter-material.rules.ts';
import { listOf, papersTold, skillsTold, unsaid, untold } from './skills-told.rules.ts';
import type { Study } from './studies.rules.ts';
import type { ToldSentence } from './covered.rules.ts';
import { earlierOf, nowOf, type TellingOf } from './deeds-told.rules.ts';
import { chooseDeeds } from './told-deeds.rules.ts';
import { cleanName } from '../task/clean-name.rules.ts';
import { createPen, type Pen } from './pen.rules.ts';
import {
  behind,
  capital,
  freshFirst,
  isTold,
  openingOf,
  openingsOf,
  type Sentence,
  type Told,
} from './told.ts';
import { againOf } from './again.rules.ts';
import { isOfEveryOffice } from '../post/of-post.rules.ts';
import { choosePlan, PLANS, type Part, type PlanName } from './plan.rules.ts';

/** A letter in markdown, the facts it rests on, and its form. */
export interface Letter {
  text: string;
  because: string[];
  /** Those that tell something of the person. */
  sentences: ToldSentence[];
  plan: PlanName;
}

/** Nothing stands in the CV that a letter could tell; what it could tell is not let pass. */
type NoLetter = 'nothing-to-tell' | 'letter-not-proven';

/** Says of a text whether the gate lets it stand in a letter. */
type Passes = (text: string) => boolean;

/**
 * Writes a cover letter from the CV's own facts in the form that fits them; the same input gives the same letter. A sentence that does not
 * pass is left out. A code instead of a letter says why there is none.
 */
export function writeLetter(task: EngineTask, passes: Passes): Letter | NoLetter {
  const letter = writeWith(task, passes, false);
  // What passes alone may not pass behind the others: then each is asked behind all of them.
  return letter === 'letter-not-proven' ? writeWith(task, passes, true) : letter;
}

function writeWith(task: EngineTask, passes: Passes, isStrict: boolean): Letter | NoLetter {
  const material = readMaterial(task);
  const plan = choosePlan(task, material);
  const pen = createPen(task);
  const told: Told = {
    about: undefined,
    known: new Set(),
    text: isStrict ? '' : undefined,
    last: '',
    deeds: [],
    because: new Set(),
    sentences: [],
    // A sentence of the CV's own is said one way only.
    openings: new Set(material.intro === undefined ? [] : openingsOf(material.intro.text)),
    isRefused: false,
  };
  const places = chooseDeeds(material.deeds, material.stations, plan === 'few-fits');
  const saying = { task, material, pen, told, passes, places, plan };
  const paragraphs: string[] = [];
  const write = (parts: readonly Part[]) => {
    told.about = undefined;
    paragraphs.push(parts.flatMap((part) => say(part, saying)).join(' '));
  };
  const plans: readonly (readonly Part[])[] = PLANS[plan];
  plans.forEach(write);
  if (told.because.size === 0) return told.isRefused ? 'letter-not-proven' : 'nothing-to-tell';
  const name = escapeMarkdown(cleanName(task.main.personal_info.fullName));
  const [closing = ''] = freshFirst(pen.closing(), told);
  const body = [...withoutLone(paragraphs, plans), closing]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, at) =>
      at === 0 && task.letterLanguage === 'de' ? paragraph : capital(paragraph),
    );
  const subject = pen
    .subject()
    .filter((line) => passes(line))
    .slice(0, 1);
  const head = [pen.date(), ...subject];
  const ofTeam = pen.teamGreeting();
  // Where nobody is named both are one, and a letter is judged once.
  const text = [...new Set([pen.greeting(), ofTeam])]
    .map((own) => [...head, own, ...body, pen.goodbye(own !== ofTeam), name])
    .map((parts) => parts.filter((paragraph) => paragraph !== '').join('\n\n'))
    .find((one) => passes(one));
  if (text === undefined) return 'letter-not-proven';
  return { text, because: [...told.because], sentences: told.sentences, plan };
}

/** Where one worked before is no paragraph if it is told in one sentence: it goes on behind the work of today. */
function withoutLone(all: readonly string[], parts: readonly (readonly Part[])[]): string[] {
  return all.reduce<string[]>((kept, one, at) => {
    const isLone = parts[at]?.[0] === 'before' && !/[.!?] /.test(one);
    const now = kept.at(-1) ?? '';
    return isLone && now !== '' ? [...kept.slice(0, -1), `${now} ${one}`] : [...kept, one];
  }, []);
}

/** "I am a nurse", and since when or with what. */
const SAYS_WHO = /^(?:I am an? |I have |Ich bin |Ich habe |Soy |Tengo )/u;

interface Saying {
  plan: PlanName;
  /** What is told of each place of work. */
  places: ReadonlyMap<string, Deed[]>;
  task: EngineTask;
  material: LetterMaterial;
  pen: Pen;
  told: Told;
  passes: Passes;
}

function say(part: Part, saying: Saying): string[] {
  const { told, passes } = saying;
  const said: string[] = [];
  // One after the other: what a sentence can lean on is known only when the one before it has passed.
  for (const { ways, because, about, isExtra = false } of sentencesOf(part, saying)) {
    const text = freshFirst(ways, told)
      .filter((way) => !isExtra || !told.openings.has(openingOf(way)))
      .find((way) => passes(behind(told, way)));
    if (text === undefined) {
      told.isRefused ||= !isExtra;
      continue;
    }
    because.forEach((id) => told.because.add(id));
    if (because.length > 0) told.sentences.push({ text, because });
    if (told.text !== undefined) told.text = behind(told, text);
    told.last = text;
    told.openings.add(openingOf(text));
    told.about = about;
    if (about !== undefined) told.known.add(about);
    said.push(part === 'apply' ? text : capital(text));
  }
  return said;
}

function* sentencesOf(part: Part, saying: Saying): Generator<Sentence, void> {
  const { material, pen, told, plan } = saying;
  const { stations, skills, ownSkills, languages, studies, certificates, intro } = material;
  switch (part) {
    case 'apply':
      yield { ways: pen.apply(), because: [] };
      return yield* againOf(saying.task, stations, pen, told);
    case 'now':
      if (stations[0] !== undefined) yield* nowOf(tellingOf(stations[0], saying), pen, told);
      return;
    case 'before':
      return yield* beforeOf(saying);
    case 'papers':
      return yield* papersTold(
        certificates.filter(({ isMust }) => isMust),
        pen,
      );
    case 'skills':
      if (!isOfDesks(skills)) yield* skillsTold(unsaid(skills, told), pen, told);
      yield* listOf(untold(material.tools.used, material, told), pen.usedTools);
      return yield* listOf(untold(material.tools.listed, material, told), pen.listedTools);
    case 'ownSkills':
      return yield* listOf(skills.length > 0 ? [] : ownSkills, pen.ownSkills);
    case 'languages':
      yield* listOf(languages, pen.languages);
      // What is used at every desk says little: behind all else where there is nothing beside it.
      if (isOfDesks(skills)) yield* skillsTold(unsaid(skills, told), pen, told);
      return;
    case 'studies':
      yield* studiesTold(studies, pen, told);
      return yield* papersTold(
        untold(certificates, material, told).filter(({ because }) => !isTold(because, told)),
        pen,
      );
    case 'intro':
      // To whom the trade is strange, only who one is; what one does there, the places of work tell.
      if (intro !== undefined && (plan !== 'few-fits' || SAYS_WHO.test(intro.text)))
        yield { ways: pen.intro(intro), because: intro.because };
  }
}

/** Of a CV in another language, so many posts before today's. */
const MOST_POSTS = 3;

const isOfDesks = (skills: readonly Said[]) => skills.every(({ text }) => isOfEveryOffice(text));

/** The place before the latest, and of those still older the ones of which there is something to tell. */
function* beforeOf(saying: Saying): Generator<Sentence, void> {
  const { material, pen, told, places } = saying;
  let [later] = material.stations;
  for (const [at, station] of material.stations.slice(1).entries()) {
    // Where no deed can be told, in another language, the way through the posts is what there is to say.
    const isWay = !material.isSameLanguage && at < MOST_POSTS;
    const isTold = at === 0 || station.isAsked || places.has(station.key);
    const isWorthIt = isTold || isWay || pen.isAppliedFor(station);
    if (later === undefined || !isWorthIt) continue;
    yield* earlierOf(tellingOf(station, saying), later, material.stations, pen, told);
    if (told.about === station.key) later = station;
  }
}

/** What was done beside others stands in after all else. */
const LAST = 3;
const FEW = 2;

/** What does not pass is stood in for by another, one of the same kind first. */
function tellingOf(station: Station, { material, places }: Saying): TellingOf {
  const chosen = places.get(station.key) ?? [];
  const isLinked = chosen.some((deed) => deed.isLinked);
  const likeness = ({ fit, isLesser, ...deed }: Deed) =>
    Number(deed.isLinked === isLinked) + Number(fit > 0) - Number(isLesser) * LAST;
  // What was done beside others is no third deed.
  const isFew = chosen.length <= FEW;
  const others = material.deeds
    .filter((deed) => deed.station.key === station.key && !chosen.includes(deed))
    .filter(({ isLesser }) => isFew || !isLesser)
    .toSorted((one, other) => likeness(other) - likeness(one));
  return { station, deeds: [...chosen, ...others], most: chosen.length };
}

/** Of several of one kind behind the first, one sentence tells, where it passes; else each has its own. */
function* studiesTold(studies: readonly Study[], pen: Pen, told: Told): Generator<Sentence, void> {
  const [first, ...next] = studies;
  if (first === undefined) return;
  const because = [...first.because, ...(next[0]?.because ?? [])];
  if (next.length === 1) yield { ways: pen.studiesTwo(studies), because, isExtra: true };
  if (isTold(because, told)) return;
  yield { ways: pen.studies([first], false), because: first.because };
  if (next.length > 1) {
    const ofNext = next.flatMap((study) => study.because);
    yield { ways: pen.studies(next, isTold(first.because, told)), because: ofNext, isExtra: true };
    if (isTold(ofNext, told)) return;
  }
  for (const study of next) {
    const isNext = studies.some((one) => one !== study && isTold(one.because, told));
    yield { ways: pen.studies([study], isNext), because: study.because };
  }
}
