import { readsAlike } from '@sastre/shared-contracts/cv';
import { ChangedElsewhere, type VersionedCv } from '@sastre/shared-contracts/page';
import {
  mergeDraft,
  sameDraft,
  toDraft,
  toPatch,
  type CvDraft,
} from '@sastre/shared-cv-form/rules';
import type { Choice } from '../conflict/conflict.types.ts';
import type { Begun, Journal, SaveInput } from './cv-store.types.ts';

/** What every form over a CV knows: its machine's context begins with this. */
export interface Editing {
  loaded: VersionedCv | undefined;
  /** Version that the save expects; older than `loaded` when the journal was begun before it. */
  etag: string | undefined;
  /** The form as it was when typing began; undefined for a journal of an older build. */
  base: CvDraft | undefined;
  draft: CvDraft | undefined;
  /** What a save was tried with and nobody knows whether it arrived. */
  tried: CvDraft | undefined;
  /** What is stored by now, while the user has not said whose it shall be. */
  conflict: VersionedCv | undefined;
  error: unknown;
}

/** The form as the CV is stored. */
export function asLoaded(loaded: VersionedCv | undefined): Editing {
  const draft = loaded && toDraft(loaded.cv);
  const nothing = { tried: undefined, conflict: undefined, error: undefined };
  return { loaded, etag: loaded?.etag, base: draft, draft, ...nothing };
}

/** The form as it was left. */
export function asRestored({ loaded, journal }: Begun): Editing {
  const stored = asLoaded(loaded);
  if (!isRestored({ loaded, journal })) return stored;
  const etag = journal?.etag ?? loaded.etag;
  const base = journal?.base ?? (etag === loaded.etag ? stored.base : undefined);
  return { ...stored, draft: journal?.draft, base, etag };
}

/** True when the journal has something that is not stored. */
export function isRestored({ loaded, journal }: Begun): boolean {
  return journal?.draft !== undefined && !sameDraft(journal.draft, toDraft(loaded.cv));
}

/** True when something was typed that is not saved. */
export function isDirty({ loaded, draft }: Pick<Editing, 'loaded' | 'draft'>): boolean {
  if (loaded === undefined || draft === undefined) return false;
  return !sameDraft(draft, toDraft(loaded.cv));
}

/** The draft with a part of it typed anew. */
export function typed({ draft }: Editing, part: Partial<CvDraft>): Pick<Editing, 'draft'> {
  return { draft: draft && { ...draft, ...part } };
}

/** What was typed, as the journal keeps it. */
export function toJournal({ draft, base, etag }: Editing): Journal {
  return { draft, base, etag };
}

export function toSave({ loaded, draft, etag }: Editing): SaveInput {
  return { loaded, draft: draft as CvDraft, etag };
}

/** The context after a save that was refused or failed. */
export function afterFailure({ draft }: Editing, error: unknown): Partial<Editing> {
  return error instanceof ChangedElsewhere ? { conflict: error.latest } : { error, tried: draft };
}

/**
 * True when a save was refused although there is nothing to choose: elsewhere only what this form does not show was
 * changed (the layout, say) or the photo that it left alone, which is chosen with the layout, or what is stored is what
 * was typed, or is this form's own save whose answer was lost.
 */
export function isNothingToChoose(editing: Editing, error: unknown): boolean {
  if (!(error instanceof ChangedElsewhere) || editing.draft === undefined) return false;
  const { latest } = error;
  const { draft: mine } = editing;
  const base = baseOver(editing, latest);
  const theirs = toDraft(latest.cv);
  const seen = base?.pictureId === mine.pictureId ? withPhotoOf(theirs, base) : theirs;
  return readsAlike(seen, base) || isStored(mine, latest);
}

/** A draft with the photo of another one. */
function withPhotoOf(draft: CvDraft, { pictureId, personal_info }: CvDraft): CvDraft {
  const { profilePictureUrl } = personal_info;
  return { ...draft, pictureId, personal_info: { ...draft.personal_info, profilePictureUrl } };
}

/** The form over a later version: what was typed is kept, what only they changed is taken. */
export function over(editing: Editing, latest: VersionedCv | undefined): Partial<Editing> {
  if (latest === undefined || editing.draft === undefined) return {};
  const theirs = toDraft(latest.cv);
  const draft = mergeDraft(baseOver(editing, latest), editing.draft, theirs);
  return { ...asLoaded(latest), draft };
}

/** What there is to choose from; undefined without a conflict. */
export function choiceOf(editing: Editing): Choice | undefined {
  const { conflict, draft: mine } = editing;
  const merged = over(editing, conflict).draft;
  if (conflict === undefined || mine === undefined || merged === undefined) return undefined;
  return { mine, theirs: toDraft(conflict.cv), merged };
}

function baseOver({ base, tried }: Editing, latest: VersionedCv): CvDraft | undefined {
  return tried !== undefined && isStored(tried, latest) ? toDraft(latest.cv) : base;
}

/** True when a save of the draft would change nothing. */
function isStored(draft: CvDraft, { cv }: VersionedCv): boolean {
  const { tailored, ...content } = toPatch(draft, cv);
  const after = toDraft({ ...cv, ...(content as Partial<typeof cv>) });
  return tailored === undefined && readsAlike(after, toDraft(cv));
}
