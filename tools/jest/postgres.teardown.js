/** Called for each room; the first call stops what `postgres.setup.js` started. */
export default async function stopSharedPostgres() {
  const postgres = globalThis.sharedPostgres;
  globalThis.sharedPostgres = undefined;
  await postgres?.stop();
}
