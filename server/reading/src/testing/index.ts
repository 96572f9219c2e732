export { LANGUAGE_SAMPLES } from './language-samples.ts';
export { analystCv, analystJob, hostileJob, jobs, people } from './people.fixture.ts';
export { cvInBrief, person } from './person.ts';
export type { EvalPerson, PersonInBrief } from './person.ts';
