import type { CapabilityState } from '@sastre/shared-contracts/shell';

/** What decides how the sheet is shown. */
export interface Situation {
  /** How far the sheet itself is. */
  state: CapabilityState;
  /** A form is shown that it belongs to. */
  editing: boolean;
  /** There is room beside the form. */
  wide: boolean;
  /** The user's choice: beside the form where there is room. */
  isOn: boolean;
  /** It has taken longer than a form may be kept narrow for it. */
  late: boolean;
  /** The user has pressed Preview: what comes of it is told. */
  asked: boolean;
}

/** What stands beside the form: nothing, room for what is coming, the sheet, or why there is none. */
export function besideForm(situation: Situation): 'nothing' | 'room' | 'sheet' | 'failure' {
  const { state, editing, wide, isOn, late, asked } = situation;
  if (!editing || !wide || !isOn || (late && !asked)) return 'nothing';
  if (state === 'ready') return 'sheet';
  if (state === 'failed') return asked ? 'failure' : 'nothing';
  return state === 'absent' ? 'nothing' : 'room';
}

/** The button Preview: none, one that opens a dialog, or one that is pressed while the sheet stands beside the form. */
export function previewButton(situation: Situation): 'none' | 'dialog' | 'pressed' | 'released' {
  const { state, editing, wide, isOn, late, asked } = situation;
  if (!editing || state === 'absent') return 'none';
  if (!wide) return 'dialog';
  if (besideForm(situation) !== 'nothing') return 'pressed';
  // What did not come by itself leaves the form as it is without it.
  const isMissing = state === 'failed' || (late && state === 'loading');
  return isOn && !asked && isMissing ? 'none' : 'released';
}
