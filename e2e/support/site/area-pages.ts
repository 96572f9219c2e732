/** The page by which an area is entered. */
export const AREAS = {
  account: '/my-account',
  billing: '/plans',
  'cv-editor': '/cv-data',
  export: '/export-pdf',
  import: '/import',
  tailoring: '/tailor-cv',
} as const;
export type Area = keyof typeof AREAS;
/** What stands in an area's place, as its heading. */
export const NOT_LOADED = 'This part of the site could not be loaded.';
