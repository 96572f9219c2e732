// Part of `npm run contract`: writes shared-contracts/openapi.json from the endpoint table; a test compares the two.
import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openapi.ts';

const target = new URL('../../../../shared-contracts/openapi.json', import.meta.url);
await writeFile(target, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
