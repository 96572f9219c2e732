import { join } from 'node:path';
import { Linter, type Rule } from 'eslint';
import tseslint from 'typescript-eslint';

/** A tree's root that is nowhere. */
const ROOT = join(import.meta.dirname, 'house');

/** What a rule that knows a `root` says of a file's text; `file` is its path below that root. */
export function lintText(
  rule: Rule.RuleModule,
  options: object,
  { file, text }: { file: string; text: string },
): string[] {
  const linter = new Linter({ cwd: import.meta.dirname });
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { house: { rules: { rule } } },
    rules: { 'house/rule': ['error', { root: ROOT, ...options }] },
    languageOptions: { parser: tseslint.parser as Linter.Parser },
  };
  return linter.verify(text, config, join(ROOT, file)).map(({ message }) => message);
}
