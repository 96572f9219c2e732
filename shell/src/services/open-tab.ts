import type { OpenedTab } from '@sastre/shared-contracts/shell';

/** A tab that is opened in the click and filled later. It never gets hold of this page. */
export function openTab(open: () => Window | null): OpenedTab {
  const tab = open();
  if (tab !== null) tab.opener = null;
  return {
    opened: tab !== null,
    show: (url) => {
      if (tab !== null && !tab.closed) tab.location.href = url;
    },
    close: () => tab?.close(),
  };
}
