import { createContext } from 'react';
import type { useSheet } from './use-sheet.ts';

type Sheet = Pick<ReturnType<typeof useSheet>, 'button' | 'press'>;

/** The sheet for the button in the bar below the form. */
export const SheetContext = createContext<Sheet>({ button: 'none', press: () => undefined });
