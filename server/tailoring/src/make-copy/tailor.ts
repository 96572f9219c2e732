import {
  costsOperation,
  defaultTailored,
  type CvContent,
  type Language,
  type LetterAsk,
  type Tailored,
  type TailoringReport,
  type TailoringRequest,
  type TailoringStage,
} from '@sastre/shared-contracts/api';
import { applyProposals, type Applied, type AppliedEdit } from '../apply.rules.ts';
import type {
  EngineRun,
  EngineTask,
  ModelUsage,
  Proposal,
  TailoringEngine,
} from '../task/engine.ts';
import { languagesNote, readLanguages, type TailoringLanguages } from '../languages.rules.ts';
import { positionIn } from '../letter/names.rules.ts';
import { cleanName } from '../task/clean-name.rules.ts';
import { readLetterAsks } from '@sastre/frames';
import type { Gate } from '@sastre/gate';
import {
  matchRequirements,
  readFacts,
  readJobText,
  readPosition,
  readRequirements,
} from '@sastre/reading';
import { writeReport } from '../report.rules.ts';
import { gateOf } from '../task/gate-of.ts';
import { askedInTranslation, askedTexts } from '../asked-translations.rules.ts';
import { mergeTranslations, rewrittenTexts } from '../translations.rules.ts';

/** What is tailored, and by whom. */
export interface TailorInput {
  main: CvContent;
  request: TailoringRequest;
  engine: TailoringEngine;
  now: Date;
  signal: AbortSignal;
  /** Called as each stage up to `translating` begins. */
  onStage: (stage: TailoringStage) => Promise<void>;
  /** Told what each call of a model took. */
  onSpent?: EngineRun['spend'];
}

/** A tailored copy: the document as stored, and the report of how it came about. */
export interface TailoredResult {
  content: CvContent;
  report: TailoringReport;
  /** The position that the job's text names; empty: it names none. */
  position: string;
}

/** Makes the tailored copy of a CV. The engine proposes, the gate decides; `main` is left as it is. */
export async function tailor(input: TailorInput): Promise<TailoredResult> {
  const { main, request, engine, now, signal, onStage, onSpent } = input;
  await onStage('reading');
  const facts = readFacts(main);
  const jobText = readJobText(request.jobDescription);
  if (!costsOperation(request)) {
    const content = copyOf(main, request, now, '');
    return {
      content,
      report: writeReport({ engine: null, facts, requirements: [], content, edits: [], notes: [] }),
      position: positionIn(jobText, cleanName(request.companyName)),
    };
  }
  await onStage('matching');
  const run = { spend: (usage: ModelUsage) => onSpent?.(usage) };
  const languages = readLanguages(request, facts, jobText);
  const task = { ...readTask(main, request, jobText, now, facts, languages), run };
  const proposals: Proposal[] = [];
  const notes = languagesNote(languages);
  const ask = async (
    stage: TailoringStage,
    question: 'tailor' | 'writeLetter' | 'translate',
    asked: EngineTask = task,
  ) => {
    await onStage(stage);
    const answer = await engine[question](asked, signal);
    notes.push(...answer.notes);
    return answer.proposals;
  };
  if (request.useAiTailoring) proposals.push(...(await ask('rewriting', 'tailor')));
  if (request.includeCoverLetter) proposals.push(...(await ask('letter', 'writeLetter')));
  const gate = gateOf(task);
  const first = applyProposals(main, facts, proposals, gate);
  const { copy, letter, edits } = task.translateTo
    ? await translated(
        { ...task, translateTo: task.translateTo },
        { proposals, ...first },
        gate,
        async (texts) => ask('translating', 'translate', { ...task, ...texts }),
      )
    : first;
  if (request.includeCoverLetter && letter === '') notes.push('no-letter');
  if (edits.some(({ op }) => op === 'insert')) notes.push('letter-sentences-left-out');
  const content = copyOf(copy, request, now, letter);
  const letterAsks = letter === '' ? [] : readLetterAsks(jobText);
  return {
    content,
    report: report(engine, task, content, edits, notes, letterAsks),
    position: task.position,
  };
}

/** The copy once more, with the translations that keep parity with what stood there. */
async function translated(
  task: EngineTask & { translateTo: Language },
  first: Applied & { proposals: readonly Proposal[] },
  gate: Gate,
  ask: (texts: Pick<EngineTask, 'rewritten' | 'asked'>) => Promise<readonly Proposal[]>,
): Promise<Applied> {
  const { main, facts } = task;
  const texts = { rewritten: rewrittenTexts(first.edits), asked: askedTexts(first.edits) };
  const answered = await ask(texts);
  const by = { gate, to: task.translateTo };
  const ofAsked = answered.filter(({ source }) => source !== undefined);
  const others = answered.filter(({ source }) => source === undefined);
  const merged = mergeTranslations(main, first, others, by);
  const applied = applyProposals(main, facts, merged.proposals, merged.gate);
  const edits = applied.edits
    .map((edit) => withSource(edit, texts.rewritten))
    .map((edit) => askedInTranslation(edit, ofAsked, by));
  return { ...applied, edits: [...edits, ...merged.refused] };
}

/** A translation names the text that it translates, so that parity can be looked at again. */
function withSource(edit: AppliedEdit, rewritten: ReadonlyMap<string, string>): AppliedEdit {
  const source = rewritten.get(edit.path) ?? edit.before;
  const isTranslation = edit.status === 'applied' && edit.op === 'rewrite' && edit.after !== source;
  return isTranslation ? { ...edit, source } : edit;
}

function report(
  engine: TailoringEngine,
  task: EngineTask,
  content: CvContent,
  edits: readonly AppliedEdit[],
  notes: readonly string[],
  letterAsks: readonly LetterAsk[],
): TailoringReport {
  const { facts, requirements } = task;
  const parts = { engine: engine.name, facts, requirements, content, edits, notes, letterAsks };
  return writeReport(parts);
}

function readTask(
  main: CvContent,
  request: TailoringRequest,
  jobText: string,
  now: Date,
  facts: EngineTask['facts'],
  { cvLanguage, letterLanguage }: TailoringLanguages,
): EngineTask {
  const translateTo: Language | undefined = request.translateTo ?? undefined;
  const companyName = cleanName(request.companyName);
  return {
    main,
    facts,
    requirements: matchRequirements(
      readRequirements(jobText, companyName),
      facts,
      main,
      now,
      readPosition(jobText, companyName),
    ),
    jobText,
    companyName,
    position: positionIn(jobText, companyName),
    cvLanguage,
    letterLanguage,
    translateTo,
    now,
  };
}

function copyOf(
  copy: CvContent,
  request: TailoringRequest,
  now: Date,
  coverLetter: string,
): CvContent {
  const {
    report: _report,
    jobDescription_id: _job,
    language: _language,
    ...layout
  } = {
    ...defaultTailored,
    ...copy.tailored,
  };
  // What the main CV's PDF holds as data was chosen for it alone: a copy goes to somebody else.
  const { keepCv: _kept, ...pdfOptions } = layout.pdfOptions;
  const tailored: Tailored = {
    ...layout,
    pdfOptions,
    // A letter that was asked for is not hidden by a choice made before there was one.
    hiddenSections: layout.hiddenSections.filter(
      (section) => coverLetter === '' || section !== 'cover-letter',
    ),
    coverLetter,
    tailoredDate: now.toISOString(),
    updatedByUser: false,
    ...(request.translateTo ? { language: request.translateTo } : {}),
  };
  return { ...copy, tailored };
}
