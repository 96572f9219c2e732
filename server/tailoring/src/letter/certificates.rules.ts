import { entryKeys } from '@sastre/shared-contracts/cv';
import { isFormality } from '@sastre/reading';
import { cleanName } from '../clean-name.rules.ts';
import type { EngineTask } from '../engine.ts';
import type { Said } from './letter-material.rules.ts';
import { unbracketed } from './studies.rules.ts';

const MOST = 3;
const LONGEST = 80;

/** Names of the certificates and courses of the CV's own sections that show what the job names. */
export function certificatesOf({ main, requirements }: EngineTask): Said[] {
  const asked = new Set(
    requirements
      .filter(({ kind }) => /^(?:tool|skill|degree)$/.test(kind))
      .flatMap(({ facts }) => facts),
  );
  return (main.sections ?? [])
    .filter(({ kind }) => kind === 'certificates')
    .flatMap(({ id, entries }) => {
      const keys = entryKeys(entries);
      return entries.map(({ name }, at): Said => ({
        text: unbracketed(cleanName(name)),
        because: [`sections[${id}].entries[${keys[at]}].name`],
      }));
    })
    .filter(({ text, because }) => because.some((one) => asked.has(one)) && text !== '')
    .filter(({ text }) => text.length <= LONGEST && !isFormality(text))
    .slice(0, MOST);
}
