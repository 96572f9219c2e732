import type { Language } from '@sastre/shared-contracts/api';
import type { EngineTask } from '../engine.ts';
import { escapeMarkdown } from '../reading/plain-text.rules.ts';
import { fold } from '../reading/stem.rules.ts';
import { asFirstPerson, asQuote } from './first-person.rules.ts';
import {
  readMaterial,
  type LetterMaterial,
  type Said,
  type Station,
} from './letter-material.rules.ts';
import { monthInWords } from './month-in-words.rules.ts';
import { PHRASES, type Phrases } from './phrases.ts';

/** A letter in markdown (empty: the CV says too little) and the facts it rests on. */
export interface Letter {
  text: string;
  because: string[];
}

const FEWEST_FACTS = 2;

/** Writes a cover letter of four short paragraphs from the CV's own facts; the same input gives the same letter. */
export function writeLetter(task: EngineTask): Letter {
  const material = readMaterial(task);
  const because = new Set<string>();
  const pen = createPen(task, because);
  const paragraphs = [
    pen.opening(material),
    ...pen.middle(material).map((clauses) => pen.paragraph(clauses)),
    pen.choose('closing', 4),
  ];
  if (because.size < FEWEST_FACTS) return { text: '', because: [] };
  const { greeting, goodbye } = PHRASES[task.letterLanguage];
  const body = paragraphs.filter((paragraph) => paragraph !== '');
  const name = escapeMarkdown(task.main.personal_info.fullName.trim());
  const text = [fill(greeting, { company: task.companyName }), ...body, goodbye, name].join('\n\n');
  return { text: text.trim(), because: [...because] };
}

type Choice = {
  [K in keyof Phrases]: Phrases[K] extends readonly string[] ? K : never;
}[keyof Phrases];

function createPen(task: EngineTask, because: Set<string>) {
  const language: Language = task.letterLanguage;
  const phrases = PHRASES[language];
  const seed = hash(`${task.main.personal_info.fullName}|${task.companyName}|${task.jobText}`);
  const choose = (key: Choice, salt: number): string => {
    const options = phrases[key];
    return options[(seed + salt) % options.length] ?? '';
  };
  const rest = ({ because: ids }: Said) => ids.forEach((id) => because.add(id));
  const list = (said: readonly Said[]) => {
    said.forEach(rest);
    return enumerate(
      said.map(({ text }) => text),
      phrases.and,
    );
  };
  const career = (station: Station, dated: string, undated: string) => {
    rest(station);
    const month = (date: string) => monthInWords(date, language);
    const at = { ...places(phrases, station.company, 1), as: station.position };
    const date = station.current ? station.startDate : station.endDate;
    return fill(date === '' ? undated : dated, {
      ...at,
      since: month(station.startDate),
      until: month(station.endDate),
    });
  };
  const company = task.companyName;
  const deed = (highlight: Highlight, did: string, quoted: string) => {
    const { text, company: employer } = highlight;
    rest(highlight);
    const told = { ...places(phrases, employer, 2), company };
    const clause = asFirstPerson(text, language);
    return clause === undefined
      ? fill(quoted, { ...told, quote: asQuote(text, language) })
      : fill(did, { ...told, did: clause });
  };
  /** Clauses behind a head that speaks to the company. */
  const headed = (head: Choice, clauses: readonly string[]): string[] => {
    const [first, ...others] = clauses;
    if (first === undefined) return [];
    const [before = '', after = ''] = choose(head, 5).split('{clauses}');
    return [`${fill(before, { company })}${first}${after}`, ...others];
  };
  return {
    choose,
    /** What is applied for, and where from. A German letter goes on behind its greeting with a small letter. */
    opening(material: LetterMaterial): string {
      const career = asSentence(this.career(material), phrases.and);
      const text = career === '' ? `${this.apply()}.` : `${this.apply()}; ${career}`;
      return language === 'de' ? text : capital(text);
    },
    paragraph: (clauses: readonly string[]) => capital(asSentence(clauses, phrases.and)),
    apply() {
      const { position } = task;
      return fill(choose(position === '' ? 'applyUnnamed' : 'apply', 0), { company, position });
    },
    career({ stations: [latest, before], highlights }: LetterMaterial): string[] {
      if (latest === undefined) return [];
      const { now, nowUndated, last, lastUndated } = phrases;
      const first = latest.current
        ? career(latest, now, nowUndated)
        : career(latest, last, lastUndated);
      // Without achievements to tell, the stations before fill the second paragraph.
      if (before === undefined || highlights.length === 0) return [first];
      const clause = isBefore(before, latest) ? phrases.before : phrases.besides;
      return [first, career(before, clause, clause)];
    },
    /** Deeds, then what answers the job; studies stand in where there are no deeds. */
    middle(material: LetterMaterial): string[][] {
      const deeds = this.deeds(material);
      const studies = this.studies(material);
      const answers = this.answers(material);
      const rests = answers.length === 0 ? headed('also', studies) : [...answers, ...studies];
      return deeds.length === 0 ? [headed('also', studies), answers] : [deeds, rests];
    },
    deeds({ highlights: [first, ...others], stations }: LetterMaterial): string[] {
      if (first === undefined) {
        const clauses = stations.slice(1, 3).map((station, place) => {
          const known = place === 0 ? phrases.before : phrases.earlier;
          const clause = isBefore(station, stations[place]) ? known : phrases.besides;
          return career(station, clause, clause);
        });
        return headed('stations', clauses);
      }
      const second = secondOf(first, others);
      const clauses = [deed(first, choose('did', 1), choose('quoted', 1))];
      if (second === undefined) return clauses;
      const more = second.company === first.company ? 'alsoDidThere' : 'alsoDid';
      return [...clauses, deed(second, choose(more, 2), choose('alsoQuoted', 2))];
    },
    answers({ answers, skills, languages }: LetterMaterial): string[] {
      const clauses: string[] = [];
      const named = (key: Choice, said: readonly Said[]) =>
        fill(choose(key, 3), { list: list(said), company });
      if (answers.length > 0) clauses.push(named('answers', answers));
      else if (skills.length > 0) clauses.push(named('skills', skills));
      if (languages.length === 0) return clauses;
      const spoken = fill(phrases.languages, { list: list(languages) });
      return clauses.length === 0 ? headed('also', [spoken]) : [...clauses, spoken];
    },
    studies({ studies }: LetterMaterial): string[] {
      if (studies === undefined) return [];
      rest(studies);
      const { institution: at, degree, field } = studies;
      return [
        fill(field === '' ? phrases.studiesWithoutField : phrases.studies, { at, degree, field }),
      ];
    },
  };
}

