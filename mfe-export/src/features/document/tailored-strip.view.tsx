import type { Cv } from '@sastre/shared-contracts/api';
import type { Untranslated } from '@sastre/shared-contracts/cv';
import { useLanguageName } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { documentLanguage } from '@sastre/shared-cv-document';
import { LinkNote } from './link-note.view.tsx';
import { readStrip } from './strip.rules.ts';

/** What was changed in a tailored copy, what waits for an answer, and what is not in its language; nothing where there is none of it. */
export function TailoredStrip({ cv }: { cv: Cv }) {
  const t = useT();
  const strip = readStrip(cv);
  if (strip === undefined) return null;
  const { changes, questions, untranslated, withoutLetter } = strip;
  const isOpen = questions > 0 || withoutLetter || untranslated !== undefined;
  return (
    <LinkNote
      tone={isOpen ? 'warn' : 'info'}
      to={paths.tailoredChanges(cv._id)}
      label={t('strip.review')}
    >
      <div>
        <p>
          {t('strip.changes', { count: changes })}
          {questions > 0 && <b> {t('strip.questions', { count: questions })}</b>}
        </p>
        {withoutLetter && <p>{t('strip.withoutLetter')}</p>}
        {untranslated !== undefined && <OtherLanguage cv={cv} extent={untranslated.extent} />}
      </div>
    </LinkNote>
  );
}

function OtherLanguage({ cv, extent }: Pick<Untranslated, 'extent'> & { cv: Cv }) {
  const t = useT();
  const own = useLanguage();
  const name = useLanguageName();
  if (extent === 'some') return <p>{t('strip.some')}</p>;
  const language = documentLanguage(cv, own);
  return (
    <p>
      {t('strip.headings', { language: name(language) })} {t('strip.own')}
    </p>
  );
}
