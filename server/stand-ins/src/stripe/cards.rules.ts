import type { Card } from './objects.ts';

/** What was typed into the card's fields. */
export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

/** What is wrong with a field. */
export type CardProblem =
  | 'cardNumberInvalid'
  | 'cardNotTest'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'cvcInvalid'
  | 'nameMissing';

/** A card that pays, one that is declined, or the fields to correct. */
export type CardResult =
  | { kind: 'card'; card: Card }
  | { kind: 'declined' }
  | { kind: 'problems'; problems: Partial<Record<keyof CardForm, CardProblem>> };

const PAYS = '4242424242424242';
const DECLINED = '4000000000000002';
const FAILS_LATER = '4000000000000341';

/** Reads a card; `now` in seconds. Only the test cards are taken, so that nobody's real card is typed in here. */
export function readCard(form: CardForm, now: number): CardResult {
  const number = form.number.replace(/[\s-]/g, '');
  const expiry = readExpiry(form.expiry);
  const problems: Partial<Record<keyof CardForm, CardProblem>> = {
    ...(isCardNumber(number)
      ? [PAYS, DECLINED, FAILS_LATER].includes(number)
        ? {}
        : { number: 'cardNotTest' }
      : { number: 'cardNumberInvalid' }),
    ...(expiry === undefined ? { expiry: 'expiryInvalid' } : {}),
    ...(expiry !== undefined && isPast(expiry, now) ? { expiry: 'expiryPast' } : {}),
    ...(/^\d{3,4}$/.test(form.cvc.trim()) ? {} : { cvc: 'cvcInvalid' }),
    ...(form.name.trim() === '' ? { name: 'nameMissing' } : {}),
  };
  if (Object.keys(problems).length > 0 || expiry === undefined) {
    return { kind: 'problems', problems };
  }
  if (number === DECLINED) return { kind: 'declined' };
  const card: Card = {
    brand: 'visa',
    last4: number.slice(-4),
    exp_month: expiry.month,
    exp_year: expiry.year,
    renews: number !== FAILS_LATER,
  };
  return { kind: 'card', card };
}

/** `12/30`, `12 / 2030` or `1230`. */
function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (match === null) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  return { month, year: year < 100 ? 2_000 + year : year };
}

function isPast({ month, year }: { month: number; year: number }, now: number): boolean {
  return Date.UTC(year, month, 1) <= now * 1_000;
}

/** Length and check digit of a card's number. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
