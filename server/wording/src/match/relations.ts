import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import { patternsOf } from '../words/patterns.ts';

/** How a word is tied to what stands before it. */
export type Tie =
  | 'with'
  | 'for'
  | 'by'
  | 'from'
  | 'to'
  | 'before'
  | 'after'
  | 'under'
  | 'until'
  | 'instead';

/** Prepositions that change what is claimed when they change; folded. */
export const TIES: Record<Language, Readonly<Record<string, Tie>>> = {
  en: {
    with: 'with',
    alongside: 'with',
    using: 'with',
    via: 'with',
    for: 'for',
    by: 'by',
    from: 'from',
    to: 'to',
    into: 'to',
    before: 'before',
    after: 'after',
    under: 'under',
    until: 'until',
    instead: 'instead',
  },
  de: {
    mit: 'with',
    samt: 'with',
    mittels: 'with',
    mithilfe: 'with',
    fur: 'for',
    durch: 'by',
    von: 'by',
    vom: 'by',
    auf: 'to',
    nach: 'after',
    vor: 'before',
    bis: 'until',
    unter: 'under',
    statt: 'instead',
    anstelle: 'instead',
  },
  es: {
    con: 'with',
    junto: 'with',
    mediante: 'with',
    para: 'for',
    por: 'by',
    desde: 'from',
    hasta: 'until',
    antes: 'before',
    tras: 'after',
    despues: 'after',
    bajo: 'under',
    lugar: 'instead',
  },
};

/** Ties of which one must not be told for the other. */
export const OTHER_TIES: Readonly<Record<Tie, readonly Tie[]>> = {
  with: ['for', 'instead', 'under'],
  for: ['with', 'instead', 'from'],
  by: ['instead', 'under'],
  from: ['to', 'for'],
  to: ['from'],
  before: ['after', 'under', 'with'],
  after: ['before'],
  under: ['with', 'for', 'before'],
  until: ['from', 'after'],
  instead: ['with', 'for', 'by'],
};

/** Who else did it: groups and roles that are no agents by their form. */
export const OTHERS = patternsOf('relations.others');

/** Forms of "be" that make a passive of the participle behind them. */
export const PASSIVE = patternsOf('relations.passive');

/** "With the help of somebody": what was done is one's own, the help was theirs. */
export const HELPED_BY: Record<Language, RegExp> = {
  en: pattern()`
    \b(?:with|thanks to|having|receiving|had|got) (?:the |some |their |his |her )?(?:help|support|assistance|aid|contribution|collaboration|cooperation) (?:of|from)\b|
    \b(?:helped|supported|assisted|aided) by\b`,
  de: pattern()`
    \b(?:mit|dank|unter) (?:der |die |etwas )?(?:hilfe|unterstutzung|mithilfe|mitwirkung|mitarbeit|assistenz|beteiligung) (?:von|der|des|durch|vom|eines|einer)\b|
    \b(?:unterstutzt|assistiert) (?:von|durch|vom)\b|\b(?:half|hilft|halfen|hat|haben)\b[^.;]{0,20}\bdabei\b|
    \bdabei (?:geholfen|half|unterstutzt)\b`,
  es: pattern()`
    \b(?:con|gracias a) (?:la |el |su )?(?:ayuda|apoyo|colaboracion|asistencia|participacion|soporte) (?:de|del)\b|
    \b(?:ayudad[oa]|apoyad[oa]|asistid[oa]) por\b`,
};

/** "Of which": how two things hang together. */
export const OF_WHICH: Record<Language, RegExp> = {
  en: /\b(?:of (?:which|whom|these|those|them)|one of them|each of|among them)\b/,
  de: /\b(?:davon|darunter|hiervon|von denen|deren)\b/,
  es: /\b(?:de (?:los|las) (?:cuales|que)|de ell[oa]s|entre ell[oa]s|cada un[oa])\b/,
};

/** "Nine colleagues as well as three apprentices": stands before what is no part of the others. */
export const ADDS =
  /(?<!\p{L})(?:as well as|and|plus|besides|und|sowie|plus|nebst|y|además de|más)(?: \p{L}+)? $/iu;
