// The parser of drawn pages for browsers that the modern build asks too much of.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
