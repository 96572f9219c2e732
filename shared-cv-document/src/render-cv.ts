import { defaultTailored, type Cv, type Language } from '@sastre/shared-contracts/api';
import { html, trusted, type Markup } from '@sastre/shared-html';
import { palette } from './colours.rules.ts';
import { NO_HYPHENS, type Hyphens } from './hyphens/patterns.ts';
import { softenIn } from './hyphens/soften.rules.ts';
import { withHanGaps } from './han-gaps.rules.ts';
import { isKorean } from './korean.rules.ts';
import { keywordsOf } from './keywords.rules.ts';
import { dateColumnVariables } from './date-column.rules.ts';
import { levelColumnVariable } from './level-column.rules.ts';
import { geometryOf, pageCss } from './page-geometry.ts';
import { footerCss } from './page-footer.ts';
import {
  directionOf,
  documentLanguage,
  foreignLanguage,
  hasLeftwards,
  languageTag,
  letterLanguage,
} from './document-language.rules.ts';
import { asDrawn } from './picture-signs.rules.ts';
import { withPaths } from './places.rules.ts';
import type { DocumentContext } from './render-context.ts';
import { letterPlace } from './section-order.rules.ts';
import { cvPages, filledSections, showsName } from './sections/cv.section.ts';
import { letterPages } from './sections/letter.section.ts';
import { BASE_CSS, KOREAN_CSS } from './styles/base.css.ts';
import { fontFaces, fontVariables } from './styles/fonts.css.ts';
import { LEFTWARDS_CSS, RIGHT_TO_LEFT_CSS } from './styles/right-to-left.css.ts';
import { fontsOf, hasTint, templateOf } from './templates/templates.ts';
import { sidebarEnds } from './sidebar-length.rules.ts';
import { shrinkOf, typeScale, typeVariables } from './type.rules.ts';
import { withPlainLetters } from './plain-letters.rules.ts';
import { withoutUnseen } from './unseen.rules.ts';
import { WORDS } from './words/words.ts';

/** Title and file name of an export, `{fullName}- CV`. */
export function documentTitle(cv: Pick<Cv, 'personal_info'>): string {
  return `${withPlainLetters(withoutUnseen(cv.personal_info.fullName)).trim()}- CV`;
}

/** What is known of a document once its pages were laid out, and makes the one that is printed. */
export interface LaidOutPages {
  /** The factor of gaps that were closed up to save a page (`shrunkSpacing`). */
  shrunk?: number;
  /** How many pages the CV has, without its letter. */
  pages?: number;
}

interface RenderOptions extends LaidOutPages {
  marked?: boolean;
  hyphens?: Hyphens;
}

/**
 * The one renderer: a CV becomes one complete HTML document. The preview shows this string and
 * `POST /utils/generate-pdf` prints the same one. The picture is a marker, `<img data-picture>`, filled by either side.
 * It is in the CV's own language; `language`, the screen's, only where nothing tells that.
 * `worldFaces` are the font faces that this CV needs beyond the built-in cuts, `hyphens` the places where words may be
 * broken, if they may. `shrunk` and `pages` are what the preview has come to. With `marked` each text says in `data-at` which field of the form it comes from; such a document is shown, never printed.
 */
export function renderCv(
  source: Cv,
  language: Language,
  worldFaces = '',
  { marked = false, hyphens = NO_HYPHENS, shrunk = 1, pages: count }: RenderOptions = {},
): string {
  const plain = asDrawn(source);
  const cv = marked ? withPaths(plain) : plain;
  const tailored = cv.tailored ?? defaultTailored;
  const own = documentLanguage(cv, language);
  const { pdfOptions: options } = tailored;
  const template = templateOf(options.template);
  const context: DocumentContext = {
    cv,
    tailored,
    options,
    language: own,
    foreign: foreignLanguage(cv),
    words: WORDS[own],
    template,
    fonts: fontsOf(options),
    geometry: geometryOf(template, options),
    scale: typeScale(template, options),
    shrunk,
    pages: count,
    soften: softenIn(own, cv, hyphens),
    softenLetter: softenIn(letterLanguage(cv) ?? own, cv, hyphens),
    marked,
  };
  const keywords = keywordsOf(context);
  return html`<!doctype html>
<html lang="${languageTag(context.foreign ?? own)}" dir="${directionOf(own)}" data-template="${template.name}" data-paper="${options.paper}" data-geometry="${JSON.stringify(context.geometry)}" data-shrink="${shrinkOf(template, options)}" data-line="${template.lineHeight}">
<head><meta charset="utf-8"><title>${documentTitle(cv)}</title><meta name="author" content="${cv.personal_info.fullName.trim()}">${keywords !== '' && html`<meta name="keywords" content="${keywords}">`}${styles(context, worldFaces)}</head>
<body>${trusted(withHanGaps(html`${pages(context)}`.markup))}</body></html>`.markup;
}

/** Three sheets, so that the preview replaces only what a change touches: fonts; colours, paper and type; looks. */
function styles(context: DocumentContext, worldFaces: string): Markup[] {
  const { cv, options, language, template, fonts, geometry } = context;
  const direction = directionOf(language);
  const colours = palette(options, hasTint(template));
  const variables = Object.entries(colours).map(([name, value]) => `--cv-${name}:${value}`);
  return [
    `${fontFaces(fonts)}\n${worldFaces}`,
    `:root{${[...variables, ...fontVariables(fonts), levelColumnVariable(context), ...typeVariables(context), ...dateColumnVariables(context)].join(';')}}\n${HYPHEN_CSS}\n${pageCss(geometry, colours, direction, sidebarEnds(context, filledSections(context)))}\n${footerCss(context, colours, direction)}`,
    BASE_CSS +
      template.css +
      (direction === 'rtl' ? RIGHT_TO_LEFT_CSS : hasLeftwards(cv) ? LEFTWARDS_CSS : '') +
      (isKorean(cv) ? KOREAN_CSS : ''),
  ].map((css) => html`<style>${trusted(css)}</style>`);
}

/** Of the keyboard: readers join a word that ends a line with it, and not with the sign that fonts have for this. */
const HYPHEN_CSS = 'body{hyphenate-character:"-"}';

/** The CV and the letter; a document in which everything is hidden is one blank page. */
function pages(context: DocumentContext): Markup[] {
  const keys = filledSections(context);
  const place = letterPlace(context.tailored);
  if (place === 'none') return [cvPages(context)];
  const level = place === 'after' && showsName(context, keys) ? 2 : 1;
  const letter = html`<div class="run run-letter" data-run="letter">${letterPages(context, level)}</div>`;
  if (keys.length === 0) return [letter];
  return place === 'before' ? [letter, cvPages(context)] : [cvPages(context), letter];
}
