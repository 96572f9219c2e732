import type { Language } from '@sastre/shared-contracts/api';
import type { Amount } from './amounts.rules.ts';

/** What stands between a number and the one that it took the place of: "15 instead of 25", "21 in 2024, down from 38". */
const INSTEAD: Record<Language, RegExp> = {
  en: /^[^.;:]{0,48}?(?<!\p{L})(?:instead of|rather than|(?:down|up) from)(?: the| about| around| nearly| almost)? ?$/u,
  de: /^[^.;:]{0,48}?(?<!\p{L})(?:statt|anstatt|anstelle von)(?: bisher| zuvor| vorher| fr(?:ü|u)her| den| rund| etwa)? ?$/u,
  es: /^[^.;:]{0,48}?(?<!\p{L})en (?:lugar|vez) de(?: los| las| unos| unas)? ?$/u,
};

/** "15 instead of 25" is from 25 to 15: each of the two has its step. */
export function withInstead(
  amounts: readonly Amount[],
  text: string,
  language: Language,
): Amount[] {
  const counts = amounts.filter(({ isYear }) => !isYear);
  const steps = new Map<Amount, Amount['step']>();
  counts.forEach((end, index) => {
    const start = counts[index + 1];
    if (start === undefined || end.step === 'by' || end.step === 'from') return;
    if (!INSTEAD[language].test(text.slice(end.end, start.at))) return;
    steps.set(end, 'to');
    steps.set(start, 'from');
  });
  return amounts.map((amount) => {
    const step = steps.get(amount);
    return step === undefined ? amount : { ...amount, step };
  });
}
