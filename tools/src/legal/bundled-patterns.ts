import type { BundledPart } from './bundled-parts.ts';

const MIT = 'MIT';
/** "Copying and distribution, with or without modification, are permitted …" */
const ALL_PERMISSIVE = 'FSFAP-no-warranty-disclaimer';
/** As each of them says: that version or a later one. */
const LPPL = 'LPPL-1.3c';

/** Of each language: its file in the package, under what its patterns may be had, whose they are. */
const PATTERNS: Readonly<Record<string, readonly [file: string, licence: string, of: string]>> = {
  Croatian: ['hr', LPPL, '1994, 1996, 2011, 2015 Igor Marinović'],
  Danish: ['da', MIT, '1994 Frank Jensen'],
  Dutch: ['nl', MIT, '1996 Piet Tutelaers'],
  English: ['en-us', ALL_PERMISSIVE, '1990, 2004, 2005 Gerard D.C. Kuiken'],
  French: ['fr', MIT, '1994-2002 Daniel Flipo, Bernard Gaulle, 2016 Arthur Reutenauer'],
  German: [
    'de-1996',
    MIT,
    '2013-2024 Stephan Hennig, Werner Lemberg, Günter Milde, Sander van Geloven, Georg Pfeiffer, Gisbert W. Selke, Tobias Wendorf, Keno Wehr',
  ],
  Greek: ['el-monoton', MIT, '2008-2011 Dimitrios Filippou'],
  Italian: ['it', MIT, '2008-2011 Claudio Beccari'],
  Norwegian: [
    'nb',
    ALL_PERMISSIVE,
    '2004–2005 Rune Kleveland, Ole Michael Selberg, 2007 Karl Ove Hufthammer',
  ],
  Polish: ['pl', MIT, '1987-1995 Hanna Kołodziejska, Bogusław Jackowski, Marek Ryćko'],
  Portuguese: [
    'pt',
    'BSD-3-Clause',
    '1987, 1994, 1996, 2015 Pedro J. de Rezende, 1996, 2015 J. Joao Dias Almeida, 2024 Leonardo Araujo and Aline Benevides',
  ],
  Russian: ['ru', LPPL, '1999-2003 Alexander I. Lebedev'],
  Slovak: ['sk', MIT, '1992 Jana Chlebíková'],
  Spanish: ['es', MIT, '1993, 1997 Javier Bezos, 2001-2019 Javier Bezos, CervanTeX'],
  Swedish: ['sv', LPPL, '1994 Jan Michael Rynning'],
  Turkish: ['tr', LPPL, '1987 Pierre A. MacKay, 2008, 2011 TUG'],
  Ukrainian: ['uk', MIT, '1998-2001 Maksym Polyakov'],
};

/** Hyphenation patterns: the package that holds them has a licence of its own. */
export const BUNDLED_PATTERNS: readonly BundledPart[] = Object.entries(PATTERNS).map(
  ([language, [file, licence, of]]) => ({
    name: `Hyphenation patterns of ${language} (hyph-utf8, put into JavaScript by the package hyphen)`,
    licence,
    copyright: `Copyright (C) ${of}`,
    path: `node_modules/hyphen/patterns/${file}.js`,
  }),
);
