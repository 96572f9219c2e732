import {
  addedKey,
  type CvContent,
  type Edit,
  type EngineName,
  type Fact,
  type LetterAsk,
  type Requirement,
  type TailoringReport,
} from '@sastre/shared-contracts/api';
import { type SupportedRequirement, entryOf, readFacts } from '@sastre/reading';
import { IN_COPY, isFoundSince, sayingOf } from './found-since.rules.ts';

/** What a report is made from. */
export interface ReportParts {
  /** Null: nothing of it is an engine's work. */
  engine: EngineName | null;
  facts: readonly Fact[];
  requirements: readonly SupportedRequirement[];
  /** The tailored copy. */
  content: CvContent;
  edits: readonly Edit[];
  notes: readonly string[];
  /** What the job wants the letter to tell that stands in no CV. */
  letterAsks?: readonly LetterAsk[];
}

/** Writes the report that is stored with a tailored CV. */
export function writeReport(parts: ReportParts): TailoringReport {
  const isShown = shownIn(parts.content, parts.facts);
  const requirements = parts.requirements.map(({ held: _held, ...one }): Requirement => ({
    ...one,
    facts: one.facts.slice(0, MOST_FACTS),
    group: groupOf(one, isShown),
  }));
  const count = (...groups: Requirement['group'][]) =>
    requirements.filter(
      ({ group, levelNotSaid }) => groups.includes(group) && levelNotSaid !== true,
    ).length;
  return {
    engine: parts.engine,
    facts: keptFacts(parts, requirements),
    requirements,
    edits: [...parts.edits],
    refused: parts.edits.filter(({ status }) => status === 'refused').length,
    coverage: {
      shown: count('shown'),
      supported: count('shown', 'unsaid'),
      total: requirements.length,
    },
    notes: [...new Set(parts.notes)],
    ...(parts.letterAsks?.length ? { letterAsks: [...parts.letterAsks] } : {}),
  };
}

/** What a requirement rests on is told by its first facts; hundreds of positions say no more. */
const MOST_FACTS = 12;
/** Facts of more characters than this are kept only where the report refers to them. */
const ALL_KEPT = 60_000;

/** The facts that a report needs: all of an ordinary CV; of a very long one, those that it refers to and those of entries with a change. */
function keptFacts(
  { facts, edits }: ReportParts,
  requirements: readonly Requirement[],
): ReportParts['facts'][number][] {
  const size = facts.reduce((sum, { id, text }) => sum + id.length + text.length, 0);
  if (size <= ALL_KEPT) return [...facts];
  const referred = new Set([
    ...requirements.flatMap((one) => one.facts),
    ...edits.flatMap(({ because }) => because),
  ]);
  // What stands in an entry is asked for when a change of it is taken back.
  const changed = new Set(edits.map(({ path }) => entryOf(path) ?? path));
  return facts.filter(
    ({ id }) =>
      referred.has(id) || changed.has(entryOf(id) ?? id) || id.startsWith('personal_info.'),
  );
}

function groupOf(
  { facts, levelNotSaid }: SupportedRequirement,
  isShown: (id: string) => boolean,
): Requirement['group'] {
  if (facts.length === 0) return 'not-yours';
  return levelNotSaid !== true && facts.some(isShown) ? 'shown' : 'unsaid';
}

const SECTION_OF: readonly [prefix: string, section: string][] = [
  ['personal_info.summary', 'summary'],
  ['personal_info.', 'personalInfo'],
  ['work[', 'workExperience'],
  ['education[', 'education'],
  ['skills[', 'skills'],
  ['languages[', 'languages'],
];

/** The key of the section that a fact stands in. */
function sectionOf(id: string): string | undefined {
  const [, added] = /^sections\[([^\]]*)\]/.exec(id) ?? [];
  return added === undefined
    ? SECTION_OF.find(([prefix]) => id.startsWith(prefix))?.[1]
    : addedKey({ id: added });
}

/** Facts that stand in the copy and in a section that is not hidden. */
export function visibleFacts(content: CvContent): Fact[] {
  const { hiddenSections = [], addedHidden = [] } = content.tailored ?? {};
  const hidden: readonly string[] = [...hiddenSections, ...addedHidden];
  return readFacts(content).filter(({ id }) => !hidden.includes(sectionOf(id) ?? ''));
}

/**
 * Whether a fact is shown by the copy. An achievement is known by its entry: its place and its words may have changed. What
 * was found since is known by its words.
 */
export function shownIn(content: CvContent, facts: readonly Fact[]): (id: string) => boolean {
  const visible = visibleFacts(content);
  const ids = new Set(visible.map(({ id }) => id));
  const said = new Set(visible.map(sayingOf));
  const since = new Map(facts.map((fact) => [fact.id, fact]));
  return (id) => {
    if (!isFoundSince(id)) return ids.has(id);
    const fact = since.get(id);
    return fact !== undefined && id.startsWith(IN_COPY) && said.has(sayingOf(fact));
  };
}
