import type { EngineTask } from '../../task/engine.ts';
import { entryKeys } from '@sastre/shared-contracts/cv';
import { fold, isFormality } from '@sastre/reading';
import { answeredBy } from '../../post/relevance.rules.ts';
import type { Chunk } from './chunk.ts';
import { skillsPrompt } from '../prompts/skills.prompt.ts';
import { askedOf } from './asked.rules.ts';

/** Orders the skills. What the answer leaves out follows in its old order; what it adds is left out. */
export function skillsChunks(task: EngineTask): Chunk[] {
  const { main, requirements, position, cvLanguage: language } = task;
  const ids = entryKeys(main.skills).map((key) => `skills[${key}].name`);
  if (ids.length < 2) return [];
  const names = main.skills.map(({ name }) => name);
  const data = { skills: names, position, asked: askedOf(task) };
  return [
    async (ask) => {
      const { order } = await ask({ prompt: skillsPrompt, language, data });
      const folded = names.map((name) => fold(name.trim()));
      const known = order
        .map((name) => folded.indexOf(fold(name.trim())))
        // A licence or a car leads nothing, wherever a model puts it.
        .toSorted((one, other) => Number(isBeside(names[one])) - Number(isBeside(names[other])));
      const places = new Set([...known.filter((place) => place >= 0), ...names.keys()]);
      const value = [...places].flatMap((place) => ids[place] ?? []);
      if (value.every((id, place) => id === ids[place])) return [];
      const because = value.filter((id) => requirements.some(({ facts }) => facts.includes(id)));
      const answers = answeredBy(because, requirements);
      return [{ path: 'skills', op: 'reorder', value, because, for: answers }];
    },
  ];
}

const isBeside = (name = '') => isFormality(name);
