/** Constants of specification 3, 5 and 9. Times are milliseconds, sizes bytes unless a name says otherwise. */

/** Languages of the interface, of translations and of letters that are written. */
export const LANGUAGES = ['en', 'es', 'de'] as const;
/** A supported language code (ISO 639-1). */
export type Language = (typeof LANGUAGES)[number];
/** Language used when nothing better is known. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** True when `value` is one of the supported language codes. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * Languages that a CV document has headings, levels and dates in (ISO 639-1, with a script where one is written in two: `zh`
 * is Simplified Chinese), by their own names' order.
 */
export const DOCUMENT_LANGUAGES = [
  'cs',
  'da',
  'de',
  'en',
  'es',
  'ca',
  'fr',
  'hr',
  'it',
  'hu',
  'nl',
  'nb',
  'pl',
  'pt',
  'ro',
  'sk',
  'fi',
  'sv',
  'vi',
  'tr',
  'el',
  'bg',
  'ru',
  'uk',
  'ka',
  'hy',
  'he',
  'ar',
  'fa',
  'am',
  'hi',
  'bn',
  'ta',
  'te',
  'th',
  'ja',
  'zh',
  'zh-Hant',
  'ko',
] as const;
/** A language that a CV document can be in. */
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];
/** The choice of a document's language that leaves it to what the CV is written in. */
export const AUTO_LANGUAGE = 'auto';
/** The same, and the language until that tells: nobody chose it, the first screen that showed the document had it. */
export const SETTLED_LANGUAGES = LANGUAGES.map(
  (language) => `${AUTO_LANGUAGE}-${language}` as const,
);

/** True when a document has words in the language `value`. */
export function isDocumentLanguage(value: unknown): value is DocumentLanguage {
  return DOCUMENT_LANGUAGES.some((language) => language === value);
}

/** Skill levels, lowest first. */
export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;
/** Levels of a language skill, in the order in which they are offered. */
export const LANGUAGE_LEVELS = [
  'Beginner',
  'Intermediate',
  'Advanced',
  'Native',
  'Fluent',
] as const;
/** Levels of the Common European Framework of Reference for Languages, lowest first. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];
/** Level of a new skill or language. */
export const DEFAULT_LEVEL = 'Intermediate';

/** Kinds of sections that a person adds; each has a heading of its own in every language of documents. */
export const SECTION_KINDS = [
  'projects',
  'certificates',
  'publications',
  'volunteer',
  'awards',
  'references',
  'interests',
  'courses',
  'custom',
] as const;
/** A kind of added section. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Every section that each CV document has. */
export const SECTION_KEYS = [
  'cover-letter',
  'personalInfo',
  'summary',
  'skills',
  'workExperience',
  'education',
  'languages',
] as const;
/** Key of a section that each CV document has. */
export type SectionKey = (typeof SECTION_KEYS)[number];
/** Key of a section that a person added: `section:` and its id. */
export type AddedSectionKey = `section:${string}`;
/** Key of any section of a CV document. */
export type AnySectionKey = SectionKey | AddedSectionKey;
/** Order used when a CV stores none; the cover letter is last. */
export const DEFAULT_SECTION_ORDER: readonly SectionKey[] = [
  'personalInfo',
  'summary',
  'workExperience',
  'education',
  'skills',
  'languages',
  'cover-letter',
];
/** Sections that stand in the left column of a two-column template by default. */
export const DEFAULT_LEFT_COLUMN_SECTIONS: readonly SectionKey[] = [
  'personalInfo',
  'skills',
  'languages',
];
/** Sections whose heading a user may override (`sectionTitles`). */
export const TITLED_SECTIONS = [
  'personalInfo',
  'summary',
  'skills',
  'workExperience',
  'education',
  'languages',
] as const;

/**
 * CV templates to choose from, without a version (`name@2`). Any other value is legal too: one that starts with
 * `two-column` uses two columns.
 */
export const TEMPLATES = [
  'single-column-1',
  'two-column-1',
  'compact-1',
  'header-band-1',
  'academic-1',
  'serif-1',
  'photo-header-1',
  'two-column-right-1',
] as const;
/** A template to choose. */
export type TemplateName = (typeof TEMPLATES)[number];
export const DEFAULT_TEMPLATE = 'single-column-1';
/** Bounds of the type of a document; sizes in points, lengths in millimetres, spacing and line height as factors. */
export const TYPE_BOUNDS = {
  fontSize: { min: 8.5, max: 13 },
  lineHeight: { min: 1.15, max: 1.8 },
  spacing: { min: 0.4, max: 1.8 },
  margin: { min: 10, max: 35 },
} as const;
/** How the dates of a document are written: 2018, 03/2018, Mar 2018, March 2018. */
export const DATE_FORMATS = ['year', 'numeric', 'short', 'long'] as const;
/** How skills are laid out: by level or group under its name, one a line, or one after the other. */
export const SKILL_LAYOUTS = ['groups', 'lines', 'inline'] as const;
/** Paper sizes of an export. */
export const PAPERS = ['A4', 'Letter'] as const;
export const DEFAULT_PAPER = 'A4';

/** Bounds of stored data. */
export const LIMITS = {
  /** Characters of one text field. */
  textLength: 20_000,
  /** Entries of one list. */
  listLength: 200,
  /** Sections that a CV may have beside those of every CV. */
  addedSections: 20,
  /** Bytes of what an import could not place, as JSON. */
  extraBytes: 65_536,
  /** Bytes of a CV document as JSON. */
  documentBytes: 1_048_576,
  /** Bytes of the html posted for a PDF. */
  htmlBytes: 2_097_152,
  /** Bytes of an uploaded picture (5 MiB; the screens say "5MB"). */
  pictureBytes: 5_242_880,
  /** Pixels of an uploaded picture. */
  picturePixels: 40_000_000,
  /** Pictures a user may keep. */
  pictures: 20,
  /** Tailored CVs a user may keep. */
  tailoredCvs: 200,
  /** Earlier versions that are kept of one CV. */
  versions: 100,
  /** Bytes of all earlier versions of a user's CVs, as they are stored. */
  versionBytes: 20_971_520,
  /** Days that an earlier version is kept at most. */
  versionDays: 90,
  /** Days that a deleted CV or picture can be brought back. */
  trashDays: 30,
} as const;

/** Accepted extensions of a picture upload. */
export const PICTURE_EXTENSIONS = ['.png', '.jpg', '.jpeg', '.gif', '.webp'] as const;

/** Times of specification 9, in milliseconds. */
export const TIMES = {
  tailoringPoll: 1_000,
  paymentPoll: 1_000,
  afterCvSave: 700,
  afterAccountChange: 2_000,
} as const;

/** A rate limit of -1 means unlimited. */
export const UNLIMITED = -1;

/** Steps of the onboarding, in order. */
export const ONBOARDING_STEPS = ['personal', 'experience', 'education', 'skills', 'photo'] as const;

/** Preview geometry of the export screen: half scale, in CSS pixels; its frame in millimetres. */
export const PREVIEW = {
  scale: 0.5,
  width: 450,
  height: 634,
  frameWidthMm: 115,
  frameHeightMm: 148.5,
} as const;
