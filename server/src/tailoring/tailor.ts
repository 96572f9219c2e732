import {
  costsOperation,
  defaultTailored,
  type CvContent,
  type Language,
  type Tailored,
  type TailoringReport,
  type TailoringRequest,
  type TailoringStage,
} from '@sastre/shared-contracts/api';
import { applyProposals, type AppliedEdit } from './apply.rules.ts';
import type { EngineTask, Proposal, TailoringEngine } from './engine.ts';
import { readFacts } from './reading/facts.rules.ts';
import { detectLanguage } from './reading/language.rules.ts';
import { matchRequirements } from './reading/match.rules.ts';
import { plainText } from './reading/plain-text.rules.ts';
import { readPosition } from './reading/position.rules.ts';
import { readRequirements } from './reading/requirements.rules.ts';
import { writeReport } from './report.rules.ts';
import { createGate } from './gate/gate.rules.ts';

/** What is tailored, and by whom. */
export interface TailorInput {
  main: CvContent;
  request: TailoringRequest;
  engine: TailoringEngine;
  now: Date;
  signal: AbortSignal;
  /** Called as each stage up to `translating` begins. */
  onStage: (stage: TailoringStage) => Promise<void>;
}

/** A tailored copy: the document as stored, and the report of how it came about. */
export interface TailoredResult {
  content: CvContent;
  report: TailoringReport;
}

/** Makes the tailored copy of a CV. The engine proposes, the gate decides; `main` is left as it is. */
export async function tailor(input: TailorInput): Promise<TailoredResult> {
  const { main, request, engine, now, signal, onStage } = input;
  await onStage('reading');
  const facts = readFacts(main);
  if (!costsOperation(request)) {
    const content = copyOf(main, request, now, '');
    return {
      content,
      report: writeReport({ engine: null, facts, requirements: [], content, edits: [], notes: [] }),
    };
  }
  await onStage('matching');
  const jobText = plainText(request.jobDescription);
  const task = readTask(main, request, jobText, now, facts);
  const proposals: Proposal[] = [];
  const notes: string[] = [];
  const ask = async (stage: TailoringStage, question: 'tailor' | 'writeLetter' | 'translate') => {
    await onStage(stage);
    const answer = await engine[question](task, signal);
    proposals.push(...answer.proposals);
    notes.push(...answer.notes);
  };
  if (request.useAiTailoring) await ask('rewriting', 'tailor');
  if (request.includeCoverLetter) await ask('letter', 'writeLetter');
  if (request.translateTo) await ask('translating', 'translate');
  const gate = createGate({ ...task, facts });
  const { copy, letter, edits } = applyProposals(main, facts, proposals, gate);
  if (request.includeCoverLetter && letter === '') notes.push('no-letter');
  const content = copyOf(copy, request, now, letter);
  return { content, report: report(engine, task, content, edits, notes) };
}

function report(
  engine: TailoringEngine,
  task: EngineTask,
  content: CvContent,
  edits: readonly AppliedEdit[],
  notes: readonly string[],
): TailoringReport {
  const { facts, requirements } = task;
  return writeReport({ engine: engine.name, facts, requirements, content, edits, notes });
}

function readTask(
  main: CvContent,
  request: TailoringRequest,
  jobText: string,
  now: Date,
  facts: EngineTask['facts'],
): EngineTask {
  const cvLanguage = detectLanguage(facts.map(({ text }) => text).join('\n')) ?? 'en';
  const translateTo: Language | undefined = request.translateTo ?? undefined;
  return {
    main,
    facts,
    requirements: matchRequirements(readRequirements(jobText), facts, main, now),
    jobText,
    companyName: plainSpaces(request.companyName),
    position: readPosition(jobText, plainSpaces(request.companyName)),
    cvLanguage,
    letterLanguage: translateTo ?? detectLanguage(jobText) ?? cvLanguage,
    translateTo,
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
  const tailored: Tailored = {
    ...layout,
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

function plainSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
