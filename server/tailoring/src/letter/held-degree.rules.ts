import type { EngineTask } from '../engine.ts';
import { fold, JOB_NOUN } from '@sastre/reading';
import { isBrokenOff, isCourse, namesSubject, unbracketed, type Study } from './studies.rules.ts';

/** What one has, not only where one was: short names of degrees and their words. */
const ENGLISH =
  /^(?:(?:first[- ]class )?(?:b\.?a|b\.?sc|b\.?eng|m\.?a|m\.?sc|m\.?eng|m\.?b\.?a|ph\.?d|pgce|pgdip|ll\.?[bm]|hn[cd]|nvq|btec|mphil|b\.?ed|mchem)(?![\p{L}])|bachelor|master|doctor|diploma|level \d|foundation degree|postgraduate)/iu;
const SPANISH =
  /^(?:tecnic[oa]|licenciatura|licenciad[oa]|grado|master|doctorado|ingenieria|diplomatura|maestria|bachillerato|ciclo formativo)(?!\p{L})/u;

/** A degree as one says that one has it, with the field that it does not name itself; undefined: it is told by where it was learned. */
export function heldDegree(
  study: Study,
  { letterLanguage: language, cvLanguage }: EngineTask,
): { name: string; field: string } | undefined {
  const { degree, field, isOver } = study;
  if (!isOver || language !== cvLanguage || isBrokenOff(study) || isCourse(study, language))
    return undefined;
  const isPart = field === '' || fold(degree).includes(fold(field)) || namesSubject(study);
  if (language === 'de') return trade(study);
  const isHeld = (language === 'en' ? ENGLISH : SPANISH).test(fold(degree));
  if (!isHeld || degree.includes(',')) return undefined;
  return { name: unbracketed(degree), field: isPart ? '' : field };
}

/** "Abgeschlossene Berufsausbildung" in a trade, or the trade itself: "als Elektroniker". */
function trade({ degree, field }: Study): { name: string; field: string } | undefined {
  const isPlain =
    /^(?:(?:abgeschlossene )?(?:berufs)?ausbildung|ausbildungsabschluss|lehr(?:e|abschluss)|berufsabschluss|gesellen(?:brief|prüfung)|facharbeiterbrief)$/i.test(
      degree,
    );
  const name = isPlain ? field : field === '' || fold(degree).includes(fold(field)) ? degree : '';
  const isTrade = JOB_NOUN.test(fold(name)) && /^\p{Lu}[\p{L}-]+$/u.test(name.split(' ')[0] ?? '');
  return isTrade && !name.includes(',') ? { name: unbracketed(name), field: 'als' } : undefined;
}
