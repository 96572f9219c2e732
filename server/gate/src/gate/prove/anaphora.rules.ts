import { pattern } from '@sastre/reading';
import { patternsOf, type WordList } from '@sastre/wording';
import type { CvGround, EntryGround } from './ground.rules.ts';

const LEGAL =
  /^(?:gmbh|ag|kg|inc|ltd|llc|sl|sa|co|plc|se|ug|ev|group|gruppe|grupo|company|the|srl|cia|sas|spa)$/;

/** Entries whose employer or institution a sentence names. */
export function namedEntries(said: WordList, cv: CvGround): EntryGround[] {
  return cv.entries.filter(({ names }) => {
    const own = names.list.words.filter((word) => !word.isGlue && !LEGAL.test(word.folded));
    const found = own.filter((word) =>
      said.words.some((one) => one.folded === word.folded && /^[\p{Lu}\p{N}]/u.test(one.text)),
    );
    return own.length > 0 && found.length >= Math.min(own.length, 2);
  });
}

const BACK = patternsOf('anaphora.back');
const AWAY = patternsOf('anaphora.away');
const ME = patternsOf('anaphora.me');
const FIRST_WORDS = 4;

/** True when a sentence begins with a "there": it speaks of the entry of the one before. */
export function refersBack({ words, language }: WordList): boolean {
  return words.slice(0, FIRST_WORDS).some(({ folded }) => BACK[language].test(folded));
}

/** True when a clause begins with a "before that": it speaks of another entry. */
export function turnsAway({ words, language }: WordList): boolean {
  return words.slice(0, 2).some(({ folded }) => AWAY[language].test(folded));
}

/** True when a clause says "I". */
export function saysI({ words, language }: WordList): boolean {
  return words.some(({ folded }) => ME[language].test(folded));
}

const EARLIER = pattern('iu')`
  (?:^|[;:.,(] )(?:(?:and|und|y) )?
  (?:previously|formerly|earlier|before (?:that|this)|before(?=,)|zuvor|davor|vorher|früher|antes(?! de\b)|anteriormente|previamente)(?=[\s,]|$)`;

/** "Before that, opened 17 accounts": told of a time before what one does today. */
export const saysEarlier = ({ text }: WordList) => EARLIER.test(text);

const TODAY =
  /(?<!\p{L})(?:now|today|currently|at present|since|heute|jetzt|derzeit|aktuell|zurzeit|seit|ahora|hoy|actualmente|desde)(?!\p{L})/iu;

/** "… and since then": told of today again. */
export const saysToday = ({ text }: WordList) => TODAY.test(text);
