import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCvContent, type CvContent } from '@sastre/shared-contracts/api';
import { matchRequirements } from '../../match/match.rules.ts';
import { readFacts } from '../../cv/facts.rules.ts';
import { readJobText } from '../../ad/layout/job-text.rules.ts';
import { readRequirements } from '../../ad/read/requirements.rules.ts';

/** What an ad asks for, beside a CV of one job that says it in other words, or does not. */
export interface OtherWords {
  asked: string;
  adLanguage: string;
  cv: CvContent;
  told: string;
  isYes: boolean;
}

const NOW = new Date('2026-11-22T12:00:00Z');
const HEADINGS: Readonly<Record<string, string>> = {
  en: 'Requirements',
  es: 'Requisitos',
  de: 'Ihr Profil',
};

/** The pairs of a file here (`open`, `aside`): a row is ad language|asked|CV language|position|company|from|to|sentence|yes. */
export function readOtherWords(name: 'open' | 'aside' | 'second'): OtherWords[] {
  return readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const cells = line.split('|');
      const [adLanguage = '', asked = '', , position = '', company = '', from = ''] = cells;
      const [to = '', told = '', answer] = cells.slice(6);
      const entry = {
        ...{ id: 'w', position, company, location: '', description: '' },
        ...{ startDate: from, endDate: to, current: false, achievements: [told] },
      };
      const cv = { ...defaultCvContent, work_experience: [entry] };
      return { asked, adLanguage, cv, told, isYes: answer === 'yes' };
    });
}

/** The facts that show what the pair asks for. */
export function factsOfPair({ asked, adLanguage, cv }: OtherWords): string[] {
  const text = `${HEADINGS[adLanguage]}\n- ${asked}`;
  const found = matchRequirements(readRequirements(readJobText(text)), readFacts(cv), cv, NOW);
  return found.flatMap(({ facts }) => facts);
}
