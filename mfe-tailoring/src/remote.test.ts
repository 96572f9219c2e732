/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import {
  createFakeApi,
  remoteContractSuite,
  sampleCv,
  sampleReviewedCv,
} from '@sastre/shared-contracts/testing';
import { paths } from '@sastre/shared-contracts/routes';
import packageJson from '../package.json' with { type: 'json' };
import config from '../remote.config.ts';
import remote from './remote.ts';

const reviewed = sampleReviewedCv();
remoteContractSuite({
  remote,
  config,
  packageJson,
  jest: { describe, test, expect },
  urls: { 'tailored-changes': paths.tailoredChanges(reviewed._id) },
  api: () => createFakeApi({ cv: sampleCv(), tailored: [reviewed] }),
});
