import {
  LIMITS,
  PDF_REPORT_HEADER,
  PICTURE_EXTENSIONS,
  writePdfReport,
  type PdfReading,
  type PdfReport,
} from '../../api/index.ts';
import { FakeProblem } from './failures.ts';
import type { FakeContext } from './fake-state.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const LINK_LIFE = 15 * 60_000;

/** A picture of the user, or a 404. */
export function pictureOf({ state }: FakeContext, id: string): Blob {
  const picture = state.pictures.get(id);
  if (picture === undefined) throw new FakeProblem('not-found');
  return picture;
}

/** Deletes a picture of the user, which can be brought back. */
export function deletePicture(context: FakeContext, id: string): void {
  const picture = pictureOf(context, id);
  context.state.pictures.delete(id);
  context.state.trash.set(id, { kind: 'picture', picture, deletedAt: context.now() });
}

/** Stores the form's file `picture`. The real server looks at the bytes; the fake at extension and type. */
export function uploadPicture(
  { state, newId }: FakeContext,
  form: FormData,
): { pictureId: string } {
  const file = form.get('picture');
  if (!(file instanceof File)) {
    throw new FakeProblem('invalid-input', {
      errors: [{ path: 'picture', message: 'A file is missing' }],
    });
  }
  if (state.pictures.size >= LIMITS.pictures) throw new FakeProblem('limit-reached');
  if (file.size > LIMITS.pictureBytes) throw new FakeProblem('too-large');
  const name = file.name.toLowerCase();
  const known = PICTURE_EXTENSIONS.some((extension) => name.endsWith(extension));
  if (!known || !TYPES.includes(file.type)) throw new FakeProblem('unsupported-type');
  const pictureId = newId();
  state.pictures.set(pictureId, new Blob([file], { type: file.type }));
  return { pictureId };
}

/** A link of 15 minutes. */
export function sharePicture(context: FakeContext, id: string): { shareLink: string } {
  pictureOf(context, id);
  const token = `share-${context.newId()}`;
  context.state.shareLinks.set(token, { pictureId: id, expires: context.now() + LINK_LIFE });
  return { shareLink: `${context.origin}/api/shared/picture/${token}` };
}

/** The picture behind a link that still lives. */
export function sharedPicture(context: FakeContext, token: string): Blob {
  const link = context.state.shareLinks.get(token);
  if (link === undefined || link.expires <= context.now()) throw new FakeProblem('not-found');
  return pictureOf(context, link.pictureId);
}

/** A PDF of the right type and name; its bytes are no real print. */
export function generatePdf(
  context: FakeContext,
  body: { html: string; pictureId?: string | null; docTitle: string },
): { data: Blob; headers: Record<string, string> } {
  checkPrintable(context, body);
  const file = encodeURIComponent(`${body.docTitle}.pdf`);
  return {
    data: new Blob([`%PDF-1.7\n% ${body.docTitle}\n%%EOF\n`], { type: 'application/pdf' }),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${file}`,
      [PDF_REPORT_HEADER]: writePdfReport(context.state.pdfReport ?? reportOf(body.html)),
    },
  };
}

/** What would be read out of such a PDF. */
export function readPdf(
  context: FakeContext,
  body: Parameters<typeof generatePdf>[1],
): { data: PdfReading } {
  checkPrintable(context, body);
  const texts = body.html.replace(/^.*<body>/s, '').split(/<[^>]*>/);
  const lines = texts.map((text) => text.trim()).filter((text) => text !== '');
  return { data: { pages: context.state.pdfPages ?? [lines] } };
}

function checkPrintable(context: FakeContext, body: Parameters<typeof generatePdf>[1]): void {
  if (new Blob([body.html]).size > LIMITS.htmlBytes) throw new FakeProblem('too-large');
  if (body.pictureId) pictureOf(context, body.pictureId);
}

function reportOf(html: string): PdfReport {
  const text = html.replace(/^.*<body>/s, '').replace(/<[^>]*>/g, ' ');
  return { words: (text.match(/\S+/g) ?? []).length, pages: 1, findings: [], more: 0 };
}
