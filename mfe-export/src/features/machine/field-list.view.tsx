import { useT } from '@sastre/shared-contracts/shell';
import type { ReactNode } from 'react';
import type { Entry } from './fields/entries.rules.ts';
import type { Fields } from './fields/fields.rules.ts';
import styles from './machine.module.css';

/** The fields that were found, and which were not. */
export function FieldList({ fields }: { fields: Fields }) {
  const t = useT();
  const { name, email, phone, links, jobs, education, skills } = fields;
  return (
    <dl className={styles.fields}>
      <Field term={t('machine.name')}>{name}</Field>
      <Field term={t('machine.email')}>{email}</Field>
      <Field term={t('machine.phone')}>{phone}</Field>
      <Field term={t('machine.links')}>{lines(links)}</Field>
      <Field term={counted(t('machine.jobs'), jobs)}>{entries(jobs)}</Field>
      <Field term={counted(t('machine.education'), education)}>{entries(education)}</Field>
      <Field term={counted(t('machine.skills'), skills)}>
        {skills.length > 0 && skills.join(' · ')}
      </Field>
    </dl>
  );

  function lines(texts: readonly string[]): ReactNode {
    if (texts.length === 0) return undefined;
    return texts.map((text) => (
      <span key={text} className={styles.line}>
        {text}
      </span>
    ));
  }

  function entries(found: readonly Entry[]): ReactNode {
    if (found.length === 0) return undefined;
    const missing = t('machine.notFound');
    return found.map(({ title = missing, organisation = missing, dates }, index) => (
      <span key={index} className={styles.line}>
        <span dir="auto">{title}</span> · <span dir="auto">{organisation}</span> · {dates}
      </span>
    ));
  }
}

const counted = (term: string, found: readonly unknown[]) =>
  found.length === 0 ? term : `${term} (${found.length})`;

function Field({ term, children }: { term: string; children: ReactNode }) {
  const t = useT();
  const isMissing = children === undefined || children === false;
  return (
    <div className={styles.field}>
      <dt>{term}</dt>
      <dd className={isMissing ? styles.missing : undefined} dir="auto">
        {isMissing ? t('machine.notFound') : children}
      </dd>
    </div>
  );
}
