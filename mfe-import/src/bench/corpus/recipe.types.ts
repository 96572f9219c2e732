import type { CvContent } from '@sastre/shared-contracts/api';
import type { Person } from './person.types.ts';

/** Makes a person's CV as a program that is not ours makes it. */
export interface Recipe {
  /** The program, as a table of the bench names it. */
  name: string;
  kind: 'pdf' | 'docx' | 'odt' | 'linkedin' | 'europass' | 'json-resume' | 'text';
  make: (person: Person) => Promise<Uint8Array>;
  /** What of a study such a file has no place for. */
  untold?: readonly (keyof CvContent['education'][number])[];
  /** Whether it has a place for added sections; absent: it has. */
  hasSections?: false;
}

/** Makes a person's CV as a page of HTML that a browser prints. */
export type PageRecipe = Pick<Recipe, 'name' | 'kind'> & { page: (person: Person) => string };

/** What a file by a recipe can tell of a person. */
export function truthOf({ untold = [], hasSections }: Recipe, { cv }: Person): CvContent {
  const blank = Object.fromEntries(untold.map((field) => [field, '']));
  const { sections, ...rest } = cv;
  return {
    ...rest,
    ...(hasSections === undefined && sections !== undefined && { sections }),
    education: cv.education.map((study) => ({ ...study, ...blank })),
  };
}
