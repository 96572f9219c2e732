import { expect, test } from '@jest/globals';
import { javaMajor } from './java.rules.ts';

test.each([
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
  ['openjdk version "25" 2025-09-16 LTS', 25],
  ['java version "1.8.0_402"', 8],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "21.0.2"', 21],
  ['The operation could not be completed. Unable to locate a Java Runtime.', undefined],
])('%j is Java %s', (printed, major) => {
  expect(javaMajor(printed)).toBe(major);
});
