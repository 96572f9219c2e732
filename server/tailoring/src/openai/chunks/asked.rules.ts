import type { EngineTask } from '../../task/engine.ts';

const MOST = 20;

/** What the job asks for and these facts support, in the job's words; without facts: what any fact supports. */
export function askedOf(
  task: EngineTask,
  isOfPart: (factId: string) => boolean = () => true,
): string[] {
  const said = task.requirements
    .filter(({ facts }) => facts.some(isOfPart))
    .map(({ kind, term, quote }) => (kind === 'duty' ? quote : term));
  return [...new Set(said)].slice(0, MOST);
}

/** Facts that a model may draw on for texts about the whole CV: no contact and no names of people. */
export function tellableFacts(task: EngineTask): EngineTask['facts'] {
  return task.facts.filter(
    ({ id }) => !/^personal_info\.(fullName|website|linkedIn|github)$/.test(id),
  );
}
