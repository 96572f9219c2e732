import { escapeMarkdown, fold } from '@sastre/reading';
import { cleanName } from '../task/clean-name.rules.ts';
import type { EngineTask } from '../task/engine.ts';
import { isForClient } from './for-client.rules.ts';
import type { Station } from './letter-material.rules.ts';
import type { Pen } from './pen.rules.ts';
import { shortName } from './place.rules.ts';
import type { Sentence, Told } from './told.ts';

/** Who applies where they work or have worked is no stranger there: it is said behind what they apply for. */
export function* againOf(
  task: EngineTask,
  stations: readonly Station[],
  pen: Pen,
  told: Told,
): Generator<Sentence, void> {
  const house = nameOf(task.companyName);
  const station = stations.find(({ company }) => nameOf(company) === house);
  if (station === undefined || isForClient(task)) return;
  const isNamed = told.last.includes(escapeMarkdown(task.companyName));
  yield {
    ways: pen.again(station, isNamed),
    because: station.because,
    about: station.key,
  };
}

const nameOf = (company: string) => fold(shortName(cleanName(company)));
