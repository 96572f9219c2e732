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
    [pen.apply(), ...pen.career(material)],
    ...pen.middle(material),
    [pen.choose('closing', 4)],
  ];
  if (because.size < FEWEST_FACTS) return { text: '', because: [] };
  const { greeting, goodbye } = PHRASES[task.letterLanguage];
  const body = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '));
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
  const deed = (highlight: Highlight, did: string, quoted: string) => {
    const { text, company } = highlight;
    rest(highlight);
    const sentence = asFirstPerson(text, language);
    return sentence === undefined
      ? fill(quoted, { ...places(phrases, company, 2), quote: asQuote(text, language) })
      : fill(did, { ...places(phrases, company, 2), did: sentence });
  };
  return {
    choose,
    apply() {
      const { companyName: company, position } = task;
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
      const sentence = isBefore(before, latest) ? phrases.before : phrases.besides;
      return [first, career(before, sentence, sentence)];
    },
    /** Deeds, then what answers the job; studies stand in where there are no deeds. */
    middle(material: LetterMaterial): string[][] {
      const deeds = this.deeds(material);
      const studies = this.studies(material);
      const answers = this.answers(material);
      return deeds.length === 0 ? [studies, answers] : [deeds, [...answers, ...studies]];
    },
    deeds({ highlights: [first, ...others], stations }: LetterMaterial): string[] {
      if (first === undefined) {
        return stations.slice(1, 3).map((station, place) => {
          const known = place === 0 ? phrases.before : phrases.earlier;
          const sentence = isBefore(station, stations[place]) ? known : phrases.besides;
          return career(station, sentence, sentence);
        });
      }
      const second = secondOf(first, others);
      const sentences = [deed(first, choose('did', 1), choose('quoted', 1))];
      if (second === undefined) return sentences;
      const more = second.company === first.company ? 'alsoDidThere' : 'alsoDid';
      return [...sentences, deed(second, choose(more, 2), choose('alsoQuoted', 2))];
    },
    answers({ answers, skills, languages }: LetterMaterial): string[] {
      const sentences: string[] = [];
      if (answers.length > 0) sentences.push(fill(choose('answers', 3), { list: list(answers) }));
      else if (skills.length > 0) sentences.push(fill(choose('skills', 3), { list: list(skills) }));
      if (languages.length > 0)
        sentences.push(fill(choose('languages', 3), { list: list(languages) }));
      return sentences;
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
  const head = isFreelance ? where[2] : at;
  const during = isFreelance ? time[1] : time[0].replace('{at}', () => company);
  return { where: at, Where: `${head.charAt(0).toUpperCase()}${head.slice(1)}`, time: during };
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
