import { useContentLanguage } from '@sastre/shared-ui';
import { useEffect, useState } from 'react';

/** What the CV writes for an end that is open, in its language; undefined until that is known. */
export function useOpenEnd(): string | undefined {
  const language = useContentLanguage();
  const [words, setWords] = useState<{ language: string; present: string | undefined }>();
  useEffect(() => {
    let wanted = true;
    if (language === undefined) return undefined;
    // Words of 28 languages, for one of them: without them the screen's own word stands there.
    void import('@sastre/shared-cv-document/words').then(
      ({ WORDS }) => {
        const known: Partial<Record<string, { present: string }>> = WORDS;
        if (wanted) setWords({ language, present: known[language]?.present });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return words?.language === language ? words?.present : undefined;
}
