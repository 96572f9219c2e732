// `npm run audit`: asks OSV which weaknesses are known of what goes into the product; ends with 1 where one is grave.
import { askOsv, OsvUnreachable } from './legal/audit/ask-osv.ts';
import { isGrave } from './legal/audit/osv.rules.ts';
import { componentsOf, readSbom } from './legal/sbom.ts';

const osvUrl = process.env['OSV_URL'] ?? 'https://api.osv.dev';
const purls = componentsOf(await readSbom()).map(({ purl }) => purl);
try {
  const findings = await askOsv(osvUrl, purls);
  for (const { purl, id, severity, summary } of findings)
    console.log(`${severity} ${id} ${purl} ${summary}`);
  const grave = findings.filter(isGrave).length;
  console.log(`${purls.length} packages, ${findings.length} known weaknesses, ${grave} grave`);
  if (grave > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof OsvUnreachable)) throw error;
  console.log(`not run: no OSV data at ${osvUrl} (${error.message})`);
}
