import { fold } from '@sastre/reading';
import type { Paper } from './certificates.rules.ts';
import type { LetterMaterial, Said } from './letter-material.rules.ts';
import { standsIn } from '../post/literal.rules.ts';
import type { Pen } from './pen.rules.ts';
import { isTold, type Sentence, type Told } from './told.ts';

/** Those of one level in one sentence, the best level first. */
export function* skillsTold(all: readonly Said[], pen: Pen, told: Told): Generator<Sentence, void> {
  const of = (level: Said['level']) => all.filter((skill) => skill.level === level);
  const [best, next] = [of('Expert'), of('Advanced')];
  const because = [...best, ...next].flatMap((skill) => skill.because);
  if (best.length > 0 && next.length > 0) {
    yield { ways: pen.skillsTwo(best, next), because, isExtra: true };
  }
  const isSaid = isTold(because, told);
  const rest = [...of('Intermediate'), ...all.filter(({ level }) => level === undefined)];
  const groups = isSaid ? [rest] : [best, next, rest];
  // What is told without its level is told in one sentence.
  const plain = groups.filter((some) => pen.isPlain(some)).flat();
  for (const some of [...groups.filter((some) => !pen.isPlain(some)), plain]) {
    if (some.length === 0) continue;
    yield { ways: pen.skills(some), because: some.flatMap((skill) => skill.because) };
  }
}

/** All of a kind in one sentence. */
export function* listOf(
  all: readonly Said[],
  write: (some: readonly Said[]) => string[],
): Generator<Sentence, void> {
  if (all.length > 0) yield { ways: write(all), because: all.flatMap(({ because }) => because) };
}

/** What one holds, then what one learned. */
export function* papersTold(all: readonly Paper[], pen: Pen): Generator<Sentence, void> {
  yield* listOf(
    all.filter(({ isLicence }) => isLicence),
    pen.licences,
  );
  yield* listOf(
    all.filter(({ isLicence }) => !isLicence),
    pen.certificates,
  );
}

/** What a deed has shown is not listed again, unless the level says more. */
export function unsaid(skills: LetterMaterial['skills'], told: Told): LetterMaterial['skills'] {
  const said = fold(told.deeds.map(({ turned }) => turned.text).join(' '));
  const isShown = (text: string) => said.includes(fold(text).slice(0, SAME_WORD));
  const left = skills.filter(({ text, level }) =>
    level === 'Expert' || level === 'Advanced'
      ? !(text.length >= SAME_WORD && isShown(text))
      : !isShown(text),
  );
  // One of many that is left alone would seem to be all there is.
  return left.length === 1 && skills.length > 2 ? skills : left;
}
/** So much of a word is the word: "Praxisanleitung", "Praxisanleiterin". */
const SAME_WORD = 12;

/** Tools that no sentence has named yet. */
export function untold<T extends Said>(
  tools: readonly T[],
  { skills, intro }: LetterMaterial,
  told: Told,
): T[] {
  const said = [
    ...skills.map(({ text }) => text),
    ...told.deeds.map(({ turned }) => turned.text),
    ...(intro === undefined ? [] : [intro.text]),
  ];
  return tools.filter(({ text }) => !said.some((one) => standsIn(one, text)));
}
