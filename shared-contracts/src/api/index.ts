export { localeFor } from './locale.rules.ts';
export { formatPrice } from './price.rules.ts';
export {
  AUTO_LANGUAGE,
  SETTLED_LANGUAGES,
  DEFAULT_LANGUAGE,
  DEFAULT_LEFT_COLUMN_SECTIONS,
  CEFR_LEVELS,
  DEFAULT_LEVEL,
  DATE_FORMATS,
  DEFAULT_PAPER,
  DEFAULT_SECTION_ORDER,
  DEFAULT_TEMPLATE,
  DOCUMENT_LANGUAGES,
  isDocumentLanguage,
  isLanguage,
  LANGUAGE_LEVELS,
  LANGUAGES,
  LIMITS,
  ONBOARDING_STEPS,
  PAPERS,
  PICTURE_EXTENSIONS,
  PREVIEW,
  SECTION_KEYS,
  SECTION_KINDS,
  SKILL_LEVELS,
  TEMPLATES,
  TIMES,
  TITLED_SECTIONS,
  UNLIMITED,
  SKILL_LAYOUTS,
  TYPE_BOUNDS,
} from './constants.ts';
export type {
  AddedSectionKey,
  AnySectionKey,
  CefrLevel,
  DocumentLanguage,
  Language,
  SectionKey,
  SectionKind,
  TemplateName,
} from './constants.ts';
export { companyNameOf } from './company-name.rules.ts';
export { contactHref, shortUrl } from './contact-link.rules.ts';
export { defineEndpoint, endpointPath } from './endpoint.ts';
export type { Endpoint, EndpointAnswer, EndpointInput, EndpointRow, Method } from './endpoint.ts';
export { endpointList, endpoints } from './endpoints/all.endpoints.ts';
export type { EndpointId } from './endpoints/all.endpoints.ts';
export { isCefrLevel, levelOf, saidLevelOf, withLevel } from './levels.rules.ts';
export type { SaidLevel } from './levels.rules.ts';
export { isServerId } from './schemas/fields.schema.ts';
export { problemSchema, PROBLEMS } from './problems.ts';
export type { Problem, ProblemCode } from './problems.ts';
export {
  defaultEducation,
  defaultLanguageSkill,
  defaultPersonalInfo,
  defaultSectionTitles,
  defaultSkill,
  defaultWorkExperience,
  educationSchema,
  languageSkillSchema,
  personalInfoSchema,
  sectionTitlesSchema,
  skillSchema,
  workExperienceSchema,
} from './schemas/cv-content.schema.ts';
export type {
  Education,
  LanguageSkill,
  PersonalInfo,
  SectionTitles,
  Skill,
  WorkExperience,
} from './schemas/cv-content.schema.ts';
export {
  CONTENT_KEYS,
  cvPatchSchema,
  cvSchema,
  defaultCvContent,
  hasCv,
  isTailored,
  keepsCv,
  tailoredCvListItemSchema,
} from './schemas/cv.schema.ts';
export type {
  Cv,
  CvContent,
  CvPatch,
  DetectedLanguages,
  TailoredCvListItem,
} from './schemas/cv.schema.ts';
export {
  bringBackSchema,
  broughtBackSchema,
  cvVersionSchema,
  cvVersionsSchema,
  fittedPages,
  SAVE_REASONS,
  trashItemSchema,
  trashSchema,
  VERSION_REASONS,
} from './schemas/history.schema.ts';
export type {
  CvVersion,
  CvVersions,
  FitReason,
  SaveReason,
  Trash,
  TrashItem,
  VersionReason,
} from './schemas/history.schema.ts';
export { sessionSchema, sessionsSchema } from './schemas/session.schema.ts';
export type { SessionItem, Sessions } from './schemas/session.schema.ts';
export {
  PDF_FINDINGS,
  PDF_REPORT_HEADER,
  pdfFindingSchema,
  pdfReadingSchema,
  pdfReportSchema,
  readPdfReport,
  writePdfReport,
} from './schemas/pdf-report.schema.ts';
export type { PdfFinding, PdfReading, PdfReport } from './schemas/pdf-report.schema.ts';
export {
  pdfRequestSchema,
  pictureListSchema,
  pictureSchema,
  shareLinkSchema,
} from './schemas/picture.schema.ts';
export { activeSubscriptionSchema, mayUseAi, planSchema } from './schemas/plan.schema.ts';
export type { ActiveSubscription, Plan } from './schemas/plan.schema.ts';
export {
  addedRequirementSchema,
  ENGINES,
  reportDecisionsSchema,
  reportSchema,
  TAILORING_STAGES,
} from './schemas/report.schema.ts';
export type {
  AddedRequirement,
  Edit,
  EngineName,
  Fact,
  LetterAsk,
  OwnWord,
  ReportDecisions,
  Requirement,
  TailoringReport,
  TailoringStage,
} from './schemas/report.schema.ts';
export {
  defaultSectionEntry,
  sectionEntrySchema,
  sectionSchema,
} from './schemas/section.schema.ts';
export type { Section, SectionEntry } from './schemas/section.schema.ts';
export {
  addedKey,
  isAddedKey,
  placesChange,
  readPlaces,
  sectionOf,
} from './section-places.rules.ts';
export type { SectionLists, SectionPlaces } from './section-places.rules.ts';
export {
  APPLICATION_OUTCOMES,
  APPLICATION_STATUSES,
  defaultPdfOptions,
  defaultTailored,
  jobDescriptionSchema,
  pdfOptionsSchema,
  tailoredSchema,
} from './schemas/tailored.schema.ts';
export type {
  ApplicationStatus,
  JobDescription,
  PdfOptions,
  Tailored,
} from './schemas/tailored.schema.ts';
export {
  costsOperation,
  TAILORING_FAILURES,
  TAILORING_OBSTACLES,
  tailoringCheckSchema,
  tailoringProgressSchema,
  tailoringRequestSchema,
  tailoringStartSchema,
} from './schemas/tailoring-job.schema.ts';
export type {
  TailoringCheck,
  TailoringFailure,
  TailoringObstacle,
  TailoringProgress,
  TailoringRequest,
} from './schemas/tailoring-job.schema.ts';
