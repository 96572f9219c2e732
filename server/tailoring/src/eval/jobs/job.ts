/** A job text of our own. */
export interface EvalJob {
  key: string;
  companyName: string;
  jobDescription: string;
}

/** Makes a job of its text; its company is named in the text. */
export function job(key: string, companyName: string, text: string): EvalJob {
  return { key, companyName, jobDescription: text.trim() };
}
