import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** A standard, by veraPDF's name for it: PDF/UA-1, PDF/UA-2, PDF/A-2a, PDF/A-3a. */
export type Flavour = (typeof FLAVOURS)[number];

/** The standards that can be asked for. */
export const FLAVOURS = ['ua1', 'ua2', '2a', '3a'] as const;

/** What veraPDF says of one PDF. */
export interface PdfVerdict {
  /** Path of the PDF. */
  file: string;
  flavour: Flavour;
  /** Checks made; 0 when the file could not be read. */
  checks: number;
  /** Rules of the flavour that are broken, with the reason. Empty: it follows the standard. */
  broken: string[];
}

/** The part of PDF/A that a PDF says it follows; level a of the second part where it says none. */
export async function partOf(file: string): Promise<Flavour> {
  return (await readFile(file)).includes('<pdfaid:part>3<') ? '3a' : '2a';
}

const run = promisify(execFile);
const MAVEN = process.platform === 'win32' ? 'mvn.cmd' : 'mvn';
/** A run of seconds ends before the second compiler earns what it costs: with it, six PDFs take 9 s of CPU, and 4 s without. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/**
 * Validates each PDF by its standard in one Java, in the order given; undefined where Java or Maven is missing. Rejects when
 * veraPDF cannot be had.
 */
export async function validatePdfs(
  asked: readonly Pick<PdfVerdict, 'file' | 'flavour'>[],
): Promise<PdfVerdict[] | undefined> {
  if (!(await hasJava())) return undefined;
  const java = spawn('java', [
    ...SHORT_LIVED,
    '-cp',
    await classPath(),
    join(import.meta.dirname, 'Validate.java'),
  ]);
  const exited = new Promise<number | null>((resolve, reject) => {
    java.once('error', reject);
    java.once('close', resolve);
  });
  java.stdin.end(asked.map(({ file, flavour }) => `${flavour}\t${file}\n`).join(''));
  const [printed, complaint, code] = await Promise.all([
    text(java.stdout),
    text(java.stderr),
    exited,
  ]);
  const lines = printed.trimEnd().split('\n');
  if (code !== 0 || lines.length !== asked.length)
    throw new Error(`veraPDF ended with ${code} after ${lines.length} answers:\n${complaint}`);
  return asked.map((one, index) => {
    const [checks, ...broken] = (lines[index] ?? '').split('\t');
    return { ...one, checks: Number(checks), broken };
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
    const asked = [
      '--batch-mode',
      '--quiet',
      '--file',
      join(import.meta.dirname, 'pom.xml'),
      'dependency:build-classpath',
      `-Dmdep.outputFile=${file}`,
    ];
    const options = [process.env['MAVEN_OPTS'], ...SHORT_LIVED].filter(Boolean).join(' ');
    await run(MAVEN, asked, { env: { ...process.env, MAVEN_OPTS: options } });
    return (await readFile(file, 'utf8')).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
