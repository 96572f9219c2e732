import { expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readRequirements } from '../read/requirements.rules.ts';
import { readJobText } from './job-text.rules.ts';

const needs = (ad: string) =>
  Object.fromEntries(readRequirements(readJobText(ad)).map(({ term, need }) => [term, need]));

test('a legend says what a letter at the end of a line means', () => {
  const ad = [
    'PERSON SPECIFICATION (E = essential, D = desirable)',
    '',
    'Use of PostgreSQL                     E',
    'Use of Docker                         D',
    'Kubernetes: D',
    'Python (E)',
  ].join('\n');
  expect(needs(ad)).toMatchObject({
    PostgreSQL: 'must',
    Docker: 'nice',
    Kubernetes: 'nice',
    Python: 'must',
  });
});

test('in German and Spanish, too', () => {
  expect(
    needs(
      'Anforderungen (M = Muss, W = wünschenswert)\n\nKenntnisse in Docker      W\nKenntnisse in Python      M',
    ),
  ).toMatchObject({ Docker: 'nice', Python: 'must' });
  expect(
    needs('Requisitos (I: imprescindible, D: deseable)\n\nDocker      D\nPython      I'),
  ).toMatchObject({ Docker: 'nice', Python: 'must' });
});

test('without a legend a letter is a letter', () => {
  expect(readJobText('Requirements\n\n- Vitamin  D\n- Class  E')).toContain('Vitamin D');
});

test('a column headed with both of its words counts its rows', () => {
  const ad = [
    '## Person specification',
    'Method of Assessment: AF = Application Form, T = Test, I = Interview',
    '| Criteria | Essential/Desirable |',
    '| ------- | ------- |',
    '| **Knowledge**',
    '| - Knowledge of bird song | E |',
    '| - Basic understanding of peat bogs | D |',
    '| **Experience**',
    '| Experience of leading walks | E |',
  ].join('\n');
  expect(needs(ad)).toEqual({
    'bird song': 'must',
    'Basic understanding of peat bogs': 'nice',
    'leading walks': 'must',
  });
});

test.each([
  ['Profil\n- Excel -> MUSS\n- SAP -> KANN\n- Word', ['must Excel', 'nice SAP', 'must Word']],
  ['Requisitos\n- (Crítico) SQL\n- (Deseable) Jira', ['must SQL', 'nice Jira']],
  ['Requirements\n- Excel [must]\n- Jira [nice to have]', ['must Excel', 'nice Jira']],
])('a weight set off from its point counts: %s', (text, asked) => {
  expect(askedIn(text)).toEqual(asked);
});

test.each([
  ["The mix (★ = can't do without, ☆ = lovely to have)\n★ Docker\n☆ Kubernetes", 'above'],
  ['Profil\n- [x] Docker\n- [ ] Kubernetes\n\n([x] = Pflicht, [ ] = Kür)', 'below'],
])('of two signs one that helps makes the other a must: %s', (ad) => {
  expect(needs(ad)).toEqual({ Docker: 'must', Kubernetes: 'nice' });
});
