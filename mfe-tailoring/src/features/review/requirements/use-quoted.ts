import { useLanguage, useT } from '@sastre/shared-contracts/shell';

/** Words in quotation marks, as a list of the language. */
export function useQuoted(): (words: readonly string[]) => string {
  const t = useT();
  const language = useLanguage();
  return (words) =>
    new Intl.ListFormat(language, { type: 'unit' }).format(
      words.map((word) => t('review.question.quoted', { word })),
    );
}
