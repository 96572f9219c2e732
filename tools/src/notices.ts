// `npm run notices`: what of others is in the product, as a text for people and as a bill of materials for machines.
import { join } from 'node:path';
import { writeAtomically } from '@sastre/base/files';
import { collectNotices } from './legal/collect-notices.ts';
import { formatNotices } from './legal/notices.rules.ts';
import { readSbom } from './legal/sbom.ts';
import { defaultBuildDir } from './workspace.ts';

const folder = join(defaultBuildDir(), 'legal');
const sbom = await readSbom();
await writeAtomically(join(folder, 'sbom.cdx.json'), sbom);
const notices = formatNotices(await collectNotices(sbom));
await writeAtomically(join(folder, 'THIRD-PARTY-NOTICES.txt'), notices);
console.log(`${folder}: THIRD-PARTY-NOTICES.txt, sbom.cdx.json`);
