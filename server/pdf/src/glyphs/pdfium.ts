import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** PDFium, the reader of Chrome, as WebAssembly; its calls are those of its C API. */
export type Pdfium = Awaited<ReturnType<typeof init>>;

const WASM = '@embedpdf/pdfium/pdfium.wasm';

let loading: Promise<Pdfium> | undefined;

/** PDFium, once per thread. Rejects when its file cannot be loaded; the next call tries again. */
export function loadPdfium(): Promise<Pdfium> {
  const started = (loading ??= start());
  started.catch(() => (loading = undefined));
  return started;
}

async function start(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve(WASM));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const pdfium = await init({ wasmBinary });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** PDFium's memory as numbers; it may be another one after a call. */
export interface Heap {
  HEAPU8: Uint8Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
}

/** PDFium's memory as it is now. */
export function heapOf({ pdfium }: Pdfium): Heap {
  return pdfium as unknown as Heap;
}

type Call =
  | 'FPDFFont_GetGlyphWidth'
  | 'FPDFFormObj_CountObjects'
  | 'FPDFFormObj_GetObject'
  | 'FPDFPageObjMark_GetParamValueType'
  | 'FPDFPageObj_CountMarks'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFPageObj_GetMark'
  | 'FPDFPageObj_GetMarkedContentID'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_SetBlendMode'
  | 'FPDFPageObj_SetFillColor'
  | 'FPDFPageObj_SetIsActive'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFTextObj_GetFont'
  | 'FPDFTextObj_SetTextRenderMode'
  | 'FPDFText_GetCharBox'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetFontSize'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_GetTextObject'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_IsHyphen';

/**
 * The calls that are made for each character and object: numbers in, a number out. Truth is 1, a text is where it stands
 * in PDFium's memory.
 */
export type Calls = Readonly<Record<Call, (...numbers: readonly number[]) => number>>;

/** These calls without the library's wrappers, which cost more than what they wrap. */
export function callsOf({ pdfium }: Pdfium): Calls {
  return pdfium.wasmExports as unknown as Calls;
}

/** Memory of PDFium that is freed after use. */
export function withMemory<T>({ pdfium }: Pdfium, bytes: number, use: (at: number) => T): T {
  const at = pdfium.wasmExports.malloc(bytes);
  try {
    return use(at);
  } finally {
    pdfium.wasmExports.free(at);
  }
}

/** A text in PDFium's memory that is freed after use. */
export function withText<T>(pdfium: Pdfium, text: string, use: (at: number) => T): T {
  const bytes = Buffer.from(`${text}\0`, 'latin1');
  return withMemory(pdfium, bytes.length, (at) => {
    heapOf(pdfium).HEAPU8.set(bytes, at);
    return use(at);
  });
}

/** Opens a PDF for as long as it is used. Throws when it is none. */
export function withDocument<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  use: (document: number) => T,
): T {
  return withMemory(pdfium, bytes.length, (at) => {
    heapOf(pdfium).HEAPU8.set(bytes, at);
    const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
    if (document === 0) throw new Error('PDFium cannot read this PDF.');
    try {
      return use(document);
    } finally {
      pdfium.FPDF_CloseDocument(document);
    }
  });
}
