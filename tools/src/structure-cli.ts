// `npm run structure`: draws docs/structure.svg from the imports.
import { writeFile } from 'node:fs/promises';
import { STRUCTURE_FILE, structurePicture } from './structure/structure.ts';

await writeFile(STRUCTURE_FILE, structurePicture());
