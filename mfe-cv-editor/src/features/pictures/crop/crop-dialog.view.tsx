import { useT } from '@sastre/shared-contracts/shell';
import { photoShape } from '@sastre/shared-cv-document/photo-shape';
import { Announcer, Button, Dialog, Icon, IconButton, Note } from '@sastre/shared-ui';
import { useId, useState } from 'react';
import styles from './crop.module.css';
import { firstCrop, MOST_ZOOM, said, within, type Crop } from './crop.rules.ts';
import { cutPicture, type OpenPicture } from './cut.effects.ts';
import { Stage } from './stage.view.tsx';

export interface CropDialogProps {
  picture: OpenPicture;
  /** Where it was cropped before; undefined: for the first time. */
  before: Crop | undefined;
  /** Stored template of the CV. */
  template: string;
  /** Absent: there is a picture already, and the whole of it is nothing new. */
  onWhole: (() => void) | undefined;
  onCut: (file: File, crop: Crop) => void;
  onClose: () => void;
}

/** Which part of a picture becomes the photo: moved, zoomed, and made anew in the browser. */
export function CropDialog(props: CropDialogProps) {
  const { picture, before, template, onWhole, onCut, onClose } = props;
  const t = useT();
  const ids = { title: useId(), zoom: useId() };
  const [crop, setCrop] = useState(() => before ?? firstCrop(picture));
  const [making, setMaking] = useState(false);
  const [failed, setFailed] = useState(false);
  const cut = () => {
    setMaking(true);
    setFailed(false);
    cutPicture(picture, crop).then(
      (file) => onCut(file, crop),
      () => {
        setMaking(false);
        setFailed(true);
      },
    );
  };
  return (
    <Dialog place="side" labelledBy={ids.title} onClose={onClose}>
      <Announcer>
        {/* Ctrl with Z or S is not meant for the form below. */}
        <div className={styles.sheet} onKeyDown={(event) => event.stopPropagation()}>
          <header className={styles.head}>
            <h2 id={ids.title} className={styles.title}>
              {t('pictures.crop.title')}
            </h2>
            <IconButton label={t('cancel')} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </header>
          <Stage
            picture={picture}
            crop={crop}
            shape={photoShape(template)}
            onChange={(change) => setCrop(change)}
          />
          <div className={styles.zoom}>
            <label htmlFor={ids.zoom}>{t('pictures.crop.zoom')}</label>
            <input
              id={ids.zoom}
              type="range"
              min={100}
              max={MOST_ZOOM * 100}
              step={5}
              value={said(crop).zoom}
              onChange={({ target }) => {
                const zoom = Number(target.value) / 100;
                setCrop((now) => within(picture, { ...now, zoom }));
              }}
            />
          </div>
          {failed && <Note tone="error">{t('pictures.crop.failed')}</Note>}
          {onWhole === undefined && <p className={styles.quiet}>{t('pictures.crop.stays')}</p>}
          <div className={styles.buttons}>
            <Button variant="filled" busy={making} onClick={cut}>
              {t('pictures.crop.use')}
            </Button>
            {onWhole && (
              <Button disabled={making} onClick={onWhole}>
                {t('pictures.crop.whole')}
              </Button>
            )}
          </div>
        </div>
      </Announcer>
    </Dialog>
  );
}
