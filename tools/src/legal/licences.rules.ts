import satisfies from 'spdx-satisfies';

/** Licences that ask for their text and the copyright line, at most. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'FSFAP-no-warranty-disclaimer',
  'ICU',
  'ISC',
  'LicenseRef-public-domain',
  'MIT',
  'MIT-0',
  'OpenSSL',
  'PostgreSQL',
  'Python-2.0',
  'Zlib',
];
/** Fonts: embedded in documents and pages, never sold by themselves. */
const FONTS = ['OFL-1.1', 'GPL-2.0-only WITH Font-exception-2.0'];
/** Parts that are used unchanged, from files of their own that anybody can replace. */
const REPLACEABLE = ['LGPL-3.0-or-later', 'LPPL-1.3c', 'MPL-2.0'];

/** Every licence under which something of others may be in the product. */
export const ALLOWED_LICENCES: readonly string[] = [...PERMISSIVE, ...FONTS, ...REPLACEABLE];

/** Whether what stands under this SPDX expression may be in the product. What cannot be read may not. */
export function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED_LICENCES);
  } catch {
    return false;
  }
}
