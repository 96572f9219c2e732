import { expect, test } from '@jest/globals';
import { headingMode } from './headings.rules.ts';

test.each([
  ['Does this sound like you?', 'must'],
  ['What makes you a great fit', 'must'],
  ['Das passt zu uns', 'must'],
  ['Worauf es uns ankommt', 'must'],
  ['Lo que sí o sí tenés que traer', 'must'],
  ['Encajas si', 'must'],
  ['What sets you apart', 'nice'],
  ['Not required, but great', 'nice'],
  ['Schön, aber kein Muss', 'nice'],
  ['No imprescindible', 'nice'],
  ['A day in the life', 'duty'],
  ['Das wirst du bei uns machen', 'duty'],
  ['Worum es geht', 'duty'],
  ['De qué te encargarás', 'duty'],
  ['Why you will love working here', 'aside'],
  ['Das haben Sie davon', 'aside'],
  ['Qué hay del otro lado', 'aside'],
  ["What we don't care about", 'none'],
  ['Was keine Rolle spielt', 'none'],
  ['Lo que nos da lo mismo', 'none'],
])('%s announces %s', (heading, mode) => {
  expect(headingMode(heading)).toBe(mode);
});
