import { levelOf } from '@sastre/shared-contracts/api';
import { entryKeys } from '@sastre/shared-contracts/cv';
import { findTools, fold, isFormality } from '@sastre/reading';
import { cleanName } from '../task/clean-name.rules.ts';
import type { EngineTask } from '../task/engine.ts';
import { isOfEveryOffice, ofPost } from '../post/of-post.rules.ts';
import { byNeed } from './asked.rules.ts';
import type { Said } from './letter-material.rules.ts';
import { isHeld } from './licences.rules.ts';
import { isEmptyWord, standsIn } from '../post/literal.rules.ts';

const MOST_SKILLS = 3;
/** What the job names is what is looked for: more of it is told. */
const MOST_ASKED_SKILLS = 5;
const LONGEST_SKILL = 40;

/**
 * Word for word in the job description, and a skill of the CV in these words, or called as the post is; what every
 * desk has last.
 */
export function skillsOf(task: EngineTask): Said[] {
  const { main, requirements, jobText, cvLanguage, letterLanguage } = task;
  const keys = entryKeys(main.skills);
  const levels = new Map(
    main.skills.map((skill, at) => [`skills[${keys[at]}].name`, levelOf(skill)]),
  );
  const names = new Map(
    main.skills
      // Who begins to learn a thing does not bring it.
      .map((skill, at) => [keys[at], levelOf(skill) === 'Beginner' ? '' : cleanName(skill.name)])
      .map(([key, name]): [string, string] => [`skills[${key}].name`, name ?? '']),
  );
  const found = new Map<string, Said>();
  // What the post is called by is what it is about.
  const isOfPost = ofPost(task.position);
  for (const [id, text] of cvLanguage === letterLanguage ? names : [])
    if (isOfPost(text) && text.length <= LONGEST_SKILL)
      found.set(fold(text), { text, because: [id], level: levels.get(id) });
  for (const { kind, term, held, quote, facts } of byNeed(requirements)) {
    if (!/^(?:tool|skill|duty|years)$/.test(kind)) continue;
    // "Four years of Java, Kotlin or Go", "SPS (S7 / TIA Portal)": what stands there is named, whatever shows the rest.
    const within = [...names].filter(
      ([, name]) => findTools(name).length > 0 && standsIn(quote, name),
    );
    for (const id of new Set([...facts, ...within.map(([own]) => own)])) {
      const whole = names.get(id) ?? '';
      // Of "Advanced Excel" the ad names Excel.
      const tool = [term, held ?? term, ...findTools(quote)].find(
        (one) => findTools(one).length > 0 && [whole, quote].every((where) => standsIn(where, one)),
      );
      const text = standsIn(quote, whole) ? whole : (tool ?? whole);
      const isTelling = kind !== 'duty' || !text.split(' ').every(isEmptyWord);
      const isNamed = isTelling && standsIn(quote, text) && standsIn(jobText, text);
      // A tool is called the same in every language.
      const isSaid = cvLanguage === letterLanguage || findTools(text).length > 0;
      if (
        text !== '' &&
        isNamed &&
        isSaid &&
        text.length <= LONGEST_SKILL &&
        !isFormality(text) &&
        !isHeld(text) &&
        !found.has(fold(text))
      )
        found.set(fold(text), { text, because: [id], level: levels.get(id) });
    }
  }
  const all = [...found.values()].slice(0, MOST_ASKED_SKILLS);
  const [ordinary, own] = [true, false].map((is) =>
    all.filter(({ text }) => isOfEveryOffice(text) === is),
  );
  return [...(own ?? []), ...(ordinary ?? [])];
}

export function ownSkillsOf({ main }: EngineTask, isSameLanguage: boolean): Said[] {
  const keys = entryKeys(main.skills);
  return main.skills
    .map((skill, at) => ({
      text: levelOf(skill) === 'Beginner' ? '' : cleanName(skill.name),
      because: [`skills[${keys[at]}].name`],
    }))
    .filter(({ text }) => text !== '' && text.length <= LONGEST_SKILL)
    .filter(({ text }) => !isFormality(text) && !isHeld(text))
    .filter(({ text }) => isSameLanguage || findTools(text).length > 0)
    .slice(0, MOST_SKILLS);
}
