import type { EngineTask } from '../engine.ts';
import { escapeMarkdown } from '../reading/plain-text.rules.ts';
import { fold } from '../reading/stem.rules.ts';
import {
  readMaterial,
  type Deed,
  type LetterMaterial,
  type Station,
} from './letter-material.rules.ts';
import { cleanName } from './names.rules.ts';
import { createPen, type Pen } from './pen.rules.ts';
import { choosePlan, PLANS, type Part, type PlanName } from './plan.rules.ts';

/** A letter in markdown, the facts it rests on, and its form. */
export interface Letter {
  text: string;
  because: string[];
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
  deeds: Deed[];
  because: Set<string>;
  isRefused: boolean;
}

/**
 * Writes a cover letter from the CV's own facts in the form that fits them; the same input gives the same letter. A sentence that does not
 * pass is left out. A code instead of a letter says why there is none.
 */
export function writeLetter(task: EngineTask, passes: Passes): Letter | NoLetter {
  const material = readMaterial(task);
  const plan = choosePlan(task, material);
  const pen = createPen(task);
  const told: Told = { about: undefined, deeds: [], because: new Set(), isRefused: false };
  const paragraphs = PLANS[plan].map((parts: readonly Part[]) => {
    told.about = undefined;
    return parts.flatMap((part) => say(part, { task, material, pen, told, passes })).join(' ');
  });
  if (told.because.size === 0) return told.isRefused ? 'letter-not-proven' : 'nothing-to-tell';
  const name = escapeMarkdown(cleanName(task.main.personal_info.fullName));
  const text = [pen.greeting(), ...paragraphs, pen.closing(), pen.goodbye, name]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, at) =>
      at === 1 && task.letterLanguage === 'de' ? paragraph : capital(paragraph),
    )
    .join('\n\n');
  return passes(text) ? { text, because: [...told.because], plan } : 'letter-not-proven';
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
  return sentencesOf(part, saying).flatMap((sentence) => {
    const text = sentence.ways.find(passes);
    if (text === undefined) {
      told.isRefused = true;
      return [];
    }
    sentence.because.forEach((id) => told.because.add(id));
    told.about = sentence.about;
    return [part === 'apply' ? text : capital(text)];
  });
}

function sentencesOf(part: Part, { material, pen, told }: Saying): Sentence[] {
  const { stations, deeds, skills, ownSkills, languages, studies, motive } = material;
  const of = (ways: string[], because: readonly string[], about?: string): Sentence[] => [
    { ways, because, ...(about === undefined ? {} : { about }) },
  ];
  const said = (all: LetterMaterial['skills'], write: (some: typeof all) => string) =>
    all.length === 0
      ? []
      : of(
          [write(all)],
          all.flatMap(({ because }) => because),
        );
  switch (part) {
    case 'apply':
      return of(pen.apply(), []);
    case 'career': {
      const [latest] = stations;
      return latest === undefined ? [] : of([pen.career(latest)], latest.because, latest.key);
    }
    case 'path':
      return pathOf(stations, pen, told);
    case 'deed':
    case 'more':
      return deedOf(part, material, pen, told);
    case 'skills':
      return said(unsaid(skills, deeds), pen.skills);
    case 'ownSkills':
      return skills.length > 0 ? [] : said(ownSkills, pen.ownSkills);
    case 'languages':
      return said(languages, pen.languages);
    case 'studies':
      return studies === undefined ? [] : of([pen.studies(studies)], studies.because);
    case 'motive':
      return motive === undefined ? [] : of([pen.motive(motive)], motive.because);
  }
}

/** What the first deed is linked by is not said twice. */
function unsaid(
  skills: LetterMaterial['skills'],
  [first]: readonly Deed[],
): LetterMaterial['skills'] {
  const told = first?.asked.map(({ text }) => fold(text)) ?? [];
  return skills.filter(({ text }) => !told.includes(fold(text)));
}

/** The station before the last one; "before that" only behind a sentence about the last. */
function pathOf([latest, before]: readonly Station[], pen: Pen, told: Told): Sentence[] {
  if (latest === undefined || before === undefined) return [];
  const isNext = told.about === latest.key && isBefore(before, latest);
  return [{ ways: [pen.earlier(before, isNext)], because: before.because, about: before.key }];
}

/** The best deed, linked to what the job names; then another one, from another entry where there is one that tells as much. */
function deedOf(
  part: 'deed' | 'more',
  { deeds }: LetterMaterial,
  pen: Pen,
  told: Told,
): Sentence[] {
  const left = deeds.filter((deed) => !told.deeds.includes(deed));
  const first = told.deeds[0];
  const deed = part === 'deed' || first === undefined ? left[0] : secondOf(first, left);
  if (deed === undefined) return [];
  told.deeds.push(deed);
  const isThere = told.about === deed.station.key;
  const isLinked = !isThere && part === 'deed' && deed.asked.length > 0;
  const ways = [pen.deed(deed, { isLinked, isThere }), pen.deed(deed, { isThere })];
  return [{ ways, because: deed.because, about: deed.station.key }];
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
