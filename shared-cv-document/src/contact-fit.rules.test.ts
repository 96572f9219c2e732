import { expect, test } from '@jest/globals';
import { defaultPdfOptions } from '@sastre/shared-contracts/api';
import { addressParts, contactSize } from './contact-fit.rules.ts';
import { fontPairOf } from './fonts/font-pairs.ts';
import { geometryOf } from './page-geometry.ts';
import { singleColumn } from './templates/single-column.template.ts';
import { twoColumnRight } from './templates/two-column-right.template.ts';
import { twoColumn } from './templates/two-column.template.ts';

const sheet = {
  geometry: geometryOf(twoColumn, defaultPdfOptions),
  scale: 1,
  fonts: fontPairOf('source'),
  template: twoColumn,
  options: defaultPdfOptions,
};

test.each([
  ['ana@example.org', 'm', 'm'],
  ['alexandra.konstantinopoulou@uni.de', 'm', 'm'],
  ['alexandra.konstantinopoulou@ethz.ch', 's', 'm'],
  ['alexandra.konstantinopoulou-weberberg@university-hospital.org', undefined, 'm'],
  [`${'long.'.repeat(15)}name@example.org`, undefined, 'xs'],
  [`${'long.'.repeat(40)}name@example.org`, undefined, undefined],
])('%s is set in size %s in the sidebar and in size %s beside it', (text, side, wide) => {
  expect([contactSize(text, 'side', sheet), contactSize(text, 'wide', sheet)]).toEqual([
    side,
    wide,
  ]);
});

test('what needs the whole line of a page without a picture has it, in the smallest size', () => {
  const address = 'akr.kuy.arsmgbirx.kxcmhumwtaqteccznsdmqm.hcncgihkevjckksexkwqsktsez@b-c.example';
  const inOne = (own: Partial<typeof defaultPdfOptions>, text = address) => {
    const options = { ...defaultPdfOptions, ...own };
    const geometry = geometryOf(singleColumn, options);
    return contactSize(text, 'wide', { ...sheet, template: singleColumn, options, geometry });
  };
  expect(inOne({})).toBe('xs');
  expect(inOne({ paper: 'Letter' })).toBe('xs');
  expect(inOne({ pictureId: 'one' })).toBeUndefined();
  expect(inOne({}, address.repeat(2))).toBeUndefined();
});

test('type that is larger, or a sidebar with wider margins, makes a contact item smaller sooner', () => {
  const text = 'alexandra.konstantinopou@uni.de';
  const wider = geometryOf(twoColumn, { ...defaultPdfOptions, marginX: 25 });
  expect(contactSize(text, 'side', sheet)).toBe('m');
  expect(contactSize(text, 'side', { ...sheet, scale: 1.2 })).not.toBe('m');
  expect(contactSize(text, 'side', { ...sheet, geometry: wider })).not.toBe('m');
});

test('a contact item is measured in the font that it is set in', () => {
  const text = 'alexandra.konstantinopoulou@uni.de';
  expect(contactSize(text, 'side', { ...sheet, fonts: fontPairOf('literata') })).toBe('s');
  expect(contactSize(text, 'side', { ...sheet, fonts: fontPairOf('alegreya') })).toBe('m');
});

test.each([
  [40, ['linkedin.com/', 'in/', 'ana-maría_x//', 'y?a=b']],
  [10, ['linkedin.', 'com/', 'in/', 'ana-', 'maría_x//', 'y?a=b']],
  [13, ['linkedin.com/', 'in/', 'ana-maría_x//', 'y?a=b']],
])(
  'an address is broken after slashes, after points and hyphens where no line has %d letters, and keeps all',
  (longest, parts) => {
    const address = 'linkedin.com/in/ana-maría_x//y?a=b';
    const found = addressParts(address, (part) => part.length <= longest);
    expect(found).toEqual(parts);
    expect(found.join('')).toBe(address);
  },
);

test('an address that a line holds but for its hyphens keeps its points', () => {
  const parts = addressParts(
    'anna-lena.example.org/anna-lena-kowalczyk',
    ({ length }) => length < 23,
  );
  expect(parts).toEqual(['anna-lena.example.org/', 'anna-lena-kowalczyk']);
});

test('nothing reaches beyond a sidebar that ends with the sheet', () => {
  const text = 'alexandra.konstantinopoulou@ethz.ch';
  const geometry = geometryOf(twoColumnRight, defaultPdfOptions);
  expect(contactSize(text, 'side', { ...sheet, template: twoColumnRight, geometry })).toBe('xs');
});

test('an address is not broken after a hyphen where a longer line holds what is between its slashes', () => {
  const parts = (longest: number) =>
    addressParts(
      'linkedin.com/in/ana-kowalczyk-data/x',
      ({ length }) => length < 12,
      ({ length }) => length < longest,
    );
  expect(parts(20)).toEqual(['linkedin.', 'com/', 'in/', 'ana-kowalczyk-data/', 'x']);
  expect(parts(15)).toEqual(['linkedin.', 'com/', 'in/', 'ana-', 'kowalczyk-', 'data/', 'x']);
});
