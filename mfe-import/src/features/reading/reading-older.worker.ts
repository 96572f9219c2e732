// The reader for browsers that the modern build of pdf.js asks too much of: only the build of workers tells them apart.
import './reading.worker.ts';
