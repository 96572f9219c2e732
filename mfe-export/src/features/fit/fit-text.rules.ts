import type { Translate } from '@sastre/shared-contracts/shell';
import type { TakenStep } from '@sastre/shared-cv-document';

/** A step as it is told: "Gaps 80%", "Line height 1.34". */
export function stepText(
  { step, values }: TakenStep,
  t: Translate,
  format: (value: number) => string,
): string {
  const { spacing = 1, lineHeight = 0, fontSize = 0, marginX, marginY } = values;
  if (step === 'spacing') return t('fit.spacing', { value: format(Math.round(spacing * 100)) });
  if (step === 'lineHeight') return t('fit.lineHeight', { value: format(lineHeight) });
  if (step === 'fontSize') return t('fit.fontSize', { value: format(fontSize) });
  if (marginX === undefined || marginY === undefined || marginX === marginY)
    return t('fit.margin', { value: format(marginX ?? marginY ?? 0) });
  return t('fit.margins', { x: format(marginX), y: format(marginY) });
}
