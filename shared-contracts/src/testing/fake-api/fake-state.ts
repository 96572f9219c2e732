import type {
  Cv,
  Language,
  PdfReport,
  Plan,
  SessionItem,
  TailoringCheck,
} from '../../api/index.ts';
import type { ShellUser } from '../../shell/services.ts';
import type { FakeJob } from './tailoring.handlers.ts';

export type PurchaseStatus = 'pending' | 'active' | 'payment-failed' | 'cancelled' | 'expired';

/** A stored document and how often it was written; the ETag is made of it. */
export interface StoredCv {
  cv: Cv;
  version: number;
  /** By what it came about, and when; absent: by an ordinary save, when it was updated. */
  reason?: string;
  at?: string;
}
/** Something that was deleted, with what it was. */
export type FakeTrash = { deletedAt: number } & (
  | { kind: 'main' | 'tailored'; stored: StoredCv }
  | { kind: 'picture'; picture: Blob }
);

/** What the fake server knows. Tests may look at it and change it. */
export interface FakeState {
  user: ShellUser;
  /** False: every call that needs a session answers 401. */
  signedIn: boolean;
  accountDeleted: boolean;
  mainCv: StoredCv | undefined;
  /** Tailored copies by id. */
  tailored: Map<string, StoredCv>;
  /** Pictures by id, oldest first. */
  pictures: Map<string, Blob>;
  /** Earlier versions by the id of their CV, oldest first. */
  versions: Map<string, StoredCv[]>;
  /** What was deleted and can be brought back, by id. */
  trash: Map<string, FakeTrash>;
  /** Where the user is signed in. */
  sessions: SessionItem[];
  /** The identity provider keeps the sessions. */
  sessionsElsewhere: boolean;
  shareLinks: Map<string, { pictureId: string; expires: number }>;
  jobs: Map<string, FakeJob>;
  /** Moments (ms) of the AI operations that were taken. */
  operations: number[];
  /** What a tailoring is said to meet before it starts, where it differs from nothing at all. */
  tailoringCheck?: Partial<TailoringCheck>;
  /** What reading a PDF back finds; absent: all its words. */
  pdfReport?: PdfReport;
  /** The lines that are read out of a PDF; absent: its texts, one a line, on one page. */
  pdfPages?: string[][];
  plans: (language: Language) => Plan[];
  limits: Readonly<Record<string, { daily: number; weekly: number }>>;
  subscription: { planId: string; startDate: string; endDate: string | null };
  purchases: Map<string, { planId: string; status: PurchaseStatus }>;
}

/** What a handler works with. */
export interface FakeContext {
  state: FakeState;
  now: () => number;
  /** A new server id. */
  newId: () => string;
  origin: string;
}

/** An ISO moment. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
