import type {
  CvContent,
  Edit,
  EngineName,
  Fact,
  Requirement,
  TailoringReport,
} from '@sastre/shared-contracts/api';
import type { SupportedRequirement } from './engine.ts';
import { readFacts } from './reading/facts.rules.ts';

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
}

/** Writes the report that is stored with a tailored CV. */
export function writeReport(parts: ReportParts): TailoringReport {
  const shown = shownFacts(parts.content);
  const requirements = parts.requirements.map((one): Requirement => ({
    ...one,
    group: groupOf(one, shown),
  }));
  const count = (...groups: Requirement['group'][]) =>
    requirements.filter(({ group }) => groups.includes(group)).length;
  return {
    engine: parts.engine,
    facts: [...parts.facts],
    requirements,
    edits: [...parts.edits],
    refused: parts.edits.filter(({ status }) => status === 'refused').length,
    coverage: {
      shown: count('shown'),
      supported: count('shown', 'unsaid'),
      total: requirements.length,
    },
    notes: [...new Set(parts.notes)],
  };
}

function groupOf(
  { facts }: SupportedRequirement,
  shown: ReadonlySet<string>,
): Requirement['group'] {
  if (facts.length === 0) return 'not-yours';
  return facts.some((id) => shown.has(id)) ? 'shown' : 'unsaid';
}

const SECTION_OF: readonly [prefix: string, section: string][] = [
  ['personal_info.summary', 'summary'],
  ['personal_info.', 'personalInfo'],
  ['work[', 'workExperience'],
  ['education[', 'education'],
  ['skills[', 'skills'],
  ['languages[', 'languages'],
];

/** Facts that stand in the copy and in a section that is not hidden. An achievement is known by its entry: its place may have changed. */
function shownFacts(content: CvContent): ReadonlySet<string> {
  const hidden: readonly string[] = content.tailored?.hiddenSections ?? [];
  const sectionOf = (id: string) => SECTION_OF.find(([prefix]) => id.startsWith(prefix))?.[1];
  return new Set(
    readFacts(content)
      .map(({ id }) => id)
      .filter((id) => !hidden.includes(sectionOf(id) ?? '')),
  );
}
