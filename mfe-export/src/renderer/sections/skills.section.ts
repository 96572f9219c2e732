import { SKILL_LEVELS } from '@sastre/shared-contracts/api';
import { filled, html, type Markup } from '../html.ts';
import { headingOf, type RenderContext } from '../render-context.ts';
import { section } from './entry.section.ts';

/** Skills grouped by level, highest first; levels are words, not bars, so that a machine can read them. */
export function skillsSection(context: RenderContext): Markup | undefined {
  const named = context.cv.skills.filter((skill) => filled(skill.name));
  const groups = [...SKILL_LEVELS]
    .reverse()
    .map((level) => ({ level, skills: named.filter((skill) => skill.level === level) }))
    .filter(({ skills }) => skills.length > 0)
    .map(
      ({ level, skills }) =>
        html`<div class="g"><p class="lvl">${context.words[level]}</p><ul>${skills.map(
          (skill, index) =>
            html`<li dir="auto">${skill.name.trim()}${index < skills.length - 1 && ', '}</li>`,
        )}</ul></div>`,
    );
  const content = groups.length > 0 ? html`<div class="groups">${groups}</div>` : undefined;
  return section('skills', headingOf(context, 'skills'), content);
}
