import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { greetsByName, isLetterDate, subjectIn, withoutHead } from '@sastre/frames';
import {
  entryOf,
  findAddedMarkup,
  findLinks,
  normalise,
  openTexts,
  plainText,
  sentencesOf,
} from '@sastre/reading';
import { type Finding, indexFact, indexWhenAsked } from '@sastre/wording';
import { findFormBreach } from './form.rules.ts';
import {
  languageOf,
  languageOfRewrite,
  readGround,
  type CvGround,
  type EntryGround,
} from './prove/ground.rules.ts';
import { compareOwnSummary, judgeOwnSummary } from './prove/own-summary.rules.ts';
import { judgeInTurns } from './prove/judge-in-turns.rules.ts';
import type { RewriteGround } from './prove/judge-rewrite.rules.ts';
import { judgeSentence } from './prove/judge-sentence.rules.ts';
import type { SentenceGround } from './prove/sentence-ground.ts';
import { oddName } from './named-company.rules.ts';
import { framesIn } from './prove/frames-in.rules.ts';

/**
 * `proven`: every claim stands in the facts; `contradicted`: a claim disagrees with a fact, or the form is broken;
 * `unproven`: nothing contradicts it, but some words rest on nothing.
 */
export type Answer = 'proven' | 'unproven' | 'contradicted';

/** What the gate says of one sentence. */
export interface SentenceAnswer {
  text: string;
  answer: Answer;
  /** Code of the first thing that speaks against it. */
  reason?: string;
  /** Words of the sentence that rest on nothing. */
  unproven: readonly string[];
}

/** What the gate says of a text: as its worst sentence. */
export interface Judgement extends Omit<SentenceAnswer, 'text'> {
  sentences: readonly SentenceAnswer[];
}

/** What the gate says of a letter: each sentence (as written, in markdown) in its paragraph. */
export type LetterJudgement = readonly (readonly SentenceAnswer[])[];

/** Says of a proposed text whether it may stand. */
export interface Gate {
  /** Judges a text in markdown that is to stand at this path; a path that is not open is contradicted. */
  judge(path: string, text: string): Judgement;
  /** Judges a letter, paragraph by paragraph. */
  judgeLetter(letter: string): LetterJudgement;
  /** Judges a translation of `source` (a text of the main CV, or one that has been judged) that is to stand at this path. */
  judgeTranslation(path: string, text: string, source: string, to: Language): Judgement;
}

/** What a gate judges by. */
export interface GateParts {
  main: CvContent;
  /** The job description as plain text. */
  jobText: string;
  companyName: string;
  /** As the job description names it; empty: it does not. */
  position: string;
  letterLanguage: Language;
  /** Ends what goes on. */
  now: Date;
}

