/** Puts the focus into the field of a path, or its group's first control, inside `form`. */
export function focusField(form: Element, path: string): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name], [data-field]')];
  const field = fields.find(
    (element) =>
      element.getAttribute('name') === path || element.getAttribute('data-field') === path,
  );
  const control = field?.matches('[data-field]') ? field.querySelector('select') : field;
  control?.focus();
}
