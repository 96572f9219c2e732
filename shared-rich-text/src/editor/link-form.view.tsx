import { useId, useState } from 'react';
import { hrefFrom } from './link.rules.ts';
import type { RichTextTexts } from './rich-text.types.ts';
import styles from './rich-text-editor.module.css';

export interface LinkFormProps {
  href: string;
  texts: RichTextTexts;
  onApply: (href: string) => void;
  onRemove: () => void;
  onCancel: () => void;
}

// No form element: the editor usually stands in one already.
export function LinkForm({ href, texts, onApply, onRemove, onCancel }: LinkFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(href);
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    const meant = hrefFrom(typed);
    if (meant) onApply(meant);
    else setWrong(true);
  };
  return (
    <div
      className={styles.link}
      role="group"
      aria-label={texts.link}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <label htmlFor={id}>{texts.linkAddress}</label>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        autoFocus
        value={typed}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <button type="button" onClick={apply}>
        {texts.applyLink}
      </button>
      {href && (
        <button type="button" onClick={onRemove}>
          {texts.removeLink}
        </button>
      )}
      <button type="button" onClick={onCancel}>
        {texts.cancelLink}
      </button>
      {wrong && (
        <p id={`${id}-error`} role="alert">
          {texts.linkInvalid}
        </p>
      )}
    </div>
  );
}
