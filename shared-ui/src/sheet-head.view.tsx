import { Icon } from './icon.view.tsx';
import { IconButton } from './icon-button.view.tsx';
import styles from './sheet-head.module.css';

export interface SheetHeadProps {
  /** Id of the title, by which the dialog is named. */
  id: string;
  title: string;
  /** Name of the button that closes it. */
  close: string;
  onClose: () => void;
}

/** The head of a dialog at the side, which stays while its content is scrolled: its title, and the way out. */
export function SheetHead({ id, title, close, onClose }: SheetHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <IconButton label={close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </header>
  );
}
