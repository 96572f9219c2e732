import {
  defaultTailored,
  type Cv,
  type Language,
  type SectionKey,
} from '@sastre/shared-contracts/api';
import { palette } from './colours.rules.ts';
import { html, trusted, type Markup } from './html.ts';
import { pageCss } from './page-geometry.ts';
import { headingOf, type RenderContext } from './render-context.ts';
import { letterPlace, shownSections } from './section-order.rules.ts';
import { plainText, section } from './sections/entry.section.ts';
import { educationSection } from './sections/education.section.ts';
import { languagesSection } from './sections/languages.section.ts';
import { letterPages } from './sections/letter.section.ts';
import { personalInfoSection } from './sections/personal-info.section.ts';
import { skillsSection } from './sections/skills.section.ts';
import { workExperienceSection } from './sections/work-experience.section.ts';
import { BASE_CSS } from './styles/base.css.ts';
import { FONT_FACES } from './styles/fonts.css.ts';
import { SINGLE_COLUMN_CSS } from './styles/single-column.css.ts';
import { WORDS } from './words.ts';

const SECTIONS: Partial<Record<SectionKey, (context: RenderContext) => Markup | undefined>> = {
  personalInfo: personalInfoSection,
  summary: (context) =>
    section('summary', headingOf(context, 'summary'), plainText(context.cv.personal_info.summary)),
  workExperience: workExperienceSection,
  education: educationSection,
  skills: skillsSection,
  languages: languagesSection,
};

/** Title and file name of an export, `{fullName}- CV`. */
export function documentTitle(cv: Pick<Cv, 'personal_info'>): string {
  return `${cv.personal_info.fullName.trim()}- CV`;
}

/**
 * The one renderer: a CV becomes one complete HTML document. The preview shows this string and
 * `POST /utils/generate-pdf` prints the same one. The picture is a marker, `<img data-picture>`, filled by either side.
 */
export function renderCv(cv: Cv, language: Language): string {
  const tailored = cv.tailored ?? defaultTailored;
  const own = tailored.language ?? language;
  const context: RenderContext = {
    cv,
    tailored,
    options: tailored.pdfOptions,
    language: own,
    words: WORDS[own],
  };
  const sections = shownSections(tailored).map((key) => SECTIONS[key]?.(context));
  const page = html`<article class="flow cv one">${sections}</article>`;
  const body = html`<div class="run run-one" data-run="one">${page}</div>`;
  const place = letterPlace(tailored);
  const letter =
    place !== 'none' &&
    html`<div class="run run-letter" data-run="letter">${letterPages(context)}</div>`;
  const colours = palette(context.options);
  const variables = Object.entries(colours).map(([name, value]) => `--cv-${name}:${value}`);
  const css = [
    FONT_FACES,
    `:root{${variables.join(';')}}`,
    pageCss(context.options.paper, colours.bg),
    BASE_CSS,
    SINGLE_COLUMN_CSS,
  ].join('\n');
  return html`<!doctype html>
<html lang="${own}" dir="ltr" data-template="single-column-1" data-paper="${context.options.paper}">
<head><meta charset="utf-8"><title>${documentTitle(cv)}</title><meta name="author" content="${cv.personal_info.fullName.trim()}"><style>${trusted(css)}</style></head>
<body>${place === 'before' && letter}${body}${place === 'after' && letter}</body></html>`.markup;
}
