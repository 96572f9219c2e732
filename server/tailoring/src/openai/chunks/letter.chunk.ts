import type { EngineTask, Proposal } from '../../task/engine.ts';
import type { Gate, LetterJudgement } from '@sastre/gate';
import { contactIn, escapeMarkdown } from '@sastre/reading';
import { proveLetter } from '../../task/letter-proof.rules.ts';
import { greetingTo } from '../../letter/greeting.rules.ts';
import { coveredBy } from '../../letter/covered.rules.ts';
import { createPen } from '../../letter/pen.rules.ts';
import type { Ask } from './chunk.ts';
import { languageName } from '../prompts/prompt.ts';
import { letterPrompt } from '../prompts/letter.prompt.ts';
import { askedOf, tellableFacts } from './asked.rules.ts';
import { wrongLanguage } from './language-check.rules.ts';
import { relatedFacts } from './related-facts.rules.ts';

const MOST_FACTS = 60;
const LONGEST_JOB = 6_000;
const FEWEST_PARAGRAPHS = 2;
const MOST_PARAGRAPHS = 6;
/** Characters: two pages. What is longer is no letter. */
const LONGEST_LETTER = 6_000;

/** A letter that passes the gate, after a second try if need be; empty when both are refused. */
export async function writeLetterWith(task: EngineTask, gate: Gate, ask: Ask): Promise<Proposal[]> {
  const first = await compose(task, ask);
  const passing = (paragraphs: readonly string[]) =>
    greetingsOf(task)
      .map((greeting) => letterOf(task, greeting, paragraphs))
      .find((one) => proveLetter(gate.judgeLetter(one)).holds);
  const letter = passing(first);
  if (letter !== undefined) return [proposalOf(task, letter, gate)];
  const judged = gate.judgeLetter(letterOf(task, greetingsOf(task)[0] ?? '', first));
  // Without greeting and name: a model is never told who it writes for.
  const refused = { letter: first.join('\n\n'), why: whyNot(judged) };
  const second = passing(await compose(task, ask, refused));
  return second === undefined ? [] : [proposalOf(task, second, gate)];
}

/** As the built-in engine greets: whom the ad names for it; the team, where that does not pass. */
function greetingsOf({ companyName, letterLanguage, jobText }: EngineTask): string[] {
  const named = greetingTo(companyName, letterLanguage, contactIn(jobText));
  return [...new Set([named, greetingTo(companyName, letterLanguage)])];
}

async function compose(
  task: EngineTask,
  ask: Ask,
  refused?: { letter: string; why: string },
): Promise<string[]> {
  const { companyName: company, position, jobText, letterLanguage: language } = task;
  const asked = askedOf(task);
  const facts = tellableFacts(task)
    .slice(0, MOST_FACTS)
    .map(({ id, text }) => `${labelOf(id)}: ${text}`);
  const { paragraphs } = await ask({
    prompt: letterPrompt,
    language,
    data: {
      language: languageName(language),
      company,
      position,
      asked,
      facts,
      job: jobText.slice(0, LONGEST_JOB),
      ...(refused && { refused }),
    },
    check: (one) => complaintOf(one.paragraphs, language),
  });
  return paragraphs;
}

function letterOf(task: EngineTask, greeting: string, paragraphs: readonly string[]): string {
  const { companyName, letterLanguage, main } = task;
  const isNamed = greeting !== greetingTo(companyName, letterLanguage);
  const name = main.personal_info.fullName.trim();
  return [greeting, ...paragraphs, createPen(task).goodbye(isNamed), name]
    .map((paragraph) => escapeMarkdown(paragraph.trim()))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function complaintOf(paragraphs: readonly string[], language: EngineTask['letterLanguage']) {
  const count = paragraphs.filter((text) => text.trim() !== '').length;
  if (count < FEWEST_PARAGRAPHS || count > MOST_PARAGRAPHS)
    return `it has ${count} paragraphs; three or four are asked for`;
  if (paragraphs.join('').length > LONGEST_LETTER)
    return 'it is far too long; a page at most is asked for';
  return wrongLanguage(paragraphs, language);
}

/** A letter below the day and what it is for, as the built-in engine heads its own; what does not pass is left out. */
function headed(task: EngineTask, letter: string, gate: Gate): string {
  const pen = createPen(task);
  const leftOut = (one: string) => proveLetter(gate.judgeLetter(one)).leftOut.length;
  const own = leftOut(letter);
  const heads = [...pen.subject().map((subject) => [pen.date(), subject]), [pen.date()]];
  return (
    heads.map((head) => [...head, letter].join('\n\n')).find((one) => leftOut(one) === own) ??
    letter
  );
}

function proposalOf(task: EngineTask, letter: string, gate: Gate): Proposal {
  const because = relatedFacts(letter, task.facts);
  const sentences = letter
    .split(SENTENCE_END)
    .map((text) => ({ text: withoutPosition(text, task), because }));
  return {
    path: 'coverLetter',
    op: 'set',
    value: headed(task, letter, gate),
    because,
    for: coveredBy(sentences, task),
  };
}

/** What is applied for is named as such, and tells nothing of who applies. */
function withoutPosition(sentence: string, { position }: EngineTask): string {
  return position === '' ? sentence : sentence.replaceAll(position, ' ');
}

const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu}|[¿¡„“"«*])|\n+/u;

/** `work[w1].achievements[0]` as `work w1 achievements`: models read it, people never do. */
function labelOf(id: string): string {
  return id
    .replace(/\[\d+\]$/, '')
    .replace(/[[\].]+/g, ' ')
    .replace('personal_info ', '')
    .trim();
}

const MOST_SAID = 6;

/** What a second letter must do without, in the words of the first. */
function whyNot(judged: LetterJudgement): string {
  // Greeting, goodbye and name are not the model's.
  const sentences = judged
    .slice(1, -2)
    .flat()
    .filter(({ answer }) => answer !== 'proven');
  const said = sentences
    .slice(0, MOST_SAID)
    .map(({ text, unproven }) =>
      unproven.length === 0 ? `"${text}"` : `"${text}" (not in the facts: ${unproven.join(', ')})`,
    );
  return `the facts do not state this: ${said.join('; ')}`;
}
