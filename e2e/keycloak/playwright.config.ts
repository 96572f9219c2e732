import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** As the other journeys, one after the other: Keycloak takes the rest of a small machine. */
export default defineConfig(journeys, {
  testDir: '.',
  outputDir: '../test-results/keycloak',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
});
