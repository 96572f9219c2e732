import type { Section } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { MoveButtons, MoveHandle, ReorderRow } from '@sastre/shared-reorder';
import { Button, Card, TextField } from '@sastre/shared-ui';
import { useCallback } from 'react';
import { useErrorText } from '../fields/use-error-text.ts';
import styles from '../form.module.css';
import { EntryList } from '../lists/entry-list.view.tsx';
import { foldingOf } from '../lists/folding-of.ts';
import { newSectionEntry } from '../validation/draft.rules.ts';
import type { FoldingProps } from '../form.types.ts';
import type { FieldErrors } from '../validation/validation.rules.ts';
import { fieldsOf } from './added-fields.view.tsx';

interface Props extends FoldingProps {
  section: Section;
  name: string;
  index: number;
  errors: FieldErrors;
  onChange: (index: number, part: Partial<Section>) => void;
  onRemove: (index: number, name: string) => void;
}

const lineOf = ({ name, organisation, current, ...dates }: Section['entries'][number]) => ({
  names: [name, organisation],
  ...dates,
  isOpen: current,
});

/** One added section: its heading in the CV and its entries. */
export function AddedSection(props: Props) {
  const { section, name, index, errors, onChange, onRemove } = props;
  const t = useT();
  const errorText = useErrorText();
  const { kind, title, entries } = section;
  const path = `sections.${index}`;
  const change = useCallback(
    (next: Section['entries']) => onChange(index, { entries: next }),
    [onChange, index],
  );
  return (
    <ReorderRow index={index} name={name} className={styles.entryRow}>
      <section aria-label={name} className={styles.stack}>
        <Card>
          <div className={styles.entryHead}>
            <MoveHandle />
            <h2 className={styles.entryTitle}>{name}</h2>
            <div className={styles.entryActions}>
              <MoveButtons />
              <Button
                variant="text"
                size="s"
                className={styles.remove}
                onClick={() => onRemove(index, name)}
                aria-label={t('removeNamed', { name })}
              >
                {t('remove')}
              </Button>
            </div>
          </div>
          <TextField
            label={t('heading.label')}
            hint={t('heading.hint', { heading: t(`more.kind.${kind}`) })}
            value={title}
            onChange={(value) => onChange(index, { title: value })}
            name={`${path}.title`}
            error={errorText('title', errors[`${path}.title`])}
            autoComplete="off"
          />
        </Card>
        <EntryList
          list={entries}
          path={`${path}.entries`}
          errors={errors}
          onChange={change}
          create={newSectionEntry}
          Fields={fieldsOf(kind)}
          firstField="name"
          lineOf={lineOf}
          {...foldingOf(props)}
          texts={{
            number: `more.number.${kind}`,
            add: `more.add.${kind}`,
            empty: 'more.empty',
          }}
        />
      </section>
    </ReorderRow>
  );
}
