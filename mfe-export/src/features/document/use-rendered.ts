import type { Cv } from '@sastre/shared-contracts/api';
import { useLanguage } from '@sastre/shared-contracts/shell';
import { hyphensFor, NO_HYPHENS, renderCv, worldFaces } from '@sastre/shared-cv-document';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { withoutPicture } from './shown-cv.rules.ts';

/**
 * The renderer's document of a CV; again with the fonts of other scripts and with words that lines may end in, once those
 * are known. `render` makes that of the same CV laid out in another way. With `marked` its texts say which fields they come from.
 */
export function useRendered(cv: Cv | undefined, hasPicture: boolean, marked = false) {
  const language = useLanguage();
  const [faces, setFaces] = useState('');
  const [hyphens, setHyphens] = useState(NO_HYPHENS);
  useEffect(() => {
    let current = true;
    if (cv !== undefined) {
      // Fonts that cannot be had leave the system's in their place.
      void worldFaces(cv, language)
        .catch(() => '')
        .then((found) => {
          if (current) setFaces(found);
        });
      // What was loaded for a choice that is taken back is not used.
      if (cv.tailored?.pdfOptions.hyphenation === true) {
        void hyphensFor(cv, language).then((found) => {
          if (current) setHyphens(found);
        });
      }
    }
    return () => {
      current = false;
    };
  }, [cv, language]);
  const render = useCallback(
    (shown: Cv) =>
      renderCv(hasPicture ? shown : withoutPicture(shown), language, faces, { marked, hyphens }),
    [hasPicture, language, faces, marked, hyphens],
  );
  const rendered = useMemo(() => (cv === undefined ? '' : render(cv)), [cv, render]);
  return { rendered, render };
}
