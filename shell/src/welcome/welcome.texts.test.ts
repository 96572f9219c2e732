import { LANGUAGES } from '@sastre/shared-contracts/api';
import { describe, expect, test } from '@jest/globals';
import { welcomeTexts } from './welcome.texts.ts';

const places = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();

describe.each(LANGUAGES)('the welcome page in %s', (language) => {
  const { faq, features, preview } = welcomeTexts[language];

  test('answers the twelve questions, and names the same addresses as the English one', () => {
    expect(faq).toHaveLength(12);
    for (const [index, [question, answer]] of faq.entries()) {
      expect(question).toMatch(/\?$/);
      expect(places(answer)).toEqual(places(welcomeTexts.en.faq[index]?.[1]));
      expect(['', '{{product}}', '{{support}}', '{{contact}}']).toContain(places(answer).join(' '));
    }
  });

  test('has three features and the six cards of the dashboard', () => {
    expect(features).toHaveLength(3);
    expect(preview.cards).toHaveLength(6);
  });
});
