import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model server that rewords or translates some texts and leaves all else as it is. */
export interface SmallModel {
  /** Base URL, as the product is told it. */
  url: string;
  /** From now on these texts are answered with others. */
  answerWith: (texts: Readonly<Record<string, string>>) => void;
  stop: () => Promise<void>;
}

interface Asked {
  summary?: string;
  description?: string;
  achievements?: { n: number; text: string }[];
  skills?: string[];
  /** To be translated. */
  texts?: { n: number; text: string }[];
}

/** Starts a model that answers `texts[text]` for a text of the CV where `answerWith` gave one, and the text itself otherwise. */
export async function startSmallModel(): Promise<SmallModel> {
  let texts: Readonly<Record<string, string>> = {};
  const reword = (text: string) => texts[text] ?? text;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      const json = /\n(\{[^]*\})\n/.exec(messages.at(-1)?.content ?? '')?.[1] ?? '{}';
      const content = JSON.stringify(answerTo(JSON.parse(json) as Asked, reword));
      const choices = [
        { index: 0, finish_reason: 'stop', message: { role: 'assistant', content } },
      ];
      const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: '1', object: 'chat.completion', choices, usage }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answerWith: (answers) => void (texts = answers),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answerTo(
  { achievements, description, summary, skills, texts }: Asked,
  reword: (text: string) => string,
) {
  if (texts !== undefined)
    return { texts: texts.map(({ n, text }) => ({ n, text: reword(text) })) };
  if (achievements !== undefined)
    return {
      description: reword(description ?? ''),
      achievements: achievements.map(({ n, text }) => ({ n, text: reword(text) })),
    };
  return summary !== undefined ? { summary: reword(summary) } : { order: skills ?? [] };
}