/** Makes the gate for one CV and one job. Closed by default: what no rule proves is not proven. */
export function createGate(parts: GateParts): Gate {
  const cv = readGround(parts.main, parts.now);
  const originals = openTexts(parts.main);
  const links = new Set(
    [...originals.values(), ...Object.values(parts.main.personal_info)]
      .filter((text) => typeof text === 'string')
      .flatMap((text) => findLinks(text)),
  );
  const known = { links, text: cv.text };
  const sentence: SentenceGround = { cv, language: cv.language };
  const company = oddName(parts.companyName, cv.text);
  const letter: SentenceGround = {
    cv,
    language: parts.letterLanguage,
    letter: letterGround({
      ...parts,
      companyName: company.hide(normalise(parts.companyName)),
      jobText: company.hide(normalise(parts.jobText)),
    }),
  };
  return {
    judge(path, written) {
      const isLetter = path === 'coverLetter';
      const text = isLetter ? company.hide(withoutHead(written, parts)) : written;
      const own = originals.get(path);
      if (!isLetter && own === undefined) return oneFinding(text, 'closed-path');
      const broken =
        findFormBreach(text, known) ??
        findAddedMarkup(text, own ?? '', isLetter ? cv.text : undefined);
      if (broken !== undefined) return oneFinding(text, broken);
      const plain = normalise(plainText(text));
      if (own !== undefined && isSame(plain, normalise(plainText(own)))) return answerOf(plain, []);
      if (isLetter) {
        const judged = judgeSentences(plain, letter);
        return { ...judged, unproven: company.show(judged.unproven) };
      }
      if (path === 'personal_info.summary')
        return judgeSummary(
          plain,
          { ...sentence, language: languageOf(plain, cv.language) },
          own ?? '',
        );
      const ground = rewriteGround(path, own ?? '', cv);
      if (ground === undefined) return oneFinding(text, 'closed-path');
      const language = languageOfRewrite(plain, ground.own.list.language);
      if (language !== ground.own.list.language) return oneFinding(text, 'wrong-language');
      return answerOf(plain, judgeInTurns(plain, ground, { language, mode: 'rewrite' }));
    },
    judgeLetter(markdown) {
      let before: EntryGround | undefined;
      const judged = (text: string): SentenceAnswer => {
        const named = company.hide(text);
        const broken = findFormBreach(named, known) ?? findAddedMarkup(named, '', cv.text);
        if (broken !== undefined) return sentenceAnswer(text, [breach(broken)]);
        const { phone } = parts.main.personal_info;
        const plain = company.hide(withoutPhone(normalise(plainText(named)), phone));
        const { findings, entry } = judgeSentence(plain, letter, before);
        before = entry;
        const answer = sentenceAnswer(text, findings);
        return { ...answer, unproven: company.show(answer.unproven) };
      };
      return markdown.split(/\n{2,}/).map((paragraph, at) => {
        if (at === 0 && isLetterDate(paragraph, parts.letterLanguage))
          return [sentenceAnswer(paragraph, [])];
        const subject = at < 2 ? subjectIn(paragraph, parts) : undefined;
        if (subject === '') return [sentenceAnswer(paragraph, [])];
        if (at < 3 && greetsByName(paragraph, parts.letterLanguage, parts.jobText))
          return [sentenceAnswer(paragraph, [])];
        return subject === undefined
          ? sentencesOf(paragraph).map(judged)
          : [{ ...judged(subject), text: paragraph }];
      });
    },
    judgeTranslation(path, text, source, to) {
      const broken = findFormBreach(text, known) ?? findAddedMarkup(text, source);
      if (broken !== undefined) return oneFinding(text, broken);
      const plain = normalise(plainText(text));
      if (languageOf(plain, to) !== to) return oneFinding(text, 'wrong-language');
      const ground = rewriteGround(path, source, cv);
      if (ground === undefined) return oneFinding(text, 'closed-path');
      return answerOf(plain, judgeInTurns(plain, ground, { language: to, mode: 'translation' }));
    },
  };
}

const TELEPHONE = /\+?\(?\d[\d\s/().-]{5,}\d/g;
/** Last figures by which two ways of writing a telephone number are the same. */
const TOLD_APART = 7;

/** A text without the person's own telephone number, however it is written: it counts nothing. */
function withoutPhone(text: string, phone: string): string {
  const own = phone.replace(/\D/g, '').slice(-TOLD_APART);
  if (own.length < TOLD_APART) return text;
  return text.replace(TELEPHONE, (written) =>
    written.replace(/\D/g, '').endsWith(own) ? '' : written,
  );
}

/** White space and the dot at the end are no claim. */
function isSame(one: string, other: string): boolean {
  const bare = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/[.\s]+$/, '')
      .trim();
  return bare(one) === bare(other);
}

function letterGround({
  jobText,
  companyName,
  position,
  letterLanguage,
}: GateParts): NonNullable<SentenceGround['letter']> {
  let known: Language | undefined;
  const jobLanguage = () => (known ??= languageOf(jobText, 'en'));
  const plain = position
    .replace(/[*:_/]+(?:in|innen|r|n|a|e|as)\b/giu, '')
    .replace(/\((?:[a-z] ?[/|,]? ?)+\)/gi, ' ');
  return {
    company: indexWhenAsked(normalise(companyName), jobLanguage),
    position: indexWhenAsked(normalise(`${position} ${plain}`), jobLanguage),
    job: indexWhenAsked(normalise(jobText), jobLanguage),
    frames: framesIn(letterLanguage),
  };
}

