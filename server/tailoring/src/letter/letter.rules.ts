import type { EngineTask } from '../engine.ts';
import { escapeMarkdown, fold } from '@sastre/reading';
import {
  readMaterial,
  type Deed,
  type LetterMaterial,
  type Said,
  type Station,
} from './letter-material.rules.ts';
import { standsIn } from './literal.rules.ts';
import type { ToldSentence } from './covered.rules.ts';
import { cleanName } from '../clean-name.rules.ts';
import { createPen, type Pen } from './pen.rules.ts';
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

/** One sentence; of several ways to say it, the first that passes is taken. */
interface Sentence {
  ways: readonly string[];
  because: readonly string[];
  /** The entry it speaks of. */
  about?: string;
}

/** What was said so far. */
interface Told {
  /** The entry of the sentence before, in the same paragraph. */
  about: string | undefined;
  /** Every entry that was spoken of: a company is named in full once. */
  known: Set<string>;
  /** All of it, where each sentence is asked behind it. */
  text: string | undefined;
  deeds: Deed[];
  because: Set<string>;
  sentences: ToldSentence[];
  /** How sentences began: none begins as another one did, where it can be said otherwise. */
  openings: Set<string>;
  isRefused: boolean;
}

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
    deeds: [],
    because: new Set(),
    sentences: [],
    // A sentence of the CV's own is said one way only.
    openings: new Set(material.intro === undefined ? [] : [openingOf(material.intro.text)]),
    isRefused: false,
  };
  const paragraphs = PLANS[plan].map((parts: readonly Part[]) => {
    told.about = undefined;
    return parts.flatMap((part) => say(part, { task, material, pen, told, passes })).join(' ');
  });
  if (told.because.size === 0) return told.isRefused ? 'letter-not-proven' : 'nothing-to-tell';
  const name = escapeMarkdown(cleanName(task.main.personal_info.fullName));
  const [closing = ''] = freshFirst(pen.closing(), told);
  const body = [pen.greeting(), ...paragraphs, closing, pen.goodbye, name]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, at) =>
      at === 1 && task.letterLanguage === 'de' ? paragraph : capital(paragraph),
    );
  const subject = pen
    .subject()
    .filter((line) => passes(line))
    .slice(0, 1);
  const head = [pen.date(), ...subject];
  const [greeting = '', ...rest] = body;
  // Where nobody is named both are one, and a letter is judged once.
  const text = [...new Set([greeting, pen.teamGreeting()])]
    .map((own) => [...head, own, ...rest].join('\n\n'))
    .find((one) => passes(one));
  if (text === undefined) return 'letter-not-proven';
  return { text, because: [...told.because], sentences: told.sentences, plan };
}

interface Saying {
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
  for (const { ways, because, about } of sentencesOf(part, saying)) {
    const text = freshFirst(ways, told).find((way) => passes(behind(told, way)));
    if (text === undefined) {
      told.isRefused = true;
      continue;
    }
    because.forEach((id) => told.because.add(id));
    if (because.length > 0) told.sentences.push({ text, because });
    if (told.text !== undefined) told.text = behind(told, text);
    told.openings.add(openingOf(text));
    told.about = about;
    if (about !== undefined) told.known.add(about);
    said.push(part === 'apply' ? text : capital(text));
  }
  return said;
}

/** Ways that begin as no sentence of the letter does, before the others. */
function freshFirst(ways: readonly string[], { openings }: Told): string[] {
  return ways.toSorted(
    (one, other) => Number(openings.has(openingOf(one))) - Number(openings.has(openingOf(other))),
  );
}

