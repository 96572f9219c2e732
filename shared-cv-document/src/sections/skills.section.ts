import { SKILL_LEVELS, type Cv, type Skill } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from '../filled.ts';
import { showsSkillLevels } from '../levels.rules.ts';
import { headingOf, type RenderContext } from '../render-context.ts';
import { unbroken } from '../unbroken.rules.ts';
import { section } from './entry.section.ts';

/** Skills that have a name. */
export function namedSkills({ skills }: Pick<Cv, 'skills'>): Skill[] {
  return skills.filter((skill) => filled(skill.name));
}

/**
 * Skills grouped by level, highest first, or in one group as they are stored where levels are not shown. Levels are words,
 * not bars, so that a machine can read them.
 */
export function skillsSection(context: RenderContext): Markup {
  const named = namedSkills(context.cv);
  const content = showsSkillLevels(context.cv, context.options)
    ? byLevel(context, named)
    : list(context, named);
  const groups = html`<div class="groups">${content}</div>`;
  return section(context, 'skills', headingOf(context, 'skills'), groups);
}

function byLevel(context: RenderContext, named: readonly Skill[]): Markup[] {
  return [...SKILL_LEVELS]
    .reverse()
    .map((level) => ({ level, skills: named.filter((skill) => skill.level === level) }))
    .filter(({ skills }) => skills.length > 0)
    .map(
      ({ level, skills }) =>
        html`<div class="g"><p class="lvl">${context.words[level]}:</p>${list(context, skills)}</div>`,
    );
}

function list(context: RenderContext, skills: readonly Skill[]): Markup {
  return html`<ul>${skills.map(
    ({ name }, index) =>
      // What parts two skills has the direction of the page, not that of the skill.
      html`<li><span dir="auto">${unbroken(name.trim(), context.column)}</span>${inLine(context) && index < skills.length - 1 && ', '}</li>`,
  )}</ul>`;
}

/** In the sidebar each skill has a line of its own. */
function inLine({ column }: RenderContext): boolean {
  return column === 'wide';
}
