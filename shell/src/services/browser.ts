/** What the shell does to the window; one seam for tests. */
export interface Browser {
  readonly origin: string;
  /** Path, query and fragment of the current address. */
  here: () => string;
  assign: (url: string) => void;
  replace: (url: string) => void;
  reload: () => void;
  /** An empty tab, or null when the browser refused. */
  open: () => Window | null;
  alert: (text: string) => void;
  confirm: (text: string) => boolean;
  /** True when a step back stays inside the site. */
  canGoBack: () => boolean;
}

export function createBrowser(): Browser {
  return {
    origin: window.location.origin,
    here: () => window.location.pathname + window.location.search + window.location.hash,
    assign: (url) => window.location.assign(url),
    replace: (url) => window.location.replace(url),
    reload: () => window.location.reload(),
    open: () => window.open('', '_blank'),
    alert: (text) => window.alert(text),
    confirm: (text) => window.confirm(text),
    canGoBack: () => Number((window.history.state as { idx?: unknown } | null)?.idx ?? 0) > 0,
  };
}
