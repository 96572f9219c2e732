import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';

describe('the post', () => {
  test.each([
    ['Head Chef\n\nYou report to the Kitchen Manager (m/f/d) at the inn.', 'Head Chef'],
    [
      'System Engineer - Linux\n\nAls System Engineer Linux (m/w/d) betreust du die Plattform.',
      'System Engineer Linux (m/w/d)',
    ],
    ['Referencia: A-1\nPerfil solicitado: Técnico\n\nSe valorará Docker.', 'Técnico'],
    [
      'As the Harbour Manager for Initech, you’ll play the role of ensuring all engineers are safe.',
      'Harbour Manager',
    ],
    ['We offer the role of Cleaning Supervisor in Leeds.', 'Cleaning Supervisor'],
  ])('%s', (text, expected) => {
    expect(readPosition(readJobText(text), '')).toBe(expected);
  });
});
