import type { Cv } from '@sastre/shared-contracts/api';
import { useLanguage } from '@sastre/shared-contracts/shell';
import { worldFaces, renderCv } from '@sastre/shared-cv-document';
import { useEffect, useMemo, useState } from 'react';
import { withoutPicture } from './shown-cv.rules.ts';

/** The renderer's document of a CV; again with the fonts of other scripts, once it is known which it needs. */
export function useRendered(cv: Cv | undefined, hasPicture: boolean): string {
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
  return useMemo(() => {
    if (cv === undefined) return '';
    return renderCv(hasPicture ? cv : withoutPicture(cv), language, faces);
  }, [cv, hasPicture, language, faces]);
}
