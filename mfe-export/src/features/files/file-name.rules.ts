import { companyNameOf, type Cv } from '@sastre/shared-contracts/api';

/** The ending of a kind of file. */
export type FileEnding = 'pdf' | 'docx' | 'txt' | 'json';

const LONGEST = 120;

/** The name of a file: its title, and the company that the copy is for. Nothing that a file system refuses. */
export function fileName(title: string, cv: Pick<Cv, 'tailored'>, ending: FileEnding): string {
  const company = companyNameOf(cv).trim();
  const whole = company === '' ? title : `${title} - ${company}`;
  const plain = whole
    .replace(/[\p{Cc}\p{Cf}]+/gu, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ');
  const short = [...plain]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${short === '' ? 'CV' : short}.${ending}`;
}
