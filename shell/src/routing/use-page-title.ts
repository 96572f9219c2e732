import { PAGE_TITLE_ID, PRODUCT_NAME } from '@sastre/shared-ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives the document the title of its page, and the page's h1 the focus after a navigation. Pages bring their h1
 * when they are ready, and may bring another in its place: then that has the focus which the first one had. The first
 * page of a document leaves the focus at the top, where the skip link is.
 */
export function usePageTitle(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const known = useRef<{ pathname: string; heading: Element | null }>({ pathname, heading: null });
  const focused = useRef<Element>(null);

  useEffect(() => {
    const root = main.current;
    if (root === null) return;
    let waitsForFocus = known.current.pathname !== pathname;
    const old = waitsForFocus ? known.current.heading : null;
    const look = () => {
      const heading = root.querySelector<HTMLElement>(`#${PAGE_TITLE_ID}`);
      if (heading === null || heading === old) return;
      // What is taken out of the document takes the focus along.
      const isGone = focused.current?.isConnected === false;
      const lostFocus = isGone && document.activeElement === document.body;
      known.current = { pathname, heading };
      const title = heading.textContent?.trim();
      document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
      if (!waitsForFocus && !lostFocus) return;
      waitsForFocus = false;
      focused.current = null;
      // Whoever started to type meanwhile keeps the focus.
      if (root.contains(document.activeElement)) return;
      heading.focus({ preventScroll: true });
      focused.current = heading;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [main, pathname]);
}
