import type { Cv } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useLanguage, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Note } from '@sastre/shared-ui';
import styles from './export.module.css';
import { readStrip, type Strip } from './strip.rules.ts';

/** What was changed in a tailored copy, what waits for an answer, and what is not in its language; nothing where there is none of it. */
export function TailoredStrip({ cv: { _id, tailored } }: { cv: Cv }) {
  const t = useT();
  const strip = readStrip(tailored);
  if (strip === undefined) return null;
  const { changes, questions, untranslated } = strip;
  const isOpen = questions > 0 || untranslated !== undefined;
  return (
    <Note tone={isOpen ? 'warn' : 'info'}>
      <div className={styles['strip']}>
        <div>
          <p>
            {t('strip.changes', { count: changes })}
            {questions > 0 && <b> {t('strip.questions', { count: questions })}</b>}
          </p>
          <Untranslated strip={strip} />
        </div>
        <Link to={paths.tailoredChanges(_id)} className={buttonClass('outline', 's')}>
          {t('strip.review')}
        </Link>
      </div>
    </Note>
  );
}

function Untranslated({ strip: { language, untranslated } }: { strip: Strip }) {
  const t = useT();
  const own = useLanguage();
  if (untranslated === undefined) return null;
  if (untranslated === 'some') return <p>{t('strip.some')}</p>;
  const names = new Intl.DisplayNames(own, { type: 'language' });
  return (
    <p>
      {language !== '' && <>{t('strip.headings', { language: names.of(language) ?? language })} </>}
      {t('strip.own')}
    </p>
  );
}