/** Clauses as one sentence: `a, b, and c`. */
function asSentence(clauses: readonly string[], and: string): string {
  const last = clauses.at(-1);
  if (last === undefined) return '';
  const first = clauses.slice(0, -1).join(', ');
  const text = first === '' ? last : `${first}, ${and} ${last}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** True when it is certain that one station ended before the other began. */
function isBefore(one: Station, other: Station | undefined): boolean {
  const start = other?.startDate ?? '';
  return one.endDate !== '' && start !== '' && one.endDate <= start;
}

type Highlight = LetterMaterial['highlights'][number];

/** What the job asks for comes before variety. */
function secondOf(
  { company: told }: Highlight,
  others: readonly Highlight[],
): Highlight | undefined {
  const isElsewhere = ({ company }: Highlight) => company !== told;
  const asked = others.filter(({ isAsked }) => isAsked);
  return asked.find(isElsewhere) ?? asked[0] ?? others.find(isElsewhere) ?? others[0];
}

const FREELANCE =
  /^(freelanc(e|er|ing)|self[- ]employed|independent|autonom[oa]|por cuenta propia|freiberuf\w*|selbst(st)?andig\w*)$/;

/** Where something was, as the phrases need it; `place`: the form for a freelancer. */
function places({ where, time }: Phrases, company: string, place: 1 | 2): Record<string, string> {
  const isFreelance = FREELANCE.test(fold(company).trim());
  const at = isFreelance ? where[place] : where[0].replace('{at}', () => company);
  const during = isFreelance ? time[1] : time[0].replace('{at}', () => company);
  return { where: at, time: during };
}

function fill(sentence: string, values: Record<string, string>): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (_place, name: string) =>
    escapeMarkdown(values[name] ?? ''),
  );
  return filled.replace(/([.!?])\.$/, '$1');
}

function enumerate(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  const last = items.at(-1) ?? '';
  // Spanish: "e" before the sound of i.
  const joint = and === 'y' && /^h?[ií]/i.test(last) ? 'e' : and;
  return `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** FNV-1a: spreads letters over the ways to say a thing, always the same for the same input. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
