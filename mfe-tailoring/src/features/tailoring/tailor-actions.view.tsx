import {
  LIMITS,
  mayUseAi,
  type ActiveSubscription,
  type TailoringCheck,
} from '@sastre/shared-contracts/api';
import { useLanguage, useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, Loading } from '@sastre/shared-ui';
import { useId } from 'react';
import { UsageView } from '../usage/usage.view.tsx';
import { isComplete, isTooLong, wordingKey, type TailorForm } from './actions.rules.ts';
import { willRun } from './engine-text.rules.ts';
import { costOf, isOfHeadings, wouldDeliverNothing } from './obstacles.rules.ts';
import styles from './tailor.module.css';
import { useObstacles } from './use-obstacles.ts';

interface Props {
  form: TailorForm;
  /** Undefined: it is not known, and nothing can start. */
  usage: ActiveSubscription | undefined;
  checking: boolean;
  check: TailoringCheck | undefined;
  /** `isFree`: it takes nothing from the allowance. */
  onTailor: (useAi: boolean, isFree: boolean) => void;
}

/** Both actions with what each costs; the second one is hidden until there is something to tailor to. */
export function TailorActions({ form, usage, checking, check, onTailor }: Props) {
  const t = useT();
  const { site } = useShell();
  const id = useId();
  const engine = willRun(site.engine);
  // The built-in engine proposes no wording: there is nothing that it could ask.
  const before = t(engine === 'willRules' ? 'engine.onlyYours' : 'engine.before');
  const wording = wordingKey(form);
  const known = usage !== undefined && !checking;
  const complete = isComplete(form);
  const { format } = new Intl.NumberFormat(useLanguage());
  const length = format(form.jobDescription.length);
  const obstacles = useObstacles(check);
  const isVain = {
    ai: wouldDeliverNothing(check, form, true),
    manual: wouldDeliverNothing(check, form, false),
  };
  const isFree = costOf(check, form, false) === 0;
  const free = isOfHeadings(check, form) ? 'cost.headings' : 'cost.free';
  const obstacle = obstacles('tailoring');
  const left = usage === undefined || mayUseAi(usage) ? '' : t('cost.noneLeft');
  // A price alone is no sentence.
  const priced = (...said: string[]) =>
    [t('cost.one'), said.filter((text) => text !== '').join(' ')].filter(Boolean).join('. ');
  const ofAi = isVain.ai ? `${t('vain.ai')} ${obstacle}`.trim() : priced(left, obstacle);
  const ofManual = isFree ? t(free) : priced(left);
  const reason = isTooLong(form)
    ? t('tooLong', { length, limit: format(LIMITS.textLength) })
    : t('fillIn');
  return (
    <div className={styles.part}>
      <div className={styles.action}>
        <Button
          variant="filled"
          block
          disabled={!known || !complete || isVain.ai}
          aria-describedby={`${id}-ai`}
          onClick={() => onTailor(true, false)}
        >
          {t(`action.ai.${wording}`)}
        </Button>
        <p id={`${id}-ai`} className={styles.quiet}>
          {complete ? ofAi : reason}
        </p>
      </div>
      {known && complete && (
        <div className={styles.action}>
          <Button
            variant="text"
            block
            disabled={isVain.manual}
            aria-describedby={`${id}-manual`}
            onClick={() => onTailor(false, isFree)}
          >
            {t(`action.manual.${wording}`)}
          </Button>
          <p id={`${id}-manual`} className={styles.quiet}>
            {isVain.manual ? t('vain.manual') : ofManual}
          </p>
        </div>
      )}
      {checking && <Loading text={t('checking')} />}
      {usage !== undefined && <UsageView usage={usage} />}
      <p className={styles.quiet}>
        {engine === undefined ? before : `${before} ${t(`engine.${engine}`)}`}
      </p>
    </div>
  );
}
