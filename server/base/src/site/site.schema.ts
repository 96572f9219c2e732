import { LANGUAGES } from '@sastre/shared-contracts/api';
import * as z from 'zod/mini';

const MOST_LETTERS = 100_000;
const NOT_BLANK = z.regex(/\S/, 'Is empty');

const address = () =>
  z
    .string()
    .check(
      z.regex(
        /^[^\s<>@\p{C}]+@[^\s<>@\p{C}]+\.[^\s<>@\p{C}]+$/u,
        'Use an email address, as help@example.org',
      ),
    );
const text = () => z.string().check(z.maxLength(MOST_LETTERS), NOT_BLANK);
const words = () => z.string().check(z.maxLength(300), NOT_BLANK);
/** A file beside the configuration, by its name alone. */
const file = z.strictObject({
  file: z
    .string()
    .check(z.regex(/^[\w-][\w.-]{0,99}$/, 'Use the name of a file in the same folder')),
});

/** One text for each language; at least one is there. */
function inLanguages<S extends z.ZodMiniType>(schema: S) {
  const part = z.optional(schema);
  return z
    .strictObject({ en: part, es: part, de: part })
    .check(
      z.refine(
        (texts) => LANGUAGES.some((language) => texts[language] !== undefined),
        'Give the text in one language at least: en, es or de',
      ),
    );
}
const document = () => inLanguages(z.union([text(), file]));
const said = <const Known extends string[]>(known: Known) =>
  z.union([z.enum(known), inLanguages(words())]);

/** The file about who runs the site. Texts of pages are markdown. */
export const siteFileSchema = z.strictObject({
  support: z.optional(address()),
  contact: z.optional(address()),
  imprint: z.optional(document()),
  privacy: z.optional(document()),
  terms: z.optional(document()),
  checkout: z.optional(
    z.strictObject({
      renewal: z.optional(said(['monthly'])),
      cancellation: z.optional(said(['any-time'])),
      vat: z.optional(said(['included', 'added', 'none'])),
    }),
  ),
});
export type SiteFile = z.output<typeof siteFileSchema>;
