import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.rules.ts';

test.each([
  [
    'a line that is broken within its block',
    'SQL, dbt\\\n\\- Looker\\\nGit',
    'SQL, dbt\n- Looker\nGit',
  ],
  ['a backslash that is meant', 'C:\\\\ and D', 'C:\\ and D'],
  ['marks, links and headings', '## **Must** [have](https://x.example)', 'Must have'],
])('%s', (_name, markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
