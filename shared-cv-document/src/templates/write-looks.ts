// Writes released-looks.json: how each version of each template looks now. A test says when that may be done.
import { writeFile } from 'node:fs/promises';
import { allLooks } from './looks.fixture.ts';

const target = new URL('released-looks.json', import.meta.url);
await writeFile(target, `${JSON.stringify(allLooks(), null, 2)}\n`);
