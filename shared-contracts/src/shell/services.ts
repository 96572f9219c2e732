import type { Endpoint, EndpointAnswer, EndpointInput, Language } from '../api/index.ts';
import type {
  AnalyticsEventName,
  AnalyticsEvents,
  ShellEventName,
  ShellEvents,
} from '../events/index.ts';
import type { SiteFacts } from '../registry/boot.schema.ts';

/** Who is signed in. `sub` is the user's key; name and email may be missing in a token. */
export interface ShellUser {
  sub: string;
  name?: string;
  email?: string;
}

/** Answer of a call; `etag` as the server sent it, for `ifMatch`. */
export interface CallAnswer<A> {
  data: A;
  etag?: string;
  /** Response headers, lower-case names. */
  headers: Readonly<Record<string, string>>;
}

export interface CallOptions {
  /** ETag that the stored document must still have; otherwise the call fails with 412 `changed-elsewhere`. */
  ifMatch?: string;
  signal?: AbortSignal;
  /** Share of the body that is sent, 0–1. */
  onUploadProgress?: (share: number) => void;
}

/** What a toast offers: a page of the site, or something to do. */
export type ToastAction = { label: string } & ({ to: string } | { run: () => void });

/** A tab opened in the click, to be filled later (a popup blocker would stop it otherwise). */
export interface OpenedTab {
  /** False when the browser refused to open it. */
  readonly opened: boolean;
  /** Shows an URL in it. */
  show: (url: string) => void;
  close: () => void;
}

/** Everything that a remote may ask of the shell. Tokens never reach a remote. */
export interface ShellServices {
  auth: {
    readonly user: ShellUser;
    /** Ends the session and returns to the site's origin. */
    logout: () => Promise<void>;
    /** The identity provider's page for changing the password. */
    accountSecurityUrl: () => string;
  };
  http: {
    /** Calls a row of the API. Rejects with `ApiError`; every failure is also reported as `api_error`. */
    call: <E extends Endpoint>(
      endpoint: E,
      input: EndpointInput<E>,
      options?: CallOptions,
    ) => Promise<CallAnswer<EndpointAnswer<E>>>;
  };
  nav: {
    /** Goes to a path of the site. */
    go: (path: string, options?: { replace?: boolean }) => void;
    /** One step back; without a history to `/`. */
    back: () => void;
    /** Opens an empty tab; call it in the click's own turn. */
    openTab: () => OpenedTab;
    /** Leaves the site for an absolute URL. */
    leaveTo: (url: string) => void;
    /**
     * Asks before the page is left while `isDirty()` is true. Returns the release. `kept`: what is unsaved is in the
     * journal and comes back; then the question says so.
     */
    guard: (isDirty: () => boolean, options?: { kept?: boolean }) => () => void;
    /** Origin of the site, e.g. `https://sastre.example`. */
    readonly origin: string;
  };
  events: {
    emit: <N extends ShellEventName>(name: N, payload: ShellEvents[N]) => void;
    /** Returns the release. */
    on: <N extends ShellEventName>(
      name: N,
      handler: (payload: ShellEvents[N]) => void,
    ) => () => void;
  };
  analytics: {
    track: <N extends AnalyticsEventName>(name: N, properties: AnalyticsEvents[N]) => void;
  };
  dialogs: { alert: (text: string) => void; confirm: (text: string) => boolean };
  /**
   * Says that something succeeded, for 4 s; for 10 s when it offers something, and no shorter than somebody points at it.
   * Errors stay in place instead.
   */
  toast: (text: string, action?: ToastAction) => void;
  /** The journal: what is being typed survives a crash, a reload and an ended session. Keys are the caller's; values JSON. */
  drafts: {
    read: (key: string) => Promise<unknown>;
    write: (key: string, value: unknown) => Promise<void>;
    drop: (key: string) => Promise<void>;
  };
  /** What somebody chose about how pages look, kept by this browser also after a logout. Nothing personal. */
  choices: {
    /** The choice of a name; undefined when none was made. */
    read: (name: string) => string | undefined;
    write: (name: string, value: string) => void;
  };
  /** What is configured about the site and who runs it. */
  site: Readonly<SiteFacts>;
  i18n: { readonly language: Language; setLanguage: (language: Language) => Promise<void> };
  clock: {
    /** Milliseconds since the epoch. */
    now: () => number;
    /** Calls `run` once after `ms` milliseconds. Returns the cancel. */
    after: (ms: number, run: () => void) => () => void;
  };
}
