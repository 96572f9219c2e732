import { describe, expect, test } from '@jest/globals';
import {
  languageSkillSchema,
  skillSchema,
  looseShapes,
  type LanguageSkill,
  type Skill,
} from './schemas/cv-content.schema.ts';
import { levelOf, saidLevelOf, withLevel } from './levels.rules.ts';

const skill: Skill = { id: 's', name: 'SQL', level: 'Expert' };

describe('no level', () => {
  test('is said beside the level, which is the default for who does not know it', () => {
    const without = withLevel(skill, undefined);
    expect(without).toEqual({ id: 's', name: 'SQL', level: 'Intermediate', noLevel: true });
    expect(levelOf(without)).toBeUndefined();
    expect(withLevel(without, 'Advanced')).toEqual({ id: 's', name: 'SQL', level: 'Advanced' });
  });

  test('old data is as it was: its level, or the default', () => {
    expect(skillSchema.parse(skill)).toEqual(skill);
    expect(levelOf(skill)).toBe('Expert');
    expect(levelOf(skillSchema.parse({ name: 'SQL' }))).toBe('Intermediate');
    expect(levelOf(languageSkillSchema.parse({ language: 'German' }))).toBe('Intermediate');
  });

  test('is stored, and kept by a page that does not know it', () => {
    const without = withLevel(skill, undefined);
    expect(skillSchema.parse(without)).toEqual(without);
    // A page of before reads loosely, by the four levels alone.
    const ofBefore = looseShapes.skill.parse(without) as Skill;
    expect({ ...ofBefore, name: 'SQL 2' }).toEqual({ ...without, name: 'SQL 2' });
    expect(['Beginner', 'Intermediate', 'Advanced', 'Expert']).toContain(ofBefore.level);
  });

  test('anything but a yes or no is refused', () => {
    expect(skillSchema.safeParse({ ...skill, noLevel: 'yes' }).success).toBe(false);
  });
});

describe('a level of the European framework', () => {
  const german: LanguageSkill = { id: 'l', language: 'German', level: 'Native' };

  test('stands beside the word that who does not know it reads', () => {
    const known = withLevel(german, 'B2');
    expect(known).toEqual({ ...german, level: 'Intermediate', cefr: 'B2' });
    expect([levelOf(known), saidLevelOf(known)]).toEqual(['Intermediate', 'B2']);
    expect(languageSkillSchema.parse(known)).toEqual(known);
    expect(looseShapes.languageSkill.parse(known)).toEqual(known);
  });

  test('is gone with another choice, and says nothing beside another word', () => {
    const known = withLevel(german, 'C1');
    expect(withLevel(known, 'Fluent')).toEqual({ ...german, level: 'Fluent' });
    expect(saidLevelOf(withLevel(known, undefined))).toBeUndefined();
    // A page of before changes the word and sends back what it does not know.
    expect(saidLevelOf({ ...known, level: 'Native' })).toBe('Native');
    expect(saidLevelOf({ ...known, noLevel: true })).toBeUndefined();
  });

  test('anything but its six names is refused', () => {
    expect(languageSkillSchema.safeParse({ ...german, cefr: 'B3' }).success).toBe(false);
  });
});
