import type { Requirement } from '@sastre/shared-contracts/api';

/** A requirement with the facts that support it, before it is known what the copy shows. */
export interface SupportedRequirement {
  id: string;
  term: string;
  kind: Requirement['kind'];
  need: Requirement['need'];
  quote: string;
  facts: string[];
  /** It is asked for at a high level, and the CV only lists it. */
  levelNotSaid?: true;
  /** A language that the CV lists at a lower level than is asked for. */
  levelBelow?: Requirement['levelBelow'];
  /** A licence, a check or a permit. */
  hasNoLevel?: true;
  /** It is no skill. */
  belongs?: Requirement['belongs'];
  /**
   * Where the job leaves a choice ("Python or Go"), what of it the CV names, and of "Dokumentationssystem ORBIS"
   * the name: in the words of the job.
   */
  held?: string;
}
