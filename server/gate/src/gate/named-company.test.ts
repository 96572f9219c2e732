import { describe, expect, test } from '@jest/globals';
import { analystCv } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

describe('a letter to a company whose name has figures or looks like an address', () => {
  const gate = (companyName: string) => gateOver(analystCv, { companyName });
  const answers = (companyName: string, letter: string) =>
    gate(companyName)
      .judgeLetter(letter)
      .flat()
      .map(({ answer }) => answer);

  test.each(['3M', 'Studio 54 GmbH', '1&1 Telecom', 'Booking.com', '[Initech]'])(
    'may name it: %s',
    (companyName) => {
      const shown = companyName.replace('[', '\\[').replace(']', '\\]');
      expect(answers(companyName, `I would be glad to talk to you at ${shown}.`)).toEqual([
        'proven',
      ]);
    },
  );

  test.each([
    ['Studio 54 GmbH', 'I led 54 people.'],
    ['21 Diamonds', 'I led 21 people.'],
    ['3M', 'I worked for 3 million customers.'],
    ['Booking.com', 'My page is at example.com.'],
    ['3M', 'I worked at 3M for ten years.'],
  ])('%s lends no figure and no address to “%s”', (companyName, sentence) => {
    expect(answers(companyName, sentence)).not.toContain('proven');
  });
});
