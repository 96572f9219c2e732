import { filled, html, type Markup } from '../html.ts';
import { headingOf, type RenderContext } from '../render-context.ts';
import { section } from './entry.section.ts';

/** Languages with their levels. */
export function languagesSection(context: RenderContext): Markup | undefined {
  const items = context.cv.language_skills
    .filter((skill) => filled(skill.language))
    .map(
      (skill) =>
        html`<li><span class="n" dir="auto">${skill.language.trim()}</span> <span class="lv">${context.words[skill.level]}</span></li>`,
    );
  const content = items.length > 0 ? html`<ul class="langs">${items}</ul>` : undefined;
  return section('languages', headingOf(context, 'languages'), content);
}
