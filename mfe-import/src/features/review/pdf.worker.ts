// The parser of the pages that are drawn: it listens as soon as it is there.
import 'pdfjs-dist/build/pdf.worker.mjs';
