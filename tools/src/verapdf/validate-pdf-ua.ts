import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** What veraPDF says of one PDF. */
export interface PdfUaVerdict {
  /** Path of the PDF. */
  file: string;
  /** Checks made; 0 when the file could not be read. */
  checks: number;
  /** Rules of PDF/UA-1 that are broken, with the reason. Empty: it is PDF/UA-1. */
  broken: string[];
}

const run = promisify(execFile);
const MAVEN = process.platform === 'win32' ? 'mvn.cmd' : 'mvn';

/** Validates PDFs as PDF/UA-1 in one Java; undefined where Java or Maven is missing. Rejects when veraPDF cannot be had. */
export async function validatePdfUa(files: readonly string[]): Promise<PdfUaVerdict[] | undefined> {
  if (!(await hasJava())) return undefined;
  const java = spawn('java', [
    '-cp',
    await classPath(),
    join(import.meta.dirname, 'Validate.java'),
  ]);
  const exited = new Promise<number | null>((resolve, reject) => {
    java.once('error', reject);
    java.once('close', resolve);
  });
  java.stdin.end(files.map((file) => `${file}\n`).join(''));
  const [printed, complaint, code] = await Promise.all([
    text(java.stdout),
    text(java.stderr),
    exited,
  ]);
  const lines = printed.trimEnd().split('\n');
  if (code !== 0 || lines.length !== files.length)
    throw new Error(`veraPDF ended with ${code} after ${lines.length} answers:\n${complaint}`);
  return lines.map((line, index) => {
    const [checks, ...broken] = line.split('\t');
    return { file: files[index] ?? '', checks: Number(checks), broken };
  });
}

/** A Java with its compiler, which a source file needs, and Maven. */
async function hasJava(): Promise<boolean> {
  try {
    const [{ stdout }] = await Promise.all([
      run('java', ['--list-modules']),
      run(MAVEN, ['--version']),
    ]);
    return stdout.includes('jdk.compiler');
  } catch {
    return false;
  }
}

/** Fetches veraPDF where it is not yet there. */
async function classPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sastre-verapdf-'));
  const file = join(folder, 'class-path');
  try {
    await run(MAVEN, [
      '--batch-mode',
      '--quiet',
      '--file',
      join(import.meta.dirname, 'pom.xml'),
      'dependency:build-classpath',
      `-Dmdep.outputFile=${file}`,
    ]);
    return (await readFile(file, 'utf8')).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
