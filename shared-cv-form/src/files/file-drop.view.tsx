import { cx, Icon } from '@sastre/shared-ui';
import {
  useId,
  useState,
  type ChangeEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import styles from './file-drop.module.css';
import { hasFiles } from './has-files.rules.ts';

interface Props {
  /** What a click does, said as the name of the field. */
  title: string;
  /** That files can be dropped, too. */
  drop: string;
  /** Kinds and limits, or why nothing is taken now; what the field is described by. */
  hint: ReactNode;
  /** Extensions of the files that the browser offers, as `.pdf`. */
  extensions: readonly string[];
  multiple?: boolean;
  disabled?: boolean;
  input?: Ref<HTMLInputElement>;
  /** What was chosen or dropped, one file at least; whether it fits is for the caller to say. */
  onFiles: (files: [File, ...File[]]) => void;
}

/** Where files are dropped, or chosen by a click or a key. */
export function FileDrop(props: Props) {
  const { title, drop, hint, extensions, multiple = false, disabled = false, input } = props;
  const described = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const [first, ...others] = files ?? [];
    if (!disabled && first !== undefined) props.onFiles([first, ...others]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file can be chosen again after a failure.
    target.value = '';
  };
  // Some browsers open the choice by the space bar alone.
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const drag = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  return (
    <label
      className={cx(styles.zone, over && styles.over, disabled && styles.full)}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon name="upload" size={24} />
      <span className={styles.title}>{title}</span>
      <span>{drop}</span>
      <input
        ref={input}
        className={styles.file}
        type="file"
        multiple={multiple}
        accept={extensions.join(',')}
        aria-describedby={described}
        disabled={disabled}
        onChange={choose}
        onKeyDown={press}
      />
      <span id={described} className={styles.hint}>
        {hint}
      </span>
    </label>
  );
}
