import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { CdpConnection } from '../chromium/cdp-connection.ts';
import {
  superviseChromium,
  type ChromiumSupervisor,
  type SupervisorOptions,
} from '../printing/chromium-supervisor.ts';
import { findChromium, type ChromiumBinary } from '../chromium/find-chromium.ts';
import { installFonts } from '../fonts/install-fonts.ts';
import { createPdfService, type PdfService, type PdfServiceOptions } from '../pdf-service.ts';

/** Where tests unpack the pinned Chromium: shared between runs, and open to Chromium's user. */
export function testBinDir(): string {
  let dir = process.cwd();
  while (!existsSync(join(dir, 'node_modules', 'jest')) && dirname(dir) !== dir) dir = dirname(dir);
  const shared = join(dir, 'node_modules', '.cache', 'sastre-bin');
  return isTraversable(join(dir, 'node_modules')) ? shared : join(tmpdir(), 'sastre-bin');
}

/** The Chromium the tests use, found by the product's own rules. */
export async function testChromium(): Promise<ChromiumBinary> {
  const chromiumPath = process.env.CHROMIUM_PATH;
  const binary = await findChromium({ chromiumPath, binDir: testBinDir() });
  if (!binary) throw new Error('These tests need a Chromium.');
  return binary;
}

/** A supervisor of the tests' Chromium with fonts installed in `dir`; stop it. */
export async function testSupervisor(
  dir: string,
  options: Partial<SupervisorOptions> = {},
): Promise<ChromiumSupervisor> {
  const fontConfig = await installFonts(join(dir, 'fonts'));
  const binary = options.binary ?? (await testChromium());
  return superviseChromium({ binary, fontConfig, log: keepLog(), pages: 2, ...options });
}

/** A folder of the test's own that Chromium's user can enter. */
export async function testDir(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'pdf-test-'));
  await chmod(dir, 0o755);
  return { dir, remove: () => rm(dir, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A print service on the tests' Chromium, with its data in `dataDir`. */
export function testService(dataDir: string, options: Partial<PdfServiceOptions> = {}): PdfService {
  const chromiumPath = process.env.CHROMIUM_PATH;
  return createPdfService({
    ...{ dataDir, binDir: testBinDir(), chromiumPath, log: keepLog() },
    ...options,
  });
}

/** A log that keeps what it is told, and can be waited for. */
export function keepLog() {
  const lines: Array<{ level: string; details: object }> = [];
  const listeners = new Set<() => void>();
  const tell = (level: string) => (details: object) => {
    lines.push({ level, details });
    for (const listener of listeners) listener();
    listeners.clear();
  };
  /** Resolves with the next line. */
  const next = () => new Promise<void>((resolve) => void listeners.add(resolve));
  return { lines, info: tell('info'), warn: tell('warn'), next };
}

/** A server that counts who comes. */
export async function startCanary() {
  const seen = { connects: 0, requests: [] as string[] };
  const server = createServer((request, response) => {
    seen.requests.push(request.url ?? '');
    response.end('CANARYTEXT');
  });
  server.on('connection', () => (seen.connects += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, seen, stop };
}

/** What a reader finds in a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  const links: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    pages.push(text.join('').replace(/\s+/g, ' ').trim());
    const notes = (await page.getAnnotations()) as { url?: string }[];
    for (const note of notes) links.push(String(note.url));
    collectRoles(await page.getStructTree(), roles);
  }
  const { info } = await pdf.getMetadata();
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  await task.destroy();
  return { pages, text: pages.join(' '), links, roles, info, outline };
}

function collectRoles(node: unknown, roles: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('role' in node) roles.push(String(node.role));
  if ('children' in node && Array.isArray(node.children)) {
    for (const child of node.children) collectRoles(child, roles);
  }
}

/** The dictionaries of a PDF with this `Type` or `Subtype`. */
export async function pdfObjects(bytes: Uint8Array, kind: string): Promise<PDFDict[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const wanted = PDFName.of(kind);
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFStream ? object.dict : object))
    .filter((object): object is PDFDict => object instanceof PDFDict)
    .filter((dict) =>
      [dict.get(PDFName.of('Type')), dict.get(PDFName.of('Subtype'))].includes(wanted),
    );
}

/** A printed PDF without its dates: the same document gives the same again. */
export function undated(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/\/(CreationDate|ModDate) \([^)]*\)/g, '');
}

/** Everything in a PDF, object by object, with its streams unpacked (as Latin-1). */
export async function pdfParts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  // What objects are packed into is read as these objects.
  const objects = pdf.context.enumerateIndirectObjects().filter(([, object]) => !isPack(object));
  return objects.map(([ref, object]) => {
    const head = String(object instanceof PDFStream ? object.dict : object);
    const body = object instanceof PDFRawStream ? unpack(object) : '';
    return `${String(ref)} ${head} ${body}`;
  });
}

const PACKS = new Set(['/ObjStm', '/XRef']);
const isPack = (object: unknown) =>
  object instanceof PDFStream && PACKS.has(String(object.dict.get(PDFName.of('Type'))));

/** A picture's stream is kept as it is: what it is packed with is its format. */
function unpack(stream: PDFRawStream): string {
  const filter = String(stream.dict.get(PDFName.of('Filter')));
  const isPicture = /DCT|JPX/.test(filter);
  return Buffer.from(isPicture ? stream.contents : decodePDFRawStream(stream).decode()).toString(
    'latin1',
  );
}

/** Kills the processes that hold the pages. */
export async function killRenderers(cdp: CdpConnection): Promise<void> {
  const { processInfo } = await cdp.call('SystemInfo.getProcessInfo');
  if (!Array.isArray(processInfo)) throw new Error('Chromium names no processes.');
  for (const { type, id } of processInfo as { type: string; id: number }[])
    if (type === 'renderer') process.kill(id, 'SIGKILL');
}

/** The dead children of this process that nobody has buried. */
export function zombieChildren(): number[] {
  return processes().filter((pid) => {
    const [state, parent] = statOf(pid);
    return state === 'Z' && Number(parent) === process.pid;
  });
}

/** The living processes of a group; the dead that nobody has buried yet are the init process's business. */
export function livingInGroup(group: number): number[] {
  return processes().filter((pid) => {
    const [state, , pgrp] = statOf(pid);
    return state !== 'Z' && state !== 'X' && Number(pgrp) === group;
  });
}

function processes(): number[] {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return names.map(Number);
}

/** State, parent and group of a process; empty when it has just gone. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function isTraversable(dir: string): boolean {
  if (!existsSync(dir)) return false;
  return (
    (statSync(dir).mode & 0o001) !== 0 && (dirname(dir) === dir || isTraversable(dirname(dir)))
  );
}
