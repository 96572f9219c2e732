import { describe, expect, test } from '@jest/globals';
import { spokenKindOf } from './spoken-headings.rules.ts';

describe('a heading that speaks', () => {
  test.each([
    ['What I did at sea', 'work'],
    ['Wo ich gearbeitet habe', 'work'],
    ['Dónde he trabajado', 'work'],
    ['Où j’ai appris mon métier', 'education'],
    ['Was ich kann', 'skills'],
    ['What I can offer', 'skills'],
    ['What I work with', 'skills'],
    ['Idiomas que hablo', undefined],
    ['Sprachen, die ich spreche', undefined],
    ['Tongues I speak', 'languages'],
    ['How to get hold of me', 'contact'],
    ['Chi sono', 'summary'],
  ])('is known by what it asks and a word: %s', (text, kind) => {
    expect(spokenKindOf(text)).toBe(kind);
  });

  test.each([
    'How I work',
    'what I did for them',
    'Since 2012 I worked on ships',
    'Work',
    'Trained eleven people in what they had to know about it',
  ])('is no line of text: %s', (text) => {
    expect(spokenKindOf(text)).toBeUndefined();
  });
});
