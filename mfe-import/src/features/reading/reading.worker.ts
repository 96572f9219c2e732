// PDFs are parsed in this thread: without its parser at hand the library would ask for a worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { readFile } from '@sastre/shared-cv-reader/read-file';
import { serveReading, type ReaderScope } from './serve-reading.ts';

serveReading(self as unknown as ReaderScope, readFile);
