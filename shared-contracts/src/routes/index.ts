export { paths, withQuery } from './paths.ts';
export type { CvDataQuery, CvDataTab } from './paths.ts';
export { CV_DATA_TABS, parseCvDataQuery } from './paths.ts';
