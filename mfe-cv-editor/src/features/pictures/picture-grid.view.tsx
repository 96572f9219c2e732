import { LIMITS } from '@sastre/shared-contracts/api';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Card, Icon } from '@sastre/shared-ui';
import { useId, useRef } from 'react';
import { PictureCard } from './picture-card.view.tsx';
import { shownPicture } from './picture-file.rules.ts';
import { usePictures } from './pictures.context.tsx';
import styles from './pictures.module.css';
import { ShareView } from './share.view.tsx';
import { useShare } from './use-share.ts';

/** Every picture with what can be done with it; in edit mode a choice of one of them or none. */
export function PictureGrid() {
  const t = useT();
  const { dialogs } = useShell();
  const { state, send, crop, pictureId, onChoose, choose } = usePictures();
  const [share, sendShare] = useShare();
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useId();
  const { ids, removing } = state.context;
  const shown = shownPicture(pictureId, ids);
  const remove = (id: string, name: string) => {
    const question = id === shown ? 'pictures.deleteChosenQuestion' : 'pictures.deleteQuestion';
    if (!dialogs.confirm(t(question, { name }))) return;
    if (share.context.id === id) sendShare({ type: 'close' });
    send({ type: 'remove', id });
    // Its buttons go with the picture.
    heading.current?.focus();
  };
  const canCrop = onChoose !== undefined && ids.length < LIMITS.pictures;
  const title = (
    <h2 ref={heading} className={styles.heading} tabIndex={-1}>
      {t('pictures.yours', { count: ids.length })}
    </h2>
  );
  const list = (
    <ul className={styles.pictures} aria-label={t('pictures.yours', { count: ids.length })}>
      {onChoose && (
        <li className={styles.picture}>
          <label className={styles.choice}>
            <span className={styles.placeholder}>
              <Icon name="none" size={32} />
            </span>
            <span className={styles.name}>
              <input type="radio" name={group} checked={shown === ''} onChange={() => choose('')} />
              {t('pictures.none')}
            </span>
          </label>
        </li>
      )}
      {ids.map((id, index) => {
        const name = t('pictures.name', { number: index + 1 });
        return (
          <PictureCard
            key={id}
            id={id}
            name={name}
            shown={id === shown}
            group={group}
            onChoose={onChoose && (() => choose(id))}
            removing={removing === id}
            sharing={share.context.id === id && share.hasTag('busy')}
            onCrop={canCrop ? () => void crop.cropStored(id, name) : undefined}
            onShare={() => sendShare({ type: 'share', id })}
            onRemove={() => remove(id, name)}
          />
        );
      })}
    </ul>
  );
  const shared = ids.indexOf(share.context.id);
  return (
    <Card as="section" aria-label={t('pictures.yours', { count: ids.length })}>
      <div className={styles.stack}>
        {title}
        {onChoose ? (
          <fieldset className={styles.stack} role="radiogroup">
            <legend className={styles.legend}>{t('pictures.choice')}</legend>
            {list}
          </fieldset>
        ) : (
          list
        )}
        {shared >= 0 && (
          <ShareView
            name={t('pictures.name', { number: shared + 1 })}
            state={share}
            send={sendShare}
          />
        )}
      </div>
    </Card>
  );
}
