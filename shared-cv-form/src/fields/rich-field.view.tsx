import { useLanguage } from '@sastre/shared-contracts/shell';
import { LazyRichTextEditor } from '@sastre/shared-rich-text/lazy';
import { Icon, useContentLanguage } from '@sastre/shared-ui';
import { useId } from 'react';
import styles from '../form.module.css';
import type { FieldError } from '../validation/validation.rules.ts';
import { useErrorText } from './use-error-text.ts';

interface Props {
  /** Of the field, e.g. `work_experience.0.description`. */
  path: string;
  label: string;
  labelHidden?: boolean;
  value: string;
  error: FieldError | undefined;
  /** Least height, a CSS length. */
  height: string;
  onChange: (markdown: string) => void;
}

/** A text with formats, in the language of the CV, and what is wrong with it. */
export function RichField({ path, error, ...editor }: Props) {
  const id = useId();
  const language = useLanguage();
  const textLanguage = useContentLanguage();
  const said = useErrorText()(path.slice(path.lastIndexOf('.') + 1), error);
  return (
    <div className={styles.wide} data-field={path}>
      <LazyRichTextEditor
        {...editor}
        language={language}
        textLanguage={textLanguage}
        invalid={said !== undefined}
        {...(said !== undefined && { describedBy: id })}
      />
      {said !== undefined && (
        <p id={id} className={styles.error}>
          <Icon name="warn" size={14} />
          {said}
        </p>
      )}
    </div>
  );
}
