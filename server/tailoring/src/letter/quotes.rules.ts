import { fold, plainText } from '@sastre/reading';
import type { EngineTask } from '../engine.ts';
import { cleanName } from '../clean-name.rules.ts';
import type { KeyedStation, Quote } from './letter-material.rules.ts';
import { isLesser, isNoDeed } from './no-deed.rules.ts';

const SHORTEST = 25;
const LONGEST = 130;
const MOST = 3;
/** "He leads", "sie betreut": said of a third person. */
const OF_OTHERS = /^(?:he|she|er|sie|el|ella) /u;

/** What a CV in another language than the letter's says of one's work, newest first, what the job asks for before the rest. */
export function quotesOf(task: EngineTask, stations: readonly KeyedStation[]): Quote[] {
  const asked = new Set(task.requirements.flatMap(({ facts }) => facts));
  return stations
    .flatMap(({ entry, station }, rank) =>
      entry.achievements.flatMap((achievement, place) => {
        const text = cleanName(plainText(achievement)).replace(/[.\s]+$/u, '');
        const id = `${station.key}.achievements[${place}]`;
        const isFit = text.length >= SHORTEST && text.length <= LONGEST && !/[„“”«»"]/u.test(text);
        if (!isFit || isNoDeed(text) || isLesser(text) || OF_OTHERS.test(fold(text))) return [];
        const weight = Number(asked.has(id)) * 3 - rank * 2 - place + Number(/\d/.test(text)) * 2;
        return [{ text, station, because: [id, `${station.key}.company`], weight }];
      }),
    )
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ text, station, because }) => ({ text, station, because }));
}
