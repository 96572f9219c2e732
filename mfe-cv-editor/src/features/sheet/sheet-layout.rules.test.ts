import { describe, expect, test } from '@jest/globals';
import type { CapabilityState } from '@sastre/shared-contracts/shell';
import { besideForm, previewButton, type Situation } from './sheet-layout.rules.ts';

const usual: Situation = {
  state: 'ready',
  editing: true,
  wide: true,
  isOn: true,
  late: false,
  asked: false,
};
const both = (part: Partial<Situation>) => {
  const situation = { ...usual, ...part };
  return [besideForm(situation), previewButton(situation)];
};

describe('with room beside the form', () => {
  test.each<[CapabilityState, string, string]>([
    ['absent', 'nothing', 'none'],
    ['idle', 'room', 'pressed'],
    ['loading', 'room', 'pressed'],
    ['ready', 'sheet', 'pressed'],
    ['failed', 'nothing', 'none'],
  ])('%s: %s, button %s', (state, beside, button) => {
    expect(both({ state })).toEqual([beside, button]);
  });

  test('one that is late leaves the form as it is without, also when it comes after all', () => {
    expect(both({ state: 'loading', late: true })).toEqual(['nothing', 'none']);
    expect(both({ state: 'ready', late: true })).toEqual(['nothing', 'released']);
    expect(both({ state: 'failed', late: true })).toEqual(['nothing', 'none']);
  });

  test('who asks for it gets it, or is told why not', () => {
    expect(both({ state: 'loading', late: true, asked: true })).toEqual(['room', 'pressed']);
    expect(both({ state: 'ready', late: true, asked: true })).toEqual(['sheet', 'pressed']);
    expect(both({ state: 'failed', asked: true })).toEqual(['failure', 'pressed']);
  });

  test.each<CapabilityState>(['idle', 'loading', 'ready', 'failed'])(
    'switched off there is a way back to it, whatever it is: %s',
    (state) => {
      expect(both({ state, isOn: false })).toEqual(['nothing', 'released']);
    },
  );
});

test.each<[CapabilityState, string]>([
  ['absent', 'none'],
  ['idle', 'dialog'],
  ['loading', 'dialog'],
  ['ready', 'dialog'],
  ['failed', 'dialog'],
])('without room it is a dialog, whatever was chosen for wide screens: %s', (state, button) => {
  expect(both({ state, wide: false })).toEqual(['nothing', button]);
  expect(both({ state, wide: false, isOn: false })).toEqual(['nothing', button]);
});

test('what is read has no sheet', () => {
  expect(both({ editing: false })).toEqual(['nothing', 'none']);
  expect(both({ editing: false, wide: false })).toEqual(['nothing', 'none']);
});
