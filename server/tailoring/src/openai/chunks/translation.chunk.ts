import type { EngineTask, Proposal } from '../../task/engine.ts';
import { toldEntries, toldTexts } from '@sastre/shared-contracts/cv';
import { detectLanguage, plainText } from '@sastre/reading';
import type { Chunk } from './chunk.ts';
import { translationPrompt } from '../prompts/translation.prompt.ts';

/** A text to be translated; `source`: it is a rewording that waits for the user. */
interface Text {
  path: string;
  text: string;
  source?: string;
}

/** Translates the free texts of the CV: the summary, then one question a job held or entry added. */
export function translationChunks(task: EngineTask): Chunk[] {
  const { main, translateTo: language } = task;
  if (language === undefined) return [];
  const groups = [
    [{ path: 'personal_info.summary', text: main.personal_info.summary }],
    ...toldEntries(main).map((told) => toldTexts(told).map(([path, text]) => ({ path, text }))),
  ];
  return groups
    .map((group) =>
      group
        .flatMap(({ path, text }): Text[] => {
          const asked = task.asked?.get(path);
          const present = { path, text: task.rewritten?.get(path) ?? text };
          return asked === undefined ? [present] : [present, { path, text: asked, source: asked }];
        })
        .filter(({ text }) => text.trim() !== '' && detectLanguage(plainText(text)) !== language),
    )
    .filter((group) => group.length > 0)
    .map((group): Chunk => async (ask) => {
      const texts = group.map(({ text }, n) => ({ n, text }));
      const answer = await ask({
        prompt: translationPrompt,
        language,
        data: { to: language, texts },
        check: (one) => missingOf(one.texts, texts.length),
      });
      return group.flatMap(({ path, text, ...own }, n): Proposal[] => {
        const said = answer.texts.find((one) => one.n === n)?.text.trim() ?? '';
        const isLeft = said === '' || said === text.trim();
        // A sentence that was handed back as it was is noted by the gate; a name alone has no language.
        if (isLeft && detectLanguage(plainText(text)) === undefined) return [];
        const value = isLeft ? text : said;
        return [{ path, op: 'rewrite', value, because: [path], for: [], ...own }];
      });
    });
}

function missingOf(texts: readonly { n: number }[], count: number): string | undefined {
  const missing = [...Array(count).keys()].filter((n) => !texts.some((one) => one.n === n));
  return missing.length === 0 ? undefined : `the texts ${missing.join(', ')} are missing`;
}
