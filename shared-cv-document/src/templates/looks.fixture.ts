import { createHash } from 'node:crypto';
import { renderCv } from '../render-cv.ts';
import { BASE_CSS, KOREAN_CSS } from '../styles/base.css.ts';
import { RIGHT_TO_LEFT_CSS } from '../styles/right-to-left.css.ts';
import { fullCv } from './looks-cv.fixture.ts';
import type { Template } from './template.types.ts';
import { ALL_TEMPLATES } from './templates.ts';

const SHARED = [BASE_CSS, KOREAN_CSS, RIGHT_TO_LEFT_CSS];

/** What decides how a template looks, as one hash: its data and sheet, what all sheets share, the markup of a CV with all it can have. */
export function looksOf(template: Template): string {
  const markup = renderCv(fullCv(versionOf(template)), 'en').replace(/^.*<body>/s, '');
  return createHash('sha256')
    .update(JSON.stringify([template, SHARED, markup]))
    .digest('hex')
    .slice(0, 16);
}

/** The looks of every version of every template. */
export function allLooks(): Record<string, string> {
  return Object.fromEntries(
    ALL_TEMPLATES.map((template) => [versionOf(template), looksOf(template)]),
  );
}

const versionOf = ({ name, version }: Template) => `${name}@${version}`;
