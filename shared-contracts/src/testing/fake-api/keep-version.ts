import type { Cv } from '../../api/index.ts';
import { readsAlike } from '../../cv/alike.rules.ts';
import { isoTime, type FakeContext, type StoredCv } from './fake-state.ts';

/** Puts another document in the place of a stored one; what it replaces is kept as a version if it was another. */
export function keepVersion(
  { state, now }: FakeContext,
  stored: StoredCv,
  next: Cv,
  reason: string,
): void {
  const isSame = readsAlike({ ...stored.cv, updated_at: '' }, { ...next, updated_at: '' });
  const { _id: id } = stored.cv;
  if (!isSame || reason === 'restore') {
    state.versions.set(id, [...(state.versions.get(id) ?? []), { ...stored }]);
    Object.assign(stored, { reason, at: isoTime(now()) });
  }
  stored.cv = next;
  stored.version += 1;
}

/** Keeps a deleted CV for a while. */
export function trashCv(
  { state, now }: FakeContext,
  kind: 'main' | 'tailored',
  stored: StoredCv,
): void {
  stored.version += 1;
  state.trash.set(stored.cv._id, { kind, stored, deletedAt: now() });
}
