import { expect, test } from '@jest/globals';
import { photoFrame, photoShape } from './photo-shape.rules.ts';
import { ALL_TEMPLATES } from './templates/templates.ts';

/** The last that a sheet says of one property of the photo, as a browser reads it. */
function said(css: string, property: string): string | undefined {
  const rules = [...css.matchAll(/\.pic\{([^}]*)\}/g)].map(([, rule = '']) => `;${rule}`).join('');
  return rule(rules, property).at(-1);
}
function rule(rules: string, property: string): string[] {
  return [...rules.matchAll(new RegExp(`;${property}:([^;]+)`, 'g'))].map(
    ([, value = '']) => value,
  );
}

test('the frame of every template’s photo is the one of its sheet', () => {
  for (const { name, version, css } of ALL_TEMPLATES) {
    const isRound = said(css, 'border-radius') === '50%';
    const isTall = said(css, 'width') !== said(css, 'height');
    const shape = isRound ? 'round' : isTall ? 'tall' : 'square';
    expect([name, photoShape(name)]).toEqual([name, shape]);
    expect(photoShape(`${name}@${version}`)).toBe(shape);
    const { width, height } = photoFrame(name);
    expect([name, `${width}mm`, `${height}mm`]).toEqual([
      name,
      said(css, 'width'),
      said(css, 'height'),
    ]);
  }
});
