import type { Fact, Requirement } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Tag } from '@sastre/shared-ui';
import { AddForm } from '../adopt/add-form.view.tsx';
import { known, tabOf } from '../changes/changes.rules.ts';
import { FactList } from './fact-list.view.tsx';
import { LevelSaid } from './level-said.view.tsx';
import styles from './requirements.module.css';
import type { Adding } from './requirements.view.tsx';
import { isAddable } from '../changes/rows.rules.ts';

interface Props {
  requirement: Requirement;
  facts: readonly Fact[];
  cvId: string;
  adding: Adding;
}

/** The words of the job text, the facts, and what can be done about a requirement. */
export function RequirementDetails({ requirement, facts, cvId, adding }: Props) {
  const t = useT();
  const { group, kind, need, quote, term, belongs } = requirement;
  const grounds = known(requirement.facts, new Map(facts.map((fact) => [fact.id, fact])));
  return (
    <>
      <p className={styles.tags}>
        <Tag>{t(`review.requirements.kind.${belongs ?? kind}`)}</Tag>
        <Tag>{t(`review.requirements.need.${need}`)}</Tag>
      </p>
      <dl className={styles.grounds}>
        <div>
          <dt>{t('review.requirements.quote')}</dt>
          <dd>
            <q>{quote}</q>
          </dd>
        </div>
        {group !== 'not-yours' && <FactList facts={grounds} />}
      </dl>
      <LevelSaid {...requirement} />
      {group === 'unsaid' && (
        <p>
          <Link
            to={paths.cvData({ cvId, edit: true, tab: tabOf(requirement) })}
            aria-label={t('review.requirements.sayNamed', { term })}
          >
            {t('review.requirements.say')}
          </Link>
        </p>
      )}
      {group === 'not-yours' && belongs !== undefined && (
        <p>{t(`review.requirements.belongs.${belongs}`)}</p>
      )}
      {group === 'not-yours' && belongs !== 'none' && !isAddable(requirement) && (
        <p>
          <Link
            to={paths.cvData({ edit: true, tab: tabOf(requirement) })}
            aria-label={t('review.requirements.addNamed', { term })}
          >
            {t('review.requirements.add')}
          </Link>
        </p>
      )}
      {isAddable(requirement) && <AddForm requirement={requirement} adding={adding} />}
    </>
  );
}
