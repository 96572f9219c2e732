import { Link, useLanguage } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import type { RemoteRoute } from '../remotes/remote-registry.ts';
import { Vignette } from '../vignettes/vignette.view.tsx';
import styles from './cards.module.css';

/** One card per page that the registry gives one, in its order; the whole card is the link. */
export function Cards({
  routes,
  factOf,
  pictureOf,
  onIntent,
}: {
  routes: readonly RemoteRoute[];
  /** What is known of somebody that belongs to a page. */
  factOf: (path: string) => string | undefined;
  /** What is shown of it in the card's corner; decoration. */
  pictureOf: (path: string) => ReactNode;
  /** Somebody is about to go to a page. */
  onIntent: (route: Pick<RemoteRoute, 'remote' | 'path'>) => void;
}) {
  const language = useLanguage();
  const cards = routes
    .flatMap(({ path, remote, page }) => (page.card ? [{ path, remote, ...page.card }] : []))
    .sort((a, b) => a.order - b.order);
  return (
    <ul className={styles.tiles}>
      {cards.map(({ path, remote, icon, title, text }) => (
        <li
          key={path}
          onPointerEnter={() => onIntent({ remote, path })}
          onFocus={() => onIntent({ remote, path })}
        >
          <Link to={path} className={styles.tile}>
            <Vignette name={icon} />
            <div>
              <h2 className={styles.title}>
                {title[language]}
                <Icon name="right" />
              </h2>
              <p className={styles.text}>{text[language]}</p>
              <p className={styles.fact}>{factOf(path)}</p>
            </div>
          </Link>
          {pictureOf(path)}
        </li>
      ))}
    </ul>
  );
}
