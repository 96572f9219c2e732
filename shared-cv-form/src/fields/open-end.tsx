import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { useContentLanguage } from '@sastre/shared-ui';
import { createContext, useContext } from 'react';

const Context = createContext<string | undefined>(undefined);

/** What the CV writes for an end that is open, as "Present", in its own language; without it, the screen's word. */
export const OpenEnd = Context.Provider;

/** Says how a range without an end reads in the CV: "2010 – Present"; undefined while there is no start. */
export function useOpenRange(): (startDate: string) => string | undefined {
  const t = useT();
  const screen = useLanguage();
  const language = useContentLanguage() ?? screen;
  const word = useContext(Context) ?? t('present');
  return (startDate) => {
    const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(startDate) ?? [];
    if (year === undefined) return undefined;
    return `${month === undefined ? year : monthText(year, month, language)} – ${word}`;
  };
}

function monthText(year: string, month: string, language: string): string {
  const format = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  return new Intl.DateTimeFormat(language, format).format(date);
}
