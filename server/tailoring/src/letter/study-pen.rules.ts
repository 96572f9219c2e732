import { escapeMarkdown, fold } from '@sastre/reading';
import type { Phrases } from '@sastre/frames';
import type { EngineTask } from '../task/engine.ts';
import { enumerate, fill } from './fill.rules.ts';
import { heldDegree } from './held-degree.rules.ts';
import { titleIn } from './names.rules.ts';
import { articleOf } from './own-sentence.rules.ts';
import { placeIn } from './place.rules.ts';
import { isSchoolLeaving } from './school-leaving.rules.ts';
import { germanKind, isAbove } from './study-kinds.rules.ts';
import {
  isAcademic,
  isBrokenOff,
  isCourse,
  namesSubject,
  unbracketed,
  whatWasLearned,
  type Study,
} from './studies.rules.ts';

/** Writes what somebody learned, and where. */
export function createStudyPen(task: EngineTask, phrases: Phrases) {
  const { letterLanguage: language, cvLanguage } = task;
  const isOwnLanguage = cvLanguage === language;

  const titled = (title: string) => titleIn(unbracketed(title, isOwnLanguage), isOwnLanguage);

  const isNamedKind = (study: Study) =>
    language === 'de'
      ? isOwnLanguage && germanKind(study) !== undefined
      : isCourse(study, language);

  const studyKey = (study: Study) => {
    const { degree, field, isOver } = study;
    if (isOver && isCourse(study, language)) return 'attended';
    if (!isOver && isNamedKind(study)) return 'attending';
    const isPart = fold(degree).includes(fold(field)) || namesSubject(study);
    const hasField = isOwnLanguage && field !== '' && !isPart;
    if (hasField && (language !== 'de' || isAcademic(study)))
      return isOver ? 'studied' : 'studying';
    if (isAcademic(study)) return isOver ? 'studiedAt' : 'studyingAt';
    if (isBrokenOff(study)) return 'learned';
    return isOver ? 'trained' : 'training';
  };

  /** With what was learned behind in brackets. */
  const learned = (all: readonly Study[], isNext: boolean): string[] => {
    const keys = new Set(all.map(studyKey));
    const [key] = keys;
    if (key === undefined || keys.size > 1) return [];
    const words = phrases[key][isNext ? 1 : 0];
    if (all.length > 1 && /\{(?:field|kind)\}/.test(words)) return [];
    const told = all.map((study) => {
      const isStudied = key === 'studied' || key === 'studying';
      const isNamed = (language === 'de' && isOwnLanguage) || isCourse(study, language);
      const whole = isNamed ? whatWasLearned(study) : joined(study);
      return {
        in: placeIn(unbracketed(study.institution), language),
        field: escapeMarkdown(study.field),
        kind: germanKind(study) ?? '',
        degree: titled(isStudied ? study.degree : whole),
      };
    });
    const [first, ...next] = told;
    if (first === undefined) return [];
    const parts = [first.degree, ...next.map((one) => `${one.in} (${one.degree}`)];
    const more = enumerate(
      parts.map((part, at) => (at < told.length - 1 ? `${part})` : part)),
      phrases.and,
    );
    return [fill(words, { ...first, degree: next.length === 0 ? first.degree : more })];
  };

  const nameOf = (study: Study): string | undefined => {
    const held = heldDegree(study, task);
    if (held === undefined || language === 'de') return undefined;
    if (held.isExam) return held.name;
    if (language === 'es') return undefined;
    const whole = held.field === '' ? held.name : `${held.name} in ${held.field}`;
    return `${articleOf(held.name)} ${whole}`;
  };

  const schooling = ({ institution, degree }: Study) =>
    fill(phrases.schooling, {
      in: placeIn(unbracketed(institution), language),
      degree: titled(degree),
    });

  /** No school trains: one has its paper from there. */
  const heldPaper = (study: Study, isNext: boolean) => {
    const where = placeIn(unbracketed(study.institution), language);
    return fill(phrases.examined[isNext ? 1 : 0], {
      degree: titled(study.degree),
      the: where.replace(/^en /, ''),
      from: where.replace(/^at /, 'from '),
    });
  };

  return {
    /** Two degrees of one place in one sentence; none where they are not. */
    studiesTwo([one, other]: readonly Study[]): string[] {
      if (one === undefined || other === undefined) return [];
      const [first, second] = [one, other].map(nameOf);
      const isThere = fold(one.institution) === fold(other.institution);
      if (first === undefined || second === undefined || !isThere) return [];
      const where = placeIn(unbracketed(one.institution), language);
      const values = {
        first: escapeMarkdown(first),
        second: escapeMarkdown(second),
        the: where.replace(/^en /, ''),
        from: where.replace(/^at /, 'from '),
      };
      return phrases.heldTwo.map((words) => fill(words, values));
    },
    /** `isNext`: behind other studies. Several are told in one sentence where they are of one kind; else none. */
    studies(all: readonly Study[], isNext: boolean): string[] {
      const [only] = all;
      const degree = only === undefined || all.length > 1 ? undefined : heldDegree(only, task);
      if (only === undefined) return [];
      const isOpen = all.length === 1 && !only.isOver && !isNamedKind(only);
      if (isOpen && (isSchoolLeaving(only.degree) || (language === 'de' && isAbove(only))))
        return [schooling(only)];
      if (
        degree === undefined &&
        all.length === 1 &&
        isSchoolLeaving(only.degree) &&
        language !== 'de'
      )
        return [heldPaper(only, isNext)];
      if (degree === undefined) return learned(all, isNext);
      if (degree.isOfChamber) return [fill(phrases.certified, { degree: degree.name })];
      const where = placeIn(unbracketed(only.institution), language);
      const key = degree.isExam ? 'examined' : degree.field === '' ? 'heldPlain' : 'held';
      const sentence = fill(phrases[key][isNext ? 1 : 0], {
        a: articleOf(degree.name),
        degree: escapeMarkdown(degree.name),
        field: escapeMarkdown(degree.field),
        in: where,
        the: where.replace(/^en /, ''),
        from: where.replace(/^at /, 'from '),
      });
      return [sentence, ...learned(all, isNext)];
    },
  };
}

function joined({ degree, field }: Study): string {
  return field === '' || fold(degree).includes(fold(field)) ? degree : `${degree}, ${field}`;
}
