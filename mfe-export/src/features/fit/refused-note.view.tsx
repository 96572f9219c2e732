import type { Cv } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import { sectionName } from '../panel/sections/section-name.rules.ts';
import type { Fitted, FitWay } from './fit-ways.rules.ts';
import styles from './fit.module.css';

interface Props extends Fitted {
  /** Whose sections are named. */
  cv: Cv;
  onTake: (way: FitWay) => void;
  onClose: () => void;
}

/** The type alone is not enough: which page breaks or bullets would have to go as well, if that helps. */
export function RefusedNote({ cv, target, pages, least, ways, onTake, onClose }: Props) {
  const t = useT();
  return (
    <Note tone="warn">
      <p>{t('fit.impossible', { count: target, pages })}</p>
      {ways.length === 0 && <p>{t('fit.even', { pages: least })}</p>}
      {ways.map((way) => (
        <Way key={way.breaks.join()} cv={cv} way={way} onTake={() => onTake(way)} />
      ))}
      <div className={styles.ways}>
        <Button variant="text" size="s" onClick={onClose}>
          {ways.length > 0 ? t('fit.keep') : t('fit.close')}
        </Button>
      </div>
    </Note>
  );
}

/** What would have to go, and a button that lets it. */
function Way({ cv, way, onTake }: { cv: Cv; way: FitWay; onTake: () => void }) {
  const t = useT();
  const lists = new Intl.ListFormat(useLanguage());
  const { breaks, folded } = way;
  const sections = lists.format(breaks.map((key) => sectionName(cv, key, t)));
  const said = { count: breaks.length, sections };
  return (
    <>
      {breaks.length > 0 && (
        <p>{t(folded.length > 0 ? 'fit.alsoBreak' : 'fit.breakIsCause', said)}</p>
      )}
      {folded.length > 0 && (
        <>
          <p>{t('fit.offer', { count: folded.length })}</p>
          <ul className={styles.bullets}>
            {folded.map((bullet) => (
              <li key={bullet} dir="auto">
                {bullet}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.ways}>
        <Button size="s" onClick={onTake}>
          {folded.length > 0 ? t('fit.leaveOut') : t('fit.unbreak', said)}
        </Button>
      </div>
    </>
  );
}
