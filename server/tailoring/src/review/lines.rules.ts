import type { Fact } from '@sastre/shared-contracts/api';
import { readToldPath } from '@sastre/shared-contracts/cv';
import { plainText } from '@sastre/reading';
import { editOf, orderOf, reorder, sameWords, currentText, textEdits } from './edit-texts.rules.ts';
import type { Turn } from './decision-problems.rules.ts';

/**
 * Turns the edits of one entry's lines (`path` names the list) and answers the list as it then is. Lines
 * that the user changed by hand keep their words: each is known by its place as long as no line came, went or moved.
 */
export function turnLines(
  present: readonly string[],
  path: string,
  facts: readonly Fact[],
  turn: Turn,
): string[] {
  const list = [...present];
  const order = orderOf(editOf(turn.was, path, 'reorder'), list.length);
  const places = placesOf(list, path, facts, turn);
  const paths = turn.changed.filter((edit) => readToldPath(edit.path)?.place !== undefined);
  for (const own of new Set(paths.map((edit) => edit.path))) {
    if (!own.startsWith(`${path}[`)) continue;
    const before = currentText(turn.was, own) ?? '';
    const place = readToldPath(own)?.place ?? -1;
    const at = places?.indexOf(place) ?? list.findIndex((text) => sameWords(text, before));
    const stands = list[at];
    if (stands === undefined || !sameWords(stands, before))
      turn.refuse(textEdits(turn.changed, own), 'edited-since');
    else list[at] = currentText(turn.now, own) ?? stands;
  }
  const change = editOf(turn.changed, path, 'reorder');
  if (change === undefined) return list;
  if (order === undefined) {
    turn.refuse([change], change.order === undefined ? 'no-order' : 'edited-since');
    return list;
  }
  if (places === undefined) {
    turn.refuse([change], 'edited-since');
    return list;
  }
  return reorder(list, order, change.status === 'applied');
}

/** The place in the original list of each line, or undefined when lines came, went or moved by hand. */
function placesOf(
  list: readonly string[],
  path: string,
  facts: readonly Fact[],
  { was }: Turn,
): readonly number[] | undefined {
  const edit = editOf(was, path, 'reorder');
  const order = orderOf(edit, list.length);
  const inOrder = list.map((_text, place) => place);
  if (edit !== undefined && order === undefined) return undefined;
  const places = edit?.status === 'applied' && order !== undefined ? order : inOrder;
  const texts = inOrder.map((place) => {
    const own = `${path}[${place}]`;
    return currentText(was, own) ?? facts.find(({ id }) => id === own)?.text ?? '';
  });
  const count = facts.filter(({ id }) => id.startsWith(`${path}[`)).length;
  if (list.length < count) return undefined;
  const isText = (line: string, text: string | undefined) =>
    text !== undefined && (sameWords(line, text) || sameWords(plainText(line), text));
  const moved = list.some(
    (line, at) =>
      !isText(line, texts[places[at] ?? -1]) && texts.some((text) => isText(line, text)),
  );
  return moved ? undefined : places;
}
