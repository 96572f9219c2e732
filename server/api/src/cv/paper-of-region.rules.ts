import { DEFAULT_PAPER, type PAPERS } from '@sastre/shared-contracts/api';

/** Where people print on Letter, as CLDR lists them. */
const LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/**
 * The paper of the region that a browser prefers (`Accept-Language`), by the language that it names first: a German
 * browser may name `en-US` behind German.
 */
export function paperOfRegion(accepted = ''): (typeof PAPERS)[number] {
  const [first = ''] = accepted.split(/[,;]/);
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(first.trim())?.[1];
  return region !== undefined && LETTER.includes(region.toUpperCase()) ? 'Letter' : DEFAULT_PAPER;
}
