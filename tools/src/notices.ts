// `npm run notices`: what of others is in the product, as a text for people and as a bill of materials for machines.
import { NOTICES, publishLegal, SBOM } from './legal/publish-legal.ts';
import { defaultBuildDir } from './workspace.ts';

await publishLegal(defaultBuildDir(), { force: true });
console.log(`${defaultBuildDir()}/legal: ${NOTICES}, ${SBOM}`);
