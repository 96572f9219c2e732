import { saidLevelOf, type Cv, type LanguageSkill } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from '../filled.ts';
import { DATES_AT_LEAST } from '../date-column.rules.ts';
import { languageColumns } from '../language-columns.rules.ts';
import { languageNameIn } from '../language-names.rules.ts';
import { levelMark, levelWord, showsLanguageLevels } from '../levels.rules.ts';
import { roomIn } from '../name-size.rules.ts';
import { at } from '../places.rules.ts';
import { headingOf, type RenderContext } from '../render-context.ts';
import { section } from './entry.section.ts';

/** Languages that have a name. */
export function namedLanguages({ language_skills }: Pick<Cv, 'language_skills'>): LanguageSkill[] {
  return language_skills.filter((skill) => filled(skill.language));
}

/** Languages, with their levels unless those are not shown; a copy that was translated names them in its language. */
export function languagesSection(context: RenderContext): Markup {
  const leveled = showsLanguageLevels(context.options);
  const isTranslated = context.cv.tailored?.language !== undefined;
  const nameOf = (written: string) =>
    isTranslated ? languageNameIn(written, context.language) : written;
  const languages = namedLanguages(context.cv);
  const items = languages.map(
    (skill) =>
      html`<li${at(context, skill.id)}><span class="n" dir="auto">${nameOf(skill.language.trim())}</span>${leveled && levelMark(saidLevelOf(skill), context)}</li>`,
  );
  const texts = languages.map((skill) => {
    const level = leveled ? saidLevelOf(skill) : undefined;
    return `${nameOf(skill.language.trim())}${level === undefined ? '' : ` (${levelWord(level, context)})`}`;
  });
  const columns = columnsFor(texts, context);
  const content = html`<ul class="langs${columns > 0 && ` in-columns c${columns}`}">${items}</ul>`;
  return section(context, 'languages', headingOf(context, 'languages'), content);
}

/** Millimetres of an em in the sheets. */
const EM = (9.75 * 25.4) / 72;

/** In the sidebar each has a line of its own. */
function columnsFor(texts: readonly string[], context: RenderContext): number {
  if (context.column === 'side') return 0;
  const dates = context.template.dates === 'start' ? DATES_AT_LEAST : 0;
  const sheet = { room: roomIn(context) - dates, em: EM * context.scale, font: context.fonts.text };
  return languageColumns(texts, sheet);
}
