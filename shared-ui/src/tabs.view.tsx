import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { tabIds, tabTarget } from './tabs.rules.ts';
import styles from './tabs.module.css';
import { VisuallyHidden } from './visually-hidden.view.tsx';

export interface TabsProps<Id extends string> {
  /** `mark` says of a tab that something in it needs a look; seen as a dot. */
  tabs: readonly { id: Id; label: string; mark?: string | undefined }[];
  active: Id;
  onChange: (id: Id) => void;
  /** Name of the row of tabs. */
  label: string;
  /** Tells rows of tabs on one page apart; the same for their panels. */
  group?: string;
}

/** What is seen of the tab beyond the active one, in px. */
const TAB_PEEK = 24;

/** A row of tabs: one stop for Tab, arrows, Home and End move and choose. */
export function Tabs<Id extends string>({
  tabs,
  active,
  onChange,
  label,
  group = 'tabs',
}: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const onScroll = useEdges(row, tabs);
  // In another language the names are as wide as they are.
  const names = tabs.map((tab) => tab.label).join();
  // On a narrow screen the row scrolls sideways: the active tab is never cut off.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    const frame = row.current?.getBoundingClientRect();
    if (row.current === null || tab === undefined || frame === undefined) return;
    if (tab.left < frame.left) row.current.scrollLeft += tab.left - frame.left - TAB_PEEK;
    if (tab.right > frame.right) row.current.scrollLeft += tab.right - frame.right + TAB_PEEK;
  }, [active, names]);
  const move = (event: KeyboardEvent, index: number) => {
    const target = tabTarget(event.key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || tab === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    if (tab.id !== active) onChange(tab.id);
  };
  return (
    <div ref={row} role="tablist" aria-label={label} className={styles.tabs} onScroll={onScroll}>
      {tabs.map((tab, index) => {
        const selected = tab.id === active;
        const ids = tabIds(group, tab.id);
        return (
          <span key={tab.id} role="presentation" className={styles.slot}>
            <button
              type="button"
              role="tab"
              id={ids.tab}
              className={styles.tab}
              aria-selected={selected}
              aria-controls={selected ? ids.panel : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => selected || onChange(tab.id)}
              onKeyDown={(event) => move(event, index)}
            >
              {tab.label}
              {tab.mark && (
                <span className={styles.mark}>
                  <VisuallyHidden>{` (${tab.mark})`}</VisuallyHidden>
                </span>
              )}
            </button>
          </span>
        );
      })}
    </div>
  );
}

/** Marks at which of its edges a row goes on out of sight, for the styles. */
function useEdges(row: RefObject<HTMLDivElement | null>, tabs: readonly unknown[]): () => void {
  const look = useCallback(() => {
    const { current } = row;
    if (current === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = current;
    current.toggleAttribute('data-before', scrollLeft > 1);
    current.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
  }, [row]);
  useLayoutEffect(look, [look, tabs]);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);
  // What stands beside the row, a font that arrives or larger text change it without the window.
  useEffect(() => {
    const { current } = row;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    for (const seen of [current, ...current.querySelectorAll('[role=tab]')]) observer.observe(seen);
    return () => observer.disconnect();
  }, [look, row, tabs.length]);
  return look;
}

/** What the active tab shows; render only the active one. `tab` is its id. */
export function TabPanel({
  tab,
  group = 'tabs',
  children,
}: {
  tab: string;
  group?: string;
  children: ReactNode;
}) {
  const ids = tabIds(group, tab);
  return (
    <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab}>
      {children}
    </div>
  );
}
