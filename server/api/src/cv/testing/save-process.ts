// Started by a test: the API on a database, for people whose tokens it prints, until it is killed.
import { flushCompileCache } from 'node:module';
import { startTestSite } from '../../app/testing/test-site.ts';

const [order = '{}'] = process.argv.slice(2);
const { databaseUrl, subs } = JSON.parse(order) as { databaseUrl: string; subs: string[] };

// It is killed: the next one starts with what it compiled.
flushCompileCache();
const site = await startTestSite({}, databaseUrl);
const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
const tokens = await Promise.all(
  subs.map(async (sub) => (await site.visitor({ sub, email: `${sub}@example.org` })).token),
);
process.stdout.write(`${JSON.stringify({ url, tokens })}\n`);
