import { findTools, fold, isFormality, type SupportedRequirement } from '@sastre/reading';
import type { EngineTask } from '../task/engine.ts';
import { isEmptyWord, standsIn } from '../post/literal.rules.ts';
import { isOfEveryOffice, ofPost } from '../post/of-post.rules.ts';
import { answersIn, names } from '../post/relevance.rules.ts';

/** What a job cannot do without stands before all that is nice to have; between them, what the post is called by. */
const VALUE = { must: 7, nice: 3 };
const ASKED = /^(?:tool|skill|duty|years)$/;
const OF_POST = 5;
const IN_TITLE = 9;
/** What every desk has stands behind what this one is about, and a licence or a car behind all that answers the work. */
const OF_EVERY_OFFICE = 0.5;
const FORMALITY = 0.1;

/** How much each skill counts for a job, by its id: by the most that it is asked for, so that those of one kind keep their order. */
export function skillWeights(task: EngineTask): ReadonlyMap<string, number> {
  const { facts, requirements, position } = task;
  const answers = answersIn(facts);
  const isOfPost = ofPost(position);
  const weighed = facts
    .filter(({ id }) => id.startsWith('skills['))
    .map(({ id, text }): [string, number] => {
      const own = requirements.filter(
        (one) => names(one, text) || (isNamed(one) && answers(one).includes(id)),
      );
      // What is asked for by itself is asked for as it is said there, whatever else speaks of it.
      const asking =
        own.length > 0
          ? own
          : requirements.filter((one) => answers(one).includes(id) || isWithin(text, one.quote));
      const values = asking.map(valueOf);
      const title = isWithin(text, position) ? IN_TITLE : isOfPost(text) ? OF_POST : 0;
      return [id, Math.max(0, title, ...values)];
    });
  return new Map(weighed.filter(([, value]) => value > 0));
}

const isNamed = ({ kind }: SupportedRequirement) => kind === 'tool' || kind === 'skill';

function valueOf({ kind, need, term }: SupportedRequirement): number {
  if (isFormality(term)) return FORMALITY;
  if (isOfEveryOffice(term)) return OF_EVERY_OFFICE;
  return ASKED.test(kind) ? VALUE[need] : 0;
}

/** "P&L", "S7": a name, whatever general word stands beside it. */
const NAME = /^\P{Ll}*\p{Lu}\P{Ll}*[\p{Lu}\d]/u;

/** Whether words of an ad name a skill among others: "(S7 / TIA Portal)", "Java, Kotlin or Go", "responsibility for P&L". */
function isWithin(skill: string, said: string): boolean {
  const tools = findTools(said);
  const [name = '', ...others] = skill.split(' ').filter((word) => !isEmptyWord(word));
  const isName = others.length === 0 && fold(name) !== fold(skill) && NAME.test(name);
  return (
    findTools(skill).some((tool) => tools.includes(tool)) ||
    standsIn(said, skill) ||
    (isName && standsIn(said, name))
  );
}
