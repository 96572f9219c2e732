import type { Requirement, TailoringReport } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Card, Meter, Tag } from '@sastre/shared-ui';
import { tabOf } from './changes.rules.ts';
import styles from './review.module.css';

const GROUPS = [
  { group: 'shown', key: 'shown' },
  { group: 'unsaid', key: 'unsaid' },
  { group: 'not-yours', key: 'notYours' },
] as const;

/** What the job asks for in three groups, and how much of it can honestly be reached. */
export function Requirements({ report }: { report: TailoringReport }) {
  const t = useT();
  const { coverage, requirements } = report;
  const { shown, supported, total } = coverage;
  const sum = t('review.requirements.coverage', { shown, supported, total });
  return (
    <section className={styles['section']}>
      <h2>{t('review.requirements.title')}</h2>
      {requirements.length === 0 ? (
        <p className={styles['help']}>{t('review.requirements.none')}</p>
      ) : (
        <>
          <p className={styles['help']}>{sum}</p>
          <Meter used={shown} limit={total} label={sum} />
          <div className={styles['groups']}>
            {GROUPS.map(({ group, key }) => (
              <Group
                key={group}
                title={t(`review.requirements.${key}`)}
                help={t(`review.requirements.${key}Help`)}
                requirements={requirements.filter((one) => one.group === group)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

interface GroupProps {
  title: string;
  help: string;
  requirements: readonly Requirement[];
}

function Group({ title, help, requirements }: GroupProps) {
  const t = useT();
  return (
    <Card as="section">
      <h3>{title}</h3>
      <p className={styles['quiet']}>{help}</p>
      {requirements.length === 0 ? (
        <p className={styles['none']}>{t('review.requirements.empty')}</p>
      ) : (
        <ul className={styles['requirements']}>
          {requirements.map((one) => (
            <li key={one.id}>
              <p className={styles['term']}>
                <b>{one.term}</b> <Tag>{t(`review.requirements.kind.${one.kind}`)}</Tag>{' '}
                <Tag>{t(`review.requirements.need.${one.need}`)}</Tag>
              </p>
              {one.quote !== one.term && (
                <p className={styles['quiet']}>
                  {t('review.requirements.quote', { quote: one.quote })}
                </p>
              )}
              {one.group === 'not-yours' && (
                <Link
                  to={paths.cvData({ edit: true, tab: tabOf(one) })}
                  aria-label={t('review.requirements.addNamed', { term: one.term })}
                >
                  {t('review.requirements.add')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
