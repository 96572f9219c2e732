import { detectLanguage } from '../reading/language.rules.ts';
import { escapeMarkdown } from '../reading/plain-text.rules.ts';
import { fold } from '../reading/stem.rules.ts';
import type { EngineTask } from '../engine.ts';
import type { Asked } from './asked.rules.ts';
import type { Deed, Said, Station, Study } from './letter-material.rules.ts';
import { monthInWords } from './month-in-words.rules.ts';
import { skillIn, titleIn } from './names.rules.ts';
import { PHRASES, type Phrases } from './phrases.ts';

/** Writes single sentences in the letter's language; each rests on one entry, or names what the job and the CV both say. */
export type Pen = ReturnType<typeof createPen>;

type Choice = {
  [K in keyof Phrases]: Phrases[K] extends readonly string[] ? K : never;
}[keyof Phrases];

/** Makes the pen for a task; the same task always finds the same words. */
export function createPen(task: EngineTask) {
  const { letterLanguage: language, companyName, position, cvLanguage } = task;
  const phrases = PHRASES[language];
  const company = escapeMarkdown(companyName);
  const seed = hash(`${task.main.personal_info.fullName}|${companyName}|${task.jobText}`);
  const choose = (key: Choice, salt: number): string =>
    phrases[key][(seed + salt) % phrases[key].length] ?? '';
  const title = (text: string) => titleIn(text, cvLanguage === language);
  const named = (said: readonly Said[]) =>
    list(said.map(({ text }) => escapeMarkdown(skillIn(text, language, task.jobText))));
  const quoted = (text: string) => `${phrases.quotes[0]}${text}${phrases.quotes[1]}`;
  const list = (items: readonly string[]) => enumerate(items, phrases.and);
  const askedIn = (all: readonly Asked[]) =>
    list(
      all.map(({ text, isTool }) => (isTool ? escapeMarkdown(text) : quoted(escapeMarkdown(text)))),
    );
  const month = (date: string) => monthInWords(date, language);
  const at = (station: Station, place: 1 | 2) =>
    place === 2 && station.isOneOfSeveral
      ? fill(phrases.whereAs, {
          as: title(station.position),
          at: escapeMarkdown(station.company),
        })
      : where(phrases, station.company, place);

  return {
    greeting: () => fill(phrases.greeting, { company }),
    goodbye: phrases.goodbye,
    closing: () => choose('closing', 4),
    /** With the position's name, and without. */
    apply(): string[] {
      const isForeign = (detectLanguage(task.jobText) ?? language) !== language;
      const named = fill(choose('apply', 0), { company, position: titleIn(position, !isForeign) });
      const unnamed = fill(choose('applyUnnamed', 0), { company });
      return position === '' ? [unnamed] : [named, unnamed];
    },
    career(station: Station): string {
      const { startDate, endDate, isCurrent } = station;
      const date = isCurrent ? startDate : endDate;
      const dated = isCurrent ? choose('now', 1) : choose('last', 1);
      const undated = isCurrent ? phrases.nowUndated : phrases.lastUndated;
      return fill(date === '' ? undated : dated, {
        where: at(station, 1),
        as: title(station.position),
        since: month(startDate),
        until: month(endDate),
      });
    },
    earlier(station: Station, isBefore: boolean): string {
      const words = isBefore ? phrases.before : phrases.besides;
      return fill(words, { where: at(station, 1), as: title(station.position) });
    },
    /** `isThere`: the sentence before speaks of the same entry. */
    deed({ station, turned, asked }: Deed, { isLinked = false, isThere = false }): string {
      const isDone = turned.kind === 'did';
      const [one, many, oneNow, manyNow] = phrases.taskVerbs;
      const verb = station.isCurrent
        ? turned.isMany
          ? manyNow
          : oneNow
        : turned.isMany
          ? many
          : one;
      const words = isThere
        ? phrases[isDone ? 'didThere' : 'taskThere']
        : isLinked
          ? choose(isDone ? 'linkDid' : 'linkTask', 2)
          : choose(isDone ? 'did' : 'task', 3);
      const text = escapeMarkdown(turned.text);
      const sentence = fill(words, {
        where: at(station, 2),
        did: text,
        task: text,
        verb,
        asked: askedIn(asked),
      });
      return sentence.replace(/^There I also (was|am) /, 'There I $1 also ');
    },
    skills: (said: readonly Said[]) => fill(choose('skills', 3), { list: named(said) }),
    ownSkills: (said: readonly Said[]) => fill(phrases.ownSkills, { list: named(said) }),
    languages: (said: readonly Said[]) =>
      fill(phrases.languages, { list: list(said.map(({ text }) => escapeMarkdown(text))) }),
    studies({ institution, degree, field, isOver }: Study): string {
      const isSaid = field === '' || fold(degree).includes(fold(field));
      const name = title(isSaid ? degree : `${degree}, ${field}`);
      // German training needs its article.
      const what =
        language === 'de' ? name.replace(/^(?=(?:Aus|Weiter|Fort)bildung |Lehre )/, 'die ') : name;
      const words = isOver ? phrases.studies : phrases.studiesNow;
      return fill(words, { at: escapeMarkdown(institution), what });
    },
    motive: ({ text }: Said) => fill(choose('motive', 5), { quote: escapeMarkdown(text) }),
  };
}

const FREELANCE =
  /^(freelanc(e|er|ing)|self[- ]employed|independent|autonom[oa]|por cuenta propia|freiberuf\w*|selbst(st)?andig\w*)$/;

function where({ where: forms }: Phrases, company: string, place: 1 | 2): string {
  if (FREELANCE.test(fold(company).trim())) return forms[place];
  return forms[0].replace('{at}', () => escapeMarkdown(company));
}

/** Values are markdown already. */
function fill(words: string, values: Record<string, string>): string {
  const text = words.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');
  return text.replace(/([.!?])\.$/, '$1');
}

function enumerate(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  const last = items.at(-1) ?? '';
  // Spanish: "e" before the sound of i.
  const joint = and === 'y' && /^[«*]?h?[ií](?![aeo])/i.test(last) ? 'e' : and;
  return `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** FNV-1a: spreads letters over the ways to say a thing, always the same for the same input. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
