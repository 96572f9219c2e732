import type { Cv } from '@sastre/shared-contracts/api';
import { useLanguage } from '@sastre/shared-contracts/shell';
import { worldFaces, renderCv } from '@sastre/shared-cv-document';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { withoutPicture } from './shown-cv.rules.ts';

/**
 * The renderer's document of a CV; again with the fonts of other scripts, once it is known which it needs. `render` makes
 * that of the same CV laid out in another way. With `marked` its texts say which fields they come from.
 */
export function useRendered(cv: Cv | undefined, hasPicture: boolean, marked = false) {
  const language = useLanguage();
  const [faces, setFaces] = useState('');
  useEffect(() => {
    let current = true;
    if (cv !== undefined) {
      // Fonts that cannot be had leave the system's in their place.
      void worldFaces(cv, language)
        .catch(() => '')
        .then((found) => {
          if (current) setFaces(found);
        });
    }
    return () => {
      current = false;
    };
  }, [cv, language]);
  const render = useCallback(
    (shown: Cv) =>
      renderCv(hasPicture ? shown : withoutPicture(shown), language, faces, { marked }),
    [hasPicture, language, faces, marked],
  );
  const rendered = useMemo(() => (cv === undefined ? '' : render(cv)), [cv, render]);
  return { rendered, render };
}
