// A thread that stands back and says how far.
import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { standBack } from './stand-back.ts';

standBack();
parentPort?.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))));
