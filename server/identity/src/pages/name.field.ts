import type { Locale } from '@sastre/base/hosted-pages';
import type { Field } from './field.ts';
import { translate } from './messages.ts';

/** What a person is called. */
export function nameField(page: {
  locale: Locale;
  name?: string | undefined;
  wrongField?: string | undefined;
}): Field {
  return {
    name: 'name',
    label: translate(page.locale, 'fullName'),
    type: 'text',
    autocomplete: 'name',
    value: page.name,
    invalid: page.wrongField === 'name',
  };
}
