import details from './course-details.data.json' with { type: 'json' };

/** What tells more of a course behind its name, folded: what was heard there, what was written, and by whose advice. */
export const COURSE_DETAILS: ReadonlySet<string> = new Set(details);
