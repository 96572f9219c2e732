import { entryKeys } from '@sastre/shared-contracts/cv';
import { isFormality } from '@sastre/reading';
import { cleanName } from '../task/clean-name.rules.ts';
import type { EngineTask } from '../task/engine.ts';
import type { Said } from './letter-material.rules.ts';
import { isHeld, withoutNumber } from './licences.rules.ts';

const MOST = 3;
const LONGEST = 80;

/** A certificate, a course or a licence, and whether the job cannot do without. */
export interface Paper extends Said {
  isMust: boolean;
  /** It is held, not learned. */
  isLicence: boolean;
}

/** Names of the certificates and courses of the CV's own sections that show what the job names. */
export function certificatesOf({ main, requirements }: EngineTask): Paper[] {
  const named = requirements.filter(({ kind }) => /^(?:tool|skill|degree)$/.test(kind));
  const factsOf = (all: EngineTask['requirements']) => new Set(all.flatMap(({ facts }) => facts));
  const [asked, needed] = [factsOf(named), factsOf(named.filter(({ need }) => need === 'must'))];
  return (main.sections ?? [])
    .filter(({ kind }) => kind === 'certificates' || kind === 'courses')
    .flatMap(({ id, entries }) => {
      const keys = entryKeys(entries);
      return entries.map(({ name }, at): Paper => {
        const fact = `sections[${id}].entries[${keys[at]}].name`;
        const text = withoutNumber(cleanName(name));
        const [isMust, isLicence] = [needed.has(fact), isHeld(text)];
        return { text, because: [fact], isMust, isLicence };
      });
    })
    .filter(({ text, because }) => because.some((one) => asked.has(one)) && text !== '')
    .filter(({ text }) => text.length <= LONGEST && !isFormality(text))
    .slice(0, MOST);
}
