import {
  type Alignment,
  type FactIndex,
  type Finding,
  foldInPlace,
  placesTold,
  unproven,
} from '@sastre/wording';

/** What one was to do, folded: whether it was done is not said. */
const WAS_TO =
  /(?<!\p{L})(?:(?:was|were) (?:meant |supposed |due |going |scheduled |asked )?to (?!be(?!\p{L}))|should have |sollten? |hatten? \p{L}+ sollen|wollten? |iban? a |deb(?:ia|ian) (?!de )|tenia(?:n)? (?:previsto|que) )/u;
/** What did not take place, folded, behind what refers to it. */
const FELL = `(?:cancell?ed|called off|abandoned|postponed|scrapped|abgesagt|ausgefallen|verschoben|eingestellt|cancel\\p{L}+|suspend\\p{L}+|aplaz\\p{L}+|anul\\p{L}+)`;
const THAT_FELL = RegExp(
  `(?<!\\p{L})(?:(?:which|that|it) (?:\\p{L}+ ){0,2}(?:was|were|got|had been) (?:\\p{L}+ )?${FELL}|` +
    `(?:die|der|das|er|sie|es) (?:\\p{L}+ ){0,3}(?:${FELL}|ausfiel(?:en)?|(?:fiel|fielen) (?:\\p{L}+ )?aus)|` +
    `que (?:al final |luego |finalmente |despues )?(?:se|fue|fueron) ${FELL}|se ${FELL})`,
  'u',
);
const TELLS =
  /(?<!\p{L})(?:(?:was|were) (?:\p{L}+ )?to|should have|meant|planned|plan|would|soll\p{L}*|woll\p{L}*|geplant\p{L}*|vorgesehen\p{L}*|iba|debia|previst\p{L}*|tenia|cancel\p{L}*|called off|abandoned|postponed|scrapped|abgesagt\p{L}*|aus(?:gefallen|fiel\p{L}*)?|verschoben|eingestellt|suspend\p{L}*|aplaz\p{L}*|anul\p{L}*)(?!\p{L})/u;

/** "Demonstrated it at a fair" where the fact says "was to demonstrate it at a fair", or that the fair was cancelled. */
export function compareFallen(
  { text }: { text: string },
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  if (TELLS.test(foldInPlace(text))) return [];
  const there = foldInPlace(list.text);
  const told = placesTold(alignment);
  const isToldBetween = (from: number, to: number) =>
    list.words.some(({ at, isGlue }, place) => at >= from && at < to && !isGlue && told.has(place));
  const wasTo = WAS_TO.exec(there);
  const fell = THAT_FELL.exec(there);
  // What is meant stands behind "was to", and before what says that it was cancelled, in its part.
  const rest = wasTo === null ? 0 : wasTo.index + wasTo[0].length;
  const stop = there.slice(rest).search(/[;.:]/);
  const isDone = wasTo !== null && isToldBetween(rest, stop < 0 ? there.length : rest + stop);
  const end = fell?.index ?? 0;
  const start = Math.max(
    0,
    ...[...there.slice(0, end).matchAll(/[.:]\s/g)].map(({ index }) => index),
  );
  return isDone || (fell !== null && isToldBetween(start, end))
    ? [unproven([], 'deed-contradicts')]
    : [];
}
