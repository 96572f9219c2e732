import { useContentLanguage } from '@sastre/shared-ui';

interface Props {
  /** The screen's own sentence around the words, given what stands in their place. */
  text: (slot: string) => string;
  /** Words of the CV, in its language. */
  children: string;
}

/** No word of anybody's. */
const SLOT = '\u0000';

/** Words of the CV in a text of the screen: each in its own language. */
export function WordsInText({ text, children }: Props) {
  const lang = useContentLanguage();
  if (lang === undefined) return text(children);
  const [before = '', after = ''] = text(SLOT).split(SLOT);
  return (
    <>
      {before}
      <span lang={lang}>{children}</span>
      {after}
    </>
  );
}
