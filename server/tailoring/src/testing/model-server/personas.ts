import type { Language } from '@sastre/shared-contracts/api';
import { detectLanguage } from '@sastre/reading';
import { answerWell } from './answer-well.ts';
import { gloss } from './glossary.ts';
import { PLANTS, plantInto } from './plants.ts';
import type { ModelQuestion } from './question.ts';

/** What goes over the wire: an answer of the model, another answer of the server, a body cut at half or of its own, or nothing, ever. */
export type Reply =
  | { content: string }
  | { status: number; headers?: Record<string, string> }
  | { cutBody: string }
  | { body: string }
  | { flood: number }
  | 'silence';

/** What a persona may go by, besides the question. */
export interface CallContext {
  /** Requests that came before this one. */
  before: number;
  /** True: the request says what was wrong with the answer before. */
  isRepair: boolean;
  /** A number from 0 to 1, seeded. */
  random: () => number;
}

/** How a model, or the server in front of it, behaves. */
export type Persona = (question: ModelQuestion, call: CallContext) => Reply;

const say = (answer: unknown): Reply => ({ content: JSON.stringify(answer) });

/** Each text of an answer, changed; numbers, keys and skills stay. */
function withTexts(
  answer: Record<string, unknown>,
  change: (text: string) => string,
): Record<string, unknown> {
  const deep = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => deep(item, key));
    if (typeof value === 'string') return value === '' || key === 'order' ? value : change(value);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, deep(item, name)]),
      );
    return value;
  };
  return deep(answer, '') as Record<string, unknown>;
}

const languageOf = (text: string, question: ModelQuestion): Language =>
  question.kind === 'translation' ? question.data.to : (detectLanguage(text) ?? 'en');

/** Reorders and rewords by the data, and adds nothing. */
export const good: Persona = (question) => say(answerWell(question));

/** As good, but with prose, fences, keys in another order and commas too many around it. */
export const sloppy: Persona = (question, { random }) => {
  const entries = Object.entries(answerWell(question)).toReversed();
  const json = JSON.stringify(Object.fromEntries([['note', 'as {asked}'], ...entries]), null, 2);
  const comma = json.replace(/\n\}$/, ',\n}').replace(/\n( *)\]/g, ',\n$1]');
  const wraps = [
    `Sure, here is the answer:\n\n${comma}\n\nLet me know if you need more.`,
    `\`\`\`json\n${comma}\n\`\`\``,
    `<think>They want {"a": JSON}.</think>${comma}`,
  ];
  return { content: wraps[Math.floor(random() * wraps.length)] ?? json };
};

/** Adds to each text something that is not so, and skills and achievements that there are none of. */
export const inventing: Persona = (question, { random }) => {
  const planted = withTexts(answerWell(question), (text) => {
    const plant = PLANTS[Math.floor(random() * PLANTS.length)];
    return plant === undefined ? text : plantInto(text, plant, languageOf(text, question));
  });
  if (question.kind === 'skills') planted['order'] = ['Kubernetes', ...question.data.skills, 'Go'];
  if (question.kind === 'entry' && Array.isArray(planted['achievements']))
    planted['achievements'].push({ n: 99, text: 'Led 4,300 people at Zorblatt Industries.' });
  return say(planted);
};

/** Does as the job description, or whatever else stands in the data, tells it. */
export const obedient: Persona = (question, call) => {
  const orders = instructionsIn(question);
  if (orders.length === 0) return good(question, call);
  const told = orders.join(' ');
  const answer = withTexts(answerWell(question), (text) => `${text} ${told}`);
  return say({ ...answer, fullName: 'HIRED', personal_info: { fullName: 'HIRED' } });
};

/** What orders in the data ask to be written: what they quote, or what follows "that". */
function instructionsIn({ data }: ModelQuestion): string[] {
  const text = Object.values(data)
    .flat()
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join('\n');
  return text
    .split(/(?<=[.!?])\s|\n/)
    .filter((line) => /\b(ignore|state that|set the|add the|write that|disabled)\b/i.test(line))
    .map((line) => /"([^"]+)"/.exec(line)?.[1] ?? line.replace(/^.*?\bthat\b/i, '').trim());
}

const half = (text: string) => text.slice(0, Math.ceil(text.length / 2));
const contentOf = (question: ModelQuestion) => JSON.stringify(answerWell(question));

/** Answers in another language than the one asked for. */
const wrongLanguage: Persona = (question) =>
  say(
    withTexts(answerWell(question), (text) => {
      const other: Language = languageOf(text, question) === 'de' ? 'es' : 'de';
      return `${gloss(text, other)} ${other === 'de' ? 'und das ist auch nicht mit der für die von' : 'y también es con la para los que'}`;
    }),
  );

/** Letters of another shape than asked for; other answers are good. */
const letterOf =
  (paragraphs: readonly string[]): Persona =>
  (question) =>
    question.kind === 'letter' ? say({ paragraphs }) : say(answerWell(question));

/** What breaks, by the way it breaks. */
export const broken = {
  'cut JSON': (question) => ({ content: half(contentOf(question)) }),
  'cut JSON once': (question, { isRepair }) => ({
    content: isRepair ? contentOf(question) : half(contentOf(question)),
  }),
  'cut body': (question) => ({ cutBody: contentOf(question) }),
  'wrong schema': (question) => say({ answer: answerWell(question), status: 'done' }),
  'wrong schema once': (question, { isRepair }) =>
    say(isRepair ? answerWell(question) : { answer: answerWell(question), status: 'done' }),
  empty: () => ({ content: '' }),
  'no content': () => ({ status: 204 }),
  'empty body': () => ({ body: '' }),
  'no choices': () => ({ body: '{"id":"x","object":"chat.completion","choices":[]}' }),
  'no answer of the protocol': () => ({ body: '<!doctype html><p>Welcome to the proxy</p>' }),
  'no content once': (question, { before }) =>
    before % 2 === 0 ? { status: 204 } : { content: contentOf(question) },
  'endless letter': letterOf(Array<string>(4).fill('I would like to work with you. '.repeat(700))),
  'one paragraph': letterOf(['I would like to work with you.']),
  'busy at first': (question, { before }) =>
    before % 2 === 0
      ? { status: 429, headers: { 'retry-after': '2' } }
      : { content: contentOf(question) },
  'busy forever': () => ({ status: 429 }),
  failing: () => ({ status: 500 }),
  silent: () => 'silence',
  'too large': () => ({ flood: 1_200_000 }),
  'wrong language': wrongLanguage,
} as const satisfies Record<string, Persona>;

/** Personas by name, for whoever runs them all. */
export const PERSONAS: Readonly<Record<string, Persona>> = {
  good,
  sloppy,
  inventing,
  obedient,
  ...broken,
};
