import { createGate, type Gate } from './gate.rules.ts';

type Grounds = Parameters<typeof createGate>[0];

/** The gate over a CV, for an English letter and no job but for what is said here, on a day of November 2026. */
export function gateOver(main: Grounds['main'], said: Partial<Grounds> = {}): Gate {
  return createGate({
    main,
    ...{ jobText: '', companyName: '', position: '', letterLanguage: 'en' },
    now: new Date('2026-11-22'),
    ...said,
  });
}
