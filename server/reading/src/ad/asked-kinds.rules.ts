import type { AskedPart } from './asked.ts';
import { upToClause } from './at-clause.rules.ts';
import { locateLanguages, locateNames } from './mentions.rules.ts';
import { degreeAsked } from '../words/degrees.rules.ts';
import { pattern } from '../words/pattern.ts';
import { fold } from '../words/stem.rules.ts';
import { findYears } from './years-asked.rules.ts';

/** What is shown on paper, or is short for it: it may be asked for instead of years. */
const ON_PAPER = pattern()`
  \b(?:
    certificat\w*|licen[cs]e|diploma|degree|qualification|apprenticeship|\w*zertifikat|\w*schein|\w*abschluss|
    \w*brief|\w*ausbildung|\w*studium|\w*meister|\w*diplom|titul\w*|carne|carnet|permiso|certificado|grado|master
  )\b`;
const SHORT_FOR = /^\p{Lu}{2,6}\d?(?![\p{L}\p{N}])/u;

type Way = 'years' | 'language' | 'paper';

/** "QTS or 5 years of teaching": a choice between kinds is one thing, not the last that was known of it. */
export function ofKinds(ways: readonly string[], text: string): AskedPart[] {
  const kinds = ways.map(kindOf);
  if (new Set(kinds).size < 2 || kinds.includes(undefined)) return [];
  const degree = ways.map(degreeAsked).find((one) => one !== undefined);
  const anyOf = ways.map((way) => fold(way));
  const term = upToClause(text);
  return degree === undefined
    ? [{ kind: 'skill', key: fold(term), term, anyOf }]
    : [{ kind: 'degree', key: degree, term, anyOf: ways }];
}

function kindOf(way: string): Way | undefined {
  if (findYears(way) !== undefined) return 'years';
  const isOnPaper = degreeAsked(way) !== undefined || ON_PAPER.test(fold(way));
  if (isOnPaper) return 'paper';
  if (locateLanguages(way).length > 0) return 'language';
  const isName = SHORT_FOR.test(way) || locateNames(way, true).some(({ isKnown }) => isKnown);
  return isName ? 'paper' : undefined;
}
