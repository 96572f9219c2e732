import { createContext, useContext } from 'react';

const Context = createContext<string | undefined>(undefined);

/** Code of the language that is written into the fields inside, where it is known to be another than the screen's. */
export const ContentLanguage = Context.Provider;

/** It, for the `lang` of a field: spelling is checked and text is read aloud in it. */
export function useContentLanguage(): string | undefined {
  return useContext(Context);
}
