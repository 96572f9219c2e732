import { frameTexts } from '@sastre/frames';
import { normalise } from '@sastre/reading';
import { foldInPlace, oncePerLanguage } from '@sastre/wording';
import type { Language } from '@sastre/shared-contracts/api';

const read = oncePerLanguage(1, (_none, language): readonly string[] =>
  frameTexts(language)
    .filter((text) => /\s/.test(text))
    .map((frame) => foldInPlace(normalise(frame))),
);

/** Fixed phrases of a language's letters, folded. A word alone is no frame: it may stand anywhere. */
export const framesIn = (language: Language): readonly string[] => read('', language);
