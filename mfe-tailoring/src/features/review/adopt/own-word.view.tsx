import type { OwnWord } from '@sastre/shared-contracts/api';
import { useLocale } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Button, Icon, Note } from '@sastre/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { isAdoptable } from './adopt.rules.ts';
import { tabOfMain, type Change } from '../changes/changes.rules.ts';
import styles from '../review.module.css';
import { useAdoption } from './use-adoption.ts';
import { usePlaceName } from '../use-place-name.ts';
import { useQuoted } from '../requirements/use-quoted.ts';

interface Props {
  change: Pick<Change, 'edit' | 'place' | 'translatedTo'>;
  /** When it was given. */
  at: OwnWord['at'];
  /** The words that it was given for. */
  phrases: readonly string[];
  /** The main CV says the same already. */
  isInMain: boolean;
}

/** The user's own word for a text, and the way of the same text into the main CV. */
export function OwnWordView({ change, at, phrases, isInMain }: Props) {
  const t = useT();
  const quoted = useQuoted();
  const locale = useLocale();
  const date = new Date(at).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <>
      <p className={styles.ownWord}>
        <Icon name="check" />
        <span>
          {phrases.length > 0
            ? t('review.ownWord.kept', { date, words: quoted(phrases) })
            : t('review.ownWord.keptPlain', { date })}
        </span>
      </p>
      {isInMain ? (
        <p>{t('review.ownWord.done')}</p>
      ) : isAdoptable(change.edit) ? (
        <Adoption change={change} />
      ) : (
        change.translatedTo === undefined && <MainLink change={change} />
      )}
    </>
  );
}

function MainLink({ change: { place } }: Pick<Props, 'change'>) {
  const t = useT();
  const name = usePlaceName()(place);
  return (
    <p>
      <Link
        to={paths.cvData({ edit: true, tab: tabOfMain(place) })}
        aria-label={t('review.ownWord.writeNamed', { name })}
      >
        {t('review.ownWord.write')}
      </Link>
    </p>
  );
}

/** Puts the text into the main CV in place of the one that it replaced, if that still stands there. */
function Adoption({ change }: Pick<Props, 'change'>) {
  const t = useT();
  const name = usePlaceName()(change.place);
  const [state, put] = useAdoption(change.edit);
  const helpId = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const isSettled = state === 'done' || state === 'changed';
  // The button goes, and with it the focus: it goes on to what took its place.
  useEffect(() => {
    if (isSettled) outcome.current?.focus();
  }, [isSettled]);
  if (isSettled) {
    return (
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {state === 'done' ? (
          <p>{t('review.ownWord.done')}</p>
        ) : (
          <Note tone="warn">
            <p>{t('review.ownWord.changed')}</p>
            <MainLink change={change} />
          </Note>
        )}
      </div>
    );
  }
  return (
    <>
      {state === 'failed' && <Note tone="error">{t('review.ownWord.failed')}</Note>}
      <div className={styles.choices}>
        <Button
          size="s"
          busy={state === 'putting'}
          aria-label={t('review.ownWord.putNamed', { name })}
          aria-describedby={helpId}
          onClick={put}
        >
          {t('review.ownWord.put')}
        </Button>
      </div>
      <p id={helpId} className={styles.quiet}>
        {t('review.ownWord.putHelp')}
      </p>
    </>
  );
}
