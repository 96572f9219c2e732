import type { EngineTask } from '../engine.ts';
import { escapeMarkdown, fold } from '@sastre/reading';
import {
  readMaterial,
  type Deed,
  type LetterMaterial,
  type Said,
} from './letter-material.rules.ts';
import { standsIn } from './literal.rules.ts';
import type { Study } from './studies.rules.ts';
import type { ToldSentence } from './covered.rules.ts';
import { deedOf, furtherOf, pathOf } from './deeds-told.rules.ts';
import { cleanName } from '../clean-name.rules.ts';
import { createPen, type Pen } from './pen.rules.ts';
import {
  behind,
  capital,
  freshFirst,
  isTold,
  openingOf,
  type Sentence,
  type Told,
} from './told.ts';
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
    deeds: [],
    because: new Set(),
    sentences: [],
    // A sentence of the CV's own is said one way only.
    openings: new Set(material.intro === undefined ? [] : [openingOf(material.intro.text)]),
    isRefused: false,
  };
  const saying = { task, material, pen, told, passes };
  const paragraphs: string[] = [];
  const write = (parts: readonly Part[]) => {
    told.about = undefined;
    paragraphs.push(parts.flatMap((part) => say(part, saying)).join(' '));
  };
  const plans: readonly (readonly Part[])[] = PLANS[plan];
  plans.slice(0, -1).forEach(write);
  // What else there is to tell comes before the end of a letter that would be short without it.
  if (countWords(paragraphs) < FEWEST_WORDS) write(['further']);
  const [before = '', further = ''] = paragraphs.slice(plans.length - 2);
  // A sentence alone is no paragraph.
  if (paragraphs.length === plans.length && !/[.!?] /.test(further))
    paragraphs.splice(plans.length - 2, 2, [before, further].filter((one) => one !== '').join(' '));
  plans.slice(-1).forEach(write);
  if (told.because.size === 0) return told.isRefused ? 'letter-not-proven' : 'nothing-to-tell';
  const name = escapeMarkdown(cleanName(task.main.personal_info.fullName));
  const [closing = ''] = freshFirst(pen.closing(), told);
  const body = [...paragraphs, closing]
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

/** Words of a letter without its last paragraph and its closing, below which it tells more. */
const FEWEST_WORDS = 120;
const countWords = (paragraphs: readonly string[]) =>
  paragraphs.join(' ').split(/\s+/).filter(Boolean).length;

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
    told.openings.add(openingOf(text));
    told.about = about;
    if (about !== undefined) told.known.add(about);
    said.push(part === 'apply' ? text : capital(text));
  }
  return said;
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
    case 'further':
      return yield* furtherOf(deeds, pen, told);
    case 'skills':
      yield* skillsTold(unsaid(skills, deeds), pen);
      yield* listOf(untold(material.tools.used, material, told), pen.usedTools);
      return yield* listOf(untold(material.tools.listed, material, told), pen.listedTools);
    case 'ownSkills':
      return yield* listOf(skills.length > 0 ? [] : ownSkills, pen.ownSkills);
    case 'languages':
      return yield* listOf(languages, pen.languages);
    case 'studies':
      yield* studiesTold(studies, pen, told);
      return yield* listOf(untold(material.certificates, material, told), pen.certificates);
    case 'intro':
      if (intro !== undefined) yield { ways: pen.intro(intro), because: intro.because };
  }
}

/** Of several of one kind behind the first, one sentence tells, where it passes; else each has its own. */
function* studiesTold(studies: readonly Study[], pen: Pen, told: Told): Generator<Sentence, void> {
  const [first, ...next] = studies;
  if (first === undefined) return;
  yield { ways: pen.studies([first], false), because: first.because };
  if (next.length > 1) {
    const because = next.flatMap((study) => study.because);
    yield { ways: pen.studies(next, isTold(first.because, told)), because, isExtra: true };
    if (isTold(because, told)) return;
  }
  for (const study of next) {
    const isNext = studies.some((one) => one !== study && isTold(one.because, told));
    yield { ways: pen.studies([study], isNext), because: study.because };
  }
}

/** Those of one level in one sentence, the best level first. */
function* skillsTold(all: readonly Said[], pen: Pen): Generator<Sentence, void> {
  for (const level of ['Expert', 'Advanced', 'Intermediate', undefined]) {
    const some = all.filter((skill) => skill.level === level);
    if (some.length === 0) continue;
    yield { ways: pen.skills(some), because: some.flatMap(({ because }) => because) };
  }
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
