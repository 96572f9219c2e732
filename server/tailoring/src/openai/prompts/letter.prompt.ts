import * as z from 'zod/mini';
import type { Prompt } from './prompt.ts';

/** Writes the body of a letter. */
export const letterPrompt: Prompt<{ paragraphs: string[] }> = {
  name: 'letter',
  schema: z.object({ paragraphs: z.array(z.string()) }),
  shape: '{"paragraphs": ["first paragraph", "second paragraph", "third paragraph"]}',
  instructions: `Write the body of a cover letter in {language}, in the first person: three or four short paragraphs of plain text, without greeting, goodbye or name.
"facts" is all that may be said of the person; "company" and "position" name what they apply for; "asked" lists what the job asks for and the person has; "job" is the
job description. First what they apply for and where they stand now, then two things they did that matter for the job, then what else answers it, then one closing
sentence. Plain words, no slogans, no list of keywords, nothing about what the person lacks. "refused", if there is one, is a letter of yours that was refused, and why: write another without it.`,
};
