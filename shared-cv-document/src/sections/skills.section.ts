import { levelOf, SKILL_LEVELS, type Cv, type Skill } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from '../filled.ts';
import { levelMark, showsSkillLevels } from '../levels.rules.ts';
import { headingOf, type RenderContext } from '../render-context.ts';
import { section } from './entry.section.ts';
import { itemList } from './item-list.section.ts';

/** Skills that have a name. */
export function namedSkills({ skills }: Pick<Cv, 'skills'>): Skill[] {
  return skills.filter((skill) => filled(skill.name));
}

/**
 * Skills by level, highest first, or as they are stored: in one group where levels are not shown, one a line, or one after
 * the other. Levels are words, not bars, so that a machine can read them.
 */
export function skillsSection(context: RenderContext): Markup {
  const { cv, options } = context;
  const named = namedSkills(cv);
  const leveled =
    showsSkillLevels(cv, options) && named.some((skill) => levelOf(skill) !== undefined);
  const { skillLayout = 'groups' } = options;
  const content =
    skillLayout === 'groups'
      ? html`<div class="groups">${leveled ? byLevel(context, named) : list(context, named)}</div>`
      : asStored(context, named, skillLayout, leveled);
  return section(context, 'skills', headingOf(context, 'skills'), content);
}

/** As they are stored, each with its level in brackets. */
function asStored(
  context: RenderContext,
  skills: readonly Skill[],
  layout: 'lines' | 'inline',
  leveled: boolean,
): Markup {
  const items = skills.map((skill) => ({
    text: skill.name,
    path: skill.id,
    mark: leveled && levelMark(levelOf(skill), context),
  }));
  const runs = layout === 'inline' ? 'run-on' : 'lines';
  return itemList(context, items, runs, `skills ${layout}`);
}

/**
 * Highest first. Those without a level go before them where the list begins with one, under no name; else behind, under a
 * name of their own: they would be read as what the last group goes on with.
 */
function byLevel(context: RenderContext, named: readonly Skill[]): Markup[] {
  const { words } = context;
  const [first] = named;
  const isFirst = first !== undefined && levelOf(first) === undefined;
  const group = (skills: readonly Skill[], label?: string) =>
    skills.length > 0 &&
    html`<div class="g">${label !== undefined && html`<p class="lvl">${label}${words.colon}</p>`}${list(context, skills)}</div>`;
  const of = (level: Skill['level'] | undefined) =>
    named.filter((skill) => levelOf(skill) === level);
  const levels = [...SKILL_LEVELS].reverse().map((level) => group(of(level), words[level]));
  const others = group(of(undefined), isFirst ? undefined : words.otherSkills);
  return (isFirst ? [others, ...levels] : [...levels, others]).filter((one) => one !== false);
}

/** In the sidebar each skill has a line of its own. */
function list(context: RenderContext, skills: readonly Skill[]): Markup {
  const items = skills.map(({ id, name }) => ({ text: name, path: id }));
  return itemList(context, items, context.column === 'wide' ? 'run-on' : 'lines');
}
