// The reader in a thread of Node, as the page has it in a worker.
import { parentPort } from 'node:worker_threads';
import { readFile } from '@sastre/shared-cv-reader/read-file';
import type { ToReader } from '../../features/reading/reading-messages.types.ts';
import { serveReading } from '../../features/reading/serve-reading.ts';

const port = parentPort;
if (port !== null)
  serveReading(
    {
      postMessage: (message) => port.postMessage(message),
      addEventListener: (_type, listener) =>
        port.on('message', (data: ToReader) => listener({ data })),
    },
    readFile,
  );
