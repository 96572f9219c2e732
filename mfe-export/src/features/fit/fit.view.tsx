import { useT } from '@sastre/shared-contracts/shell';
import type { Cv } from '@sastre/shared-contracts/api';
import { Icon, IconButton, Note } from '@sastre/shared-ui';
import { useRef, useState } from 'react';
import type { LayoutChange } from '../panel/layout.rules.ts';
import type { Ending } from '../preview/last-page.ts';
import { NEARLY_EMPTY } from './fit-change.rules.ts';
import type { FitStage } from './fit.effects.ts';
import styles from './fit.module.css';
import { FitButton } from './fit-button.view.tsx';
import { FittedNote } from './fitted-note.view.tsx';
import { RefusedNote } from './refused-note.view.tsx';
import { useFit } from './use-fit.ts';
import { useReach } from './use-reach.ts';

interface FitProps {
  cv: Cv;
  stage: FitStage;
  ending: Ending;
  onChange: (change: LayoutChange) => void;
}

/**
 * Under the preview: the CV on fewer pages, in one click, where a trial of all steps has shown that it can be had; offered by
 * itself where little stands on the last page.
 */
export function Fit({ cv, stage, ending, onChange }: FitProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = useState(false);
  // Kept here: the button is another one where the last page fills, or empties, while somebody chooses.
  const [chosen, setChosen] = useState<number>();
  const { busy, fitted, refused, fit, take, undo, close } = useFit(cv, stage, onChange);
  // What is pressed goes away by that.
  const kept =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      box.current?.focus();
      act(...args);
    };
  const reach = useReach(cv, stage, ending);
  const button = reach !== undefined && reach.least < ending.pages && (
    <FitButton
      pages={ending.pages}
      reach={reach}
      chosen={chosen}
      busy={busy}
      onChoose={setChosen}
      onFit={kept((pages) => void fit(pages))}
    />
  );
  const fits = fitted !== undefined && ending.pages <= fitted.target;
  const told = fits || refused !== undefined;
  const offered = button && !told && !dismissed && ending.filled < NEARLY_EMPTY;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.fit}
      data-fit={ending.pages > 1 ? '' : undefined}
    >
      {!told && !offered && button}
      {!told && reach !== undefined && !button && (
        <p className={styles.asks}>{t('fit.never', { count: ending.pages - 1 })}</p>
      )}
      {offered && (
        <Note tone="info" icon="bulb">
          <div className={styles.offer}>
            <span>{t('fit.ending')}</span>
            {button}
            <IconButton label={t('fit.dismiss')} onClick={kept(() => setDismissed(true))}>
              <Icon name="close" size={14} />
            </IconButton>
          </div>
        </Note>
      )}
      <div role="status">
        {fitted && (
          <FittedNote {...fitted} cv={cv} fits={fits} onUndo={kept(undo)} onClose={kept(close)} />
        )}
        {refused && <RefusedNote {...refused} cv={cv} onTake={kept(take)} onClose={kept(close)} />}
      </div>
    </div>
  );
}