/** The one fact that a rewrite at this path stands for; undefined: there is no such entry. */
function rewriteGround(path: string, own: string, cv: CvGround): RewriteGround | undefined {
  const text = normalise(plainText(own));
  const entry: EntryGround | undefined = cv.entries.find((one) => one.path === entryOf(path));
  if (entry === undefined && path !== 'personal_info.summary') return undefined;
  const language = languageOf(text, entry?.texts.get(path)?.list.language ?? cv.language);
  return {
    own: indexFact(text, language),
    closed: entry?.header ?? cv.person.slice(0, 1),
    months: entry?.months ?? new Set(),
    years: entry?.years ?? { from: new Set(), to: new Set() },
    durations: entry?.durations ?? [],
    year: cv.year,
  };
}

function judgeSentences(plain: string, ground: SentenceGround): Judgement {
  let before: EntryGround | undefined;
  const sentences = sentencesOf(plain).map((text): SentenceAnswer => {
    const { findings, entry } = judgeSentence(text, ground, before);
    before = entry;
    return sentenceAnswer(text, findings);
  });
  return worstOf(sentences);
}

/** A summary may draw on the whole CV, but grows no longer than it was; or it tells the one before again. */
function judgeSummary(plain: string, ground: SentenceGround, own: string): Judgement {
  const drawn = judgeDrawn(plain, ground, normalise(plainText(own)));
  if (drawn.answer !== 'unproven') return drawn;
  const whole = rewriteGround('personal_info.summary', own, ground.cv);
  if (whole?.own.list.language !== ground.language) return drawn;
  const findings = judgeOwnSummary(plain, whole);
  return findings.length === 0 ? answerOf(plain, []) : drawn;
}

function judgeDrawn(plain: string, ground: SentenceGround, before: string): Judgement {
  const judged = judgeSentences(plain, ground);
  const isLonger =
    plain.length > before.length * 1.5 + 40 ||
    sentencesOf(plain).length > sentencesOf(before).length + 1;
  if (judged.answer !== 'proven') return judged;
  if (isLonger) return { ...judged, answer: 'unproven', reason: 'too-long' };
  const raised = compareOwnSummary(plain, indexFact(before, ground.language), ground.cv);
  return raised.length === 0 ? judged : answerOf(plain, raised);
}

function sentenceAnswer(text: string, findings: readonly Finding[]): SentenceAnswer {
  const words = [...new Set(findings.flatMap((one) => one.words))].filter((word) => word !== '');
  const contradiction = findings.find(({ answer }) => answer === 'contradicted');
  const reason = (contradiction ?? findings[0])?.reason;
  return {
    text,
    answer:
      contradiction !== undefined ? 'contradicted' : findings.length > 0 ? 'unproven' : 'proven',
    ...(reason === undefined ? {} : { reason }),
    // What is asked about is marked, if need be all of it.
    unproven: words.length > 0 || findings.length === 0 || contradiction ? words : [text],
  };
}

function answerOf(text: string, findings: readonly Finding[]): Judgement {
  return worstOf([sentenceAnswer(text, findings)]);
}

function breach(reason: string): Finding {
  return { answer: 'contradicted', reason, words: [] };
}

function oneFinding(text: string, reason: string): Judgement {
  return answerOf(text, [breach(reason)]);
}

const RANK: Record<Answer, number> = { proven: 0, unproven: 1, contradicted: 2 };

function worstOf(sentences: readonly SentenceAnswer[]): Judgement {
  const worst = sentences.toSorted((one, other) => RANK[other.answer] - RANK[one.answer])[0];
  return {
    answer: worst?.answer ?? 'proven',
    ...(worst?.reason === undefined ? {} : { reason: worst.reason }),
    unproven: [...new Set(sentences.flatMap(({ unproven }) => unproven))],
    sentences,
  };
}
