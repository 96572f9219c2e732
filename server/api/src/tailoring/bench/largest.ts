import { LIMITS, type CvContent } from '@sastre/shared-contracts/api';
import { englishJobs, englishPeople } from '@sastre/tailoring/eval';

const JOBS = LIMITS.listLength;
const BULLETS = 20;
/** Bytes left for what the document has besides bullets, and for what storing adds. */
const REST = 90_000;
const BULLET = Math.floor((LIMITS.documentBytes - REST) / (JOBS * BULLETS));

/** The largest CV that can be stored, of sentences that people wrote; no two bullets are the same. */
export function largestCv(): CvContent {
  const [first] = englishPeople;
  if (first === undefined) throw new Error('There are no people.');
  const sentences = englishPeople.flatMap(({ cv }) =>
    cv.work_experience.flatMap(({ achievements }) => achievements),
  );
  const pick = (at: number) => sentences[at % sentences.length] ?? '';
  const bullet = (at: number) => {
    let text = `In ${at % 97} weeks: ${pick(at)}`;
    for (let more = 1; text.length < BULLET; more += 1) text += `, ${pick(at * 7 + more * 5)}`;
    return text.slice(0, BULLET);
  };
  const entries = englishPeople.flatMap(({ cv }) => cv.work_experience);
  const [nobody] = entries;
  if (nobody === undefined) throw new Error('Nobody has a job.');
  const skills = englishPeople.flatMap(({ cv }) => cv.skills);
  return {
    ...first.cv,
    work_experience: Array.from({ length: JOBS }, (_none, job) => ({
      ...(entries[job % entries.length] ?? nobody),
      id: `w${job}`,
      company: `Company ${job} of Bergen`,
      achievements: Array.from({ length: BULLETS }, (_other, place) =>
        bullet(job * BULLETS + place),
      ),
    })),
    skills: Array.from({ length: LIMITS.listLength }, (_none, at) => ({
      id: `s${at}`,
      name: `${skills[at % skills.length]?.name ?? 'Skill'}${at < skills.length ? '' : ` ${at}`}`,
      level: 'Advanced' as const,
    })),
  };
}

/** The longest job description that can be sent: many of ours, one after the other. */
export function largestJob(): { companyName: string; jobDescription: string } {
  let text = '';
  for (let at = 0; text.length < LIMITS.textLength; at += 1)
    text += `${englishJobs[at % englishJobs.length]?.jobDescription ?? ''}\n\n`;
  return { companyName: 'Fjordline Ferries', jobDescription: text.slice(0, LIMITS.textLength) };
}
