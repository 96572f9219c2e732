import type { HTMLAttributes } from 'react';
import styles from './end-bar.module.css';
import { useBarRoom } from './use-bar-room.ts';

/** The bar at the end of a long form: its state and its actions, always in reach; in a low window it lies below the form. */
export function EndBar(props: Omit<HTMLAttributes<HTMLDivElement>, 'className'>) {
  const room = useBarRoom();
  return <div ref={room} {...props} className={styles.bar} />;
}
