import { saidLevelOf, type Cv, type LanguageSkill } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from '../filled.ts';
import { languageNameIn } from '../language-names.rules.ts';
import { levelMark, showsLanguageLevels } from '../levels.rules.ts';
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
  const items = namedLanguages(context.cv).map(
    (skill) =>
      html`<li${at(context, skill.id)}><span class="n" dir="auto">${nameOf(skill.language.trim())}</span>${leveled && levelMark(saidLevelOf(skill), context.words)}</li>`,
  );
  const content = html`<ul class="langs">${items}</ul>`;
  return section(context, 'languages', headingOf(context, 'languages'), content);
}
