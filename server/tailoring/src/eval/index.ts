export { englishJobs } from './jobs/english.jobs.ts';
export { JOBS } from './jobs/jobs.ts';
export { englishPeople } from './people/english.people.ts';
export { PEOPLE } from './people/people.ts';
