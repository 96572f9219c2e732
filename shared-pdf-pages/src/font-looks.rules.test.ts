import { expect, test } from '@jest/globals';
import { isBoldFont, isIconFont, isItalicFont } from './font-looks.rules.ts';

test.each([
  ['ABCDEF+Inter-SemiBold', true, false],
  ['Arial,BoldItalic', true, true],
  ['ABCDEF+CMBX12', true, false],
  ['ABCDEF+CMTI10', false, true],
  ['ABCDEF+SFBX1200', true, false],
  ['ABCDEF+CMR10', false, false],
  ['ABCDEF+NimbusRomNo9L-Medi', true, false],
  ['ABCDEF+NimbusRomNo9L-ReguItal', false, true],
  ['ABCDEF+NimbusRomNo9L-Regu', false, false],
  ['IKSBYJ+LinLibertineO-Identity-H', false, false],
  ['UKVOOF+LinLibertineOI-Identity-H', false, true],
  ['YLIJWZ+LinLibertineOB-Identity-H', true, false],
  ['LinBiolinumTBI', true, true],
  ['ABCDEF+Roboto-Medium', false, false],
  ['ABCDEF+FranklinGothic-Book', false, false],
])('%s is bold: %s, slanted: %s', (name, bold, italic) => {
  expect([isBoldFont(name), isItalicFont(name)]).toEqual([bold, italic]);
});

test.each([
  ['ABCDEF+FontAwesome5Free-Solid', true],
  ['FontAwesome', true],
  ['ABCDEF+MarVoSym', true],
  ['ABCDEF+SimpleIconsFiltered', true],
  ['MaterialIcons-Regular', true],
  ['ABCDEF+Lato-Bold', false],
  ['ABCDEF+CMSY10', false],
])('%s holds icons: %s', (name, isIcon) => {
  expect(isIconFont(name)).toBe(isIcon);
});