/** The first two words of a sentence. */
function openingOf(sentence: string): string {
  return fold(sentence)
    .replace(/[*„“”«»"]/gu, '')
    .split(/\s+/, 2)
    .join(' ');
}

function behind({ text = '' }: Told, sentence: string): string {
  return text === '' ? sentence : `${text} ${capital(sentence)}`;
}

function* sentencesOf(part: Part, { material, pen, told }: Saying): Generator<Sentence, void> {
  const { stations, deeds, skills, ownSkills, languages, studies, intro } = material;
  switch (part) {
    case 'apply':
      yield { ways: pen.apply(), because: [] };
      return;
    case 'career': {
      const [latest] = stations;
      if (latest === undefined) return;
      const ways = pen.career(latest, told.known.has(latest.key));
      yield { ways, because: latest.because, about: latest.key };
      return;
    }
    case 'path':
      return yield* pathOf(stations, pen, told);
    case 'samePost': {
      const [, ...earlier] = stations;
      return yield* pathOf([stations[0], earlier.find(pen.isAppliedFor)], pen, told);
    }
    case 'deed':
    case 'more':
      return yield* deedOf(part, material, pen, told);
    case 'skills':
      yield* listOf(unsaid(skills, deeds), pen.skills);
      yield* listOf(untold(material.tools.used, material, told), pen.usedTools);
      return yield* listOf(untold(material.tools.listed, material, told), pen.listedTools);
    case 'ownSkills':
      return yield* listOf(skills.length > 0 ? [] : ownSkills, pen.ownSkills);
    case 'languages':
      return yield* listOf(languages, pen.languages);
    case 'studies':
      for (const study of studies) {
        const isNext = studies.some((one) => one !== study && isTold(one.because, told));
        yield { ways: pen.studies(study, isNext), because: study.because };
      }
      return;
    case 'intro':
      if (intro !== undefined) yield { ways: pen.intro(intro), because: intro.because };
  }
}

function isTold(because: readonly string[], { because: told }: Told): boolean {
  return because.some((id) => told.has(id));
}

function* listOf(all: readonly Said[], write: (some: readonly Said[]) => string[]) {
  if (all.length > 0) yield { ways: write(all), because: all.flatMap(({ because }) => because) };
}

/** What the first deed is linked by is not said twice. */
function unsaid(
  skills: LetterMaterial['skills'],
  [first]: readonly Deed[],
): LetterMaterial['skills'] {
  const told = first?.asked.flatMap(({ text, isWhole }) => (isWhole ? [fold(text)] : [])) ?? [];
  return skills.filter(({ text }) => !told.includes(fold(text)));
}

/** Tools that no sentence has named yet. */
function untold(tools: readonly Said[], { skills, intro }: LetterMaterial, told: Told): Said[] {
  const said = [
    ...skills.map(({ text }) => text),
    ...told.deeds.map(({ turned }) => turned.text),
    ...(intro === undefined ? [] : [intro.text]),
  ];
  return tools.filter(({ text }) => !said.some((one) => standsIn(one, text)));
}

/** The station before the last one, once the last one was told; "before that" only right behind it. */
function* pathOf(
  [latest, before]: readonly (Station | undefined)[],
  pen: Pen,
  told: Told,
): Generator<Sentence, void> {
  if (latest === undefined || before === undefined || !told.known.has(latest.key)) return;
  if (told.known.has(before.key)) return;
  const isNext = told.about === latest.key && isBefore(before, latest);
  const isThere = told.about === latest.key && fold(before.company) === fold(latest.company);
  yield { ways: pen.earlier(before, isNext, isThere), because: before.because, about: before.key };
}

/** The best deed, linked to what the job names; then another one, from another entry where there is one that tells as much. */
function* deedOf(
  part: 'deed' | 'more',
  { deeds }: LetterMaterial,
  pen: Pen,
  told: Told,
): Generator<Sentence, void> {
  const left = deeds.filter((deed) => !told.deeds.includes(deed));
  const first = told.deeds[0];
  const deed = part === 'deed' || first === undefined ? left[0] : secondOf(first, left);
  if (deed === undefined) return;
  const { key } = deed.station;
  const isThere = told.about === key;
  const ways = pen.deed(deed, {
    isLinked: !isThere && part === 'deed' && deed.asked.some(({ isWhole }) => isWhole),
    isThere,
    isAlso: told.deeds.some(({ station }) => station.key === key),
    isKnown: told.known.has(key),
  });
  told.deeds.push(deed);
  yield { ways, because: deed.because, about: key };
}

function secondOf(first: Deed, left: readonly Deed[]): Deed | undefined {
  const isElsewhere = ({ station }: Deed) => station.key !== first.station.key;
  const asked = left.filter((deed) => deed.asked.length > 0);
  return asked.find(isElsewhere) ?? asked[0] ?? left[0];
}

/** True when it is certain that one station ended before the other began. */
function isBefore(one: Station, other: Station): boolean {
  return one.endDate !== '' && other.startDate !== '' && one.endDate <= other.startDate;
}

/** The first letter large, also behind a mark of emphasis or a quote. */
function capital(text: string): string {
  return text.replace(/^[*„“«]?\p{Ll}/u, (start) => start.toUpperCase());
}
