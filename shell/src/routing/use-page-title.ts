import { PAGE_TITLE_ID, PRODUCT_NAME } from '@sastre/shared-ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives the document the title of its page, and the page's h1 the focus after a navigation. Pages bring their h1
 * when they are ready; the first page of a document leaves the focus at the top, where the skip link is.
 */
export function usePageTitle(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const known = useRef<{ pathname: string; heading: Element | null }>({ pathname, heading: null });

  useEffect(() => {
    const root = main.current;
    if (root === null) return;
    let waitsForFocus = known.current.pathname !== pathname;
    const old = waitsForFocus ? known.current.heading : null;
    const look = () => {
      const heading = root.querySelector<HTMLElement>(`#${PAGE_TITLE_ID}`);
      if (heading === null || heading === old) return;
      known.current = { pathname, heading };
      const title = heading.textContent?.trim();
      document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
      if (!waitsForFocus) return;
      waitsForFocus = false;
      // Whoever started to type meanwhile keeps the focus.
      if (!root.contains(document.activeElement)) heading.focus({ preventScroll: true });
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [main, pathname]);
}
