import { shareFigure, type Figure } from './figure.ts';
import type { AdSet } from './measures/ads.ts';
import { measureCompanies } from './measures/companies.measure.ts';
import { measureRequirements } from './measures/requirements.measure.ts';
import { measureShown } from './measures/shown-to-strangers.measure.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

/** What reading and matching must reach on strangers' job ads; details are those of the open part only. */
export function adFigures(set: AdSet, part: 'open' | 'sealed'): Figure[] {
  const { errors, positions, listed, golds, right, needRight } = measureRequirements(set);
  const shown = measureShown(set, NOW);
  const companies = measureCompanies(set);
  const told = (lines: readonly string[]) => (part === 'open' ? lines : []);
  const wrong = [...errors.false, ...errors.twice, ...errors.trap];
  return [
    shareFigure(
      `${part}: requirements read, precision`,
      { part: right, whole: listed, least: 0.9 },
      told(wrong),
    ),
    shareFigure(
      `${part}: must or nice right`,
      { part: needRight, whole: right, least: 0.95 },
      told(errors.need),
    ),
    shareFigure(
      `${part}: requirements read, recall`,
      { part: right, whole: golds, least: 0.85 },
      told(errors.missed),
    ),
    shareFigure(
      `${part}: position read`,
      { part: positions.right, whole: positions.of, least: 0.85 },
      told(errors.position),
    ),
    shareFigure(
      `${part}: company offered is right`,
      { part: companies.right, whole: companies.named, least: 0.9 },
      told(companies.wrong),
    ),
    shareFigure(`${part}: company read`, {
      part: companies.right,
      whole: companies.of,
      least: 0.5,
    }),
    shareFigure(
      `${part}: shown is right`,
      { part: shown.right, whole: shown.shown, least: 0.9 },
      told(shown.untrue),
    ),
  ];
}
