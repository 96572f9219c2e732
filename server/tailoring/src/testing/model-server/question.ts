/** A question as a model server reads it out of a request: the data between the marks tells which one it is. */
export type ModelQuestion =
  | { kind: 'summary'; data: { summary: string; asked: string[] } }
  | {
      kind: 'entry';
      data: {
        position: string;
        company: string;
        asked: string[];
        description: string;
        achievements: { n: number; text: string }[];
      };
    }
  | { kind: 'skills'; data: { skills: string[]; asked: string[] } }
  | {
      kind: 'letter';
      data: {
        language: string;
        company: string;
        position: string;
        asked: string[];
        facts: string[];
        job: string;
        refused?: { letter: string; why: string };
      };
    }
  | { kind: 'translation'; data: { to: 'en' | 'es' | 'de'; texts: { n: number; text: string }[] } };

/** A request of the protocol, as far as personas read it. */
export interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string; schema: unknown } };
}

/** Finds the data of a request; undefined when there is none between whole marks. */
export function readQuestion({ messages }: ChatRequest): ModelQuestion | undefined {
  const user = messages.find(({ role }) => role === 'user')?.content ?? '';
  const json = /^\[data (\w+)\]\n([^]*)\n\[end of data \1\]$/.exec(user)?.[2];
  if (json === undefined) return undefined;
  const data = JSON.parse(json) as Record<string, unknown>;
  const kind = (['texts', 'facts', 'achievements', 'summary', 'skills'] as const).find(
    (key) => key in data,
  );
  const kinds = {
    texts: 'translation',
    facts: 'letter',
    achievements: 'entry',
    summary: 'summary',
    skills: 'skills',
  } as const;
  return kind === undefined ? undefined : ({ kind: kinds[kind], data } as ModelQuestion);
}
