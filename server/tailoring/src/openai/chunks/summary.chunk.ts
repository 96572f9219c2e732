import type { EngineTask } from '../../task/engine.ts';
import { answeredBy } from '../../post/relevance.rules.ts';
import type { Chunk } from './chunk.ts';
import { summaryPrompt } from '../prompts/summary.prompt.ts';
import { askedOf } from './asked.rules.ts';
import { languageOf, wrongLanguage } from './language-check.rules.ts';
import { relatedFacts } from './related-facts.rules.ts';

const PATH = 'personal_info.summary';

/** Rewords the summary; none is made where there is none. */
export function summaryChunks(task: EngineTask): Chunk[] {
  const { main, facts, requirements, position } = task;
  const { summary, title } = main.personal_info;
  if (summary.trim() === '') return [];
  const language = languageOf([summary], task.cvLanguage);
  const data = {
    summary,
    title,
    held: main.work_experience.map((entry) => entry.position),
    skills: main.skills.map(({ name }) => name),
    position,
    asked: askedOf(task),
  };
  return [
    async (ask) => {
      const answer = await ask({
        prompt: summaryPrompt,
        language,
        data,
        check: (one) => wrongLanguage([one.summary], language),
      });
      const value = answer.summary.trim();
      if (value === '' || value === summary.trim()) return [];
      const because = [...new Set([PATH, ...relatedFacts(value, facts)])];
      return [
        { path: PATH, op: 'rewrite', value, because, for: answeredBy(because, requirements) },
      ];
    },
  ];
}
