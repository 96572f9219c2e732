import type { Browser } from './browser.ts';

/** Which screen is drawn. The address runs ahead of it while another screen is made ready. */
export interface Place {
  /** A screen is drawn, in place of the one before. */
  arrived: (pathname: string) => void;
  /** True while the visitor is on the way from the screen that is drawn to another one. */
  isLeft: () => boolean;
}

export function createPlace(browser: Pick<Browser, 'here' | 'origin'>): Place {
  let drawn: string | undefined;
  return {
    arrived: (pathname) => {
      drawn = pathname;
    },
    isLeft: () => drawn !== undefined && new URL(browser.here(), browser.origin).pathname !== drawn,
  };
}
