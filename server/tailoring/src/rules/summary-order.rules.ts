import type { EngineTask, Proposal } from '../task/engine.ts';
import { leansOnOthers, splitSentences } from '../letter/motive.rules.ts';
import { isFormality } from '@sastre/reading';
import { names } from '../post/relevance.rules.ts';

const FEWEST_WORDS = 4;
/** Said of oneself: "Head of Chemistry with twenty years", which says who one is, reads first. */
const OF_ONESELF = /(?<!\p{L})(?:I|my|ich|mich|mir|mein\p{Ll}*|yo|me|mi|mis)(?![\p{L}-])/iu;

/**
 * The summary with the sentence first that names most of what the job asks for; its sentences stay as they are. None when one of them leans
 * on another, the first one is as good, or says who one is where the other tells what "I" did.
 */
export function leadOfSummary({ main, requirements }: EngineTask): Proposal[] {
  const summary = main.personal_info.summary.trim();
  const sentences = splitSentences(summary);
  const isPlain = !/[\n*_`[\]<>#\\]/.test(summary) && sentences.join(' ') === summary;
  const areWhole = sentences.every(
    (one) => /[.!?]$/.test(one) && one.split(' ').length >= FEWEST_WORDS && !leansOnOthers(one),
  );
  if (sentences.length < 2 || !isPlain || !areWhole) return [];
  const weighed = sentences.map((text) => ({ text, ...weigh(text, requirements) }));
  const [best] = weighed.toSorted((one, other) => other.weight - one.weight);
  if (best === undefined || best.weight <= (weighed[0]?.weight ?? 0)) return [];
  const [first = ''] = sentences;
  if (OF_ONESELF.test(best.text) && !OF_ONESELF.test(first)) return [];
  const value = [best.text, ...sentences.filter((one) => one !== best.text)].join(' ');
  const because = ['personal_info.summary'];
  return [{ path: 'personal_info.summary', op: 'rewrite', value, because, for: best.answers }];
}

function weigh(text: string, requirements: EngineTask['requirements']) {
  const answered = requirements.filter((one) => names(one, text) && !isFormality(one.term));
  const weight = answered.reduce((sum, { need }) => sum + (need === 'must' ? 2 : 1), 0);
  return { weight, answers: answered.map(({ id }) => id) };
}
