import { expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

test.each([
  [
    'You have 5+ years at the loom, you have led teams, you know MetaVision or Philips ICCA.',
    ['must 5+ years at the loom', 'must led teams', 'must MetaVision or Philips ICCA'],
  ],
  [
    'Du hast Teams geleitet, du kennst SAP oder Oracle, und du sprichst Englisch.',
    ['must Teams geleitet', 'must SAP oder Oracle', 'must Englisch'],
  ],
  [
    'Has dirigido equipos, conoces SAP u Oracle y hablas inglés.',
    ['must dirigido equipos', 'must SAP u Oracle', 'must inglés'],
  ],
  ['You know SAP, Oracle or Navision.', ['must SAP, Oracle or Navision']],
])('what is said of you in turn is asked for in turn: %s', (sentence, asked) => {
  expect(askedIn(`Weaver\nWe weave in a valley.\n${sentence}`)).toEqual(asked);
});
