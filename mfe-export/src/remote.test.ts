/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { remoteContractSuite } from '@sastre/shared-contracts/testing';
import packageJson from '../package.json' with { type: 'json' };
import config from '../remote.config.ts';
import capabilities from './capabilities.ts';
import remote from './remote.ts';

remoteContractSuite({
  remote,
  config,
  packageJson,
  capabilities,
  jest: { describe, test, expect },
});
