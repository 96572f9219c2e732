import spdx from 'spdx-license-list/full.js';
import type { SbomComponent } from './sbom.ts';

/** What is said about one thing of others. */
export interface Notice {
  /** Its name, with the version where it has one. */
  title: string;
  /** SPDX expression. */
  licence: string;
  copyright?: string;
  texts: readonly string[];
}

/** The notice for a package; one without a licence file gets its author's name and the standard text. */
export function packageNotice(component: SbomComponent): Notice {
  const { group, name, version, author, licenses = [], evidence } = component;
  const licence = licenses
    .map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');
  const found = (evidence?.licenses ?? []).flatMap(({ license }) => license?.text?.content ?? []);
  return {
    title: `${group ? `${group}/` : ''}${name} ${version}`,
    licence,
    ...(found.length === 0 && author && { copyright: `Copyright (c) ${author}` }),
    texts:
      found.length === 0
        ? standardTexts(licence)
        : found.map((text) => Buffer.from(text, 'base64').toString('utf8')),
  };
}

/** The standard texts of the licences that an SPDX expression names. */
export function standardTexts(expression: string): string[] {
  const ids = expression.match(/[\w.-]+/g) ?? [];
  return ids.flatMap((id) => spdx[id]?.licenseText ?? []);
}

/** The notices as one text. Equal licence texts are written once and referred to by number. */
export function formatNotices(chapters: ReadonlyMap<string, readonly Notice[]>): string {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text.trim()) ?? numbers.size + 1;
    numbers.set(text.trim(), known);
    return known;
  };
  const lines: string[] = ['Third-party software, fonts and data in Sastre', ''];
  for (const [chapter, notices] of chapters) {
    lines.push(chapter, '='.repeat(chapter.length), '');
    for (const { title, licence, copyright, texts } of notices) {
      const references = texts.map((text) => `[${numberOf(text)}]`).join(' ');
      lines.push(`${title}: ${licence}${references && ` ${references}`}`);
      if (copyright) lines.push(`  ${copyright}`);
    }
    lines.push('');
  }
  lines.push('Licence texts', '=============', '');
  for (const [text, number] of numbers) lines.push(`[${number}]`, '', text, '', '-'.repeat(80), '');
  return lines.join('\n');
}
