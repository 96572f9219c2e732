/** Puts the focus into the field of a path, or its group's first control, inside `form`. */
export function focusField(form: Element, path: string): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name], [data-field]')];
  const field = fields.find(
    (element) =>
      element.getAttribute('name') === path || element.getAttribute('data-field') === path,
  );
  const control = field?.matches('[data-field]') ? emptyControl(field) : field;
  control?.focus();
}

/** The control of a group that is still to be filled, else its last. */
function emptyControl(group: Element): HTMLElement | undefined {
  const controls = [
    ...group.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input'),
  ];
  return controls.find(({ value }) => value === '') ?? controls.at(-1);
}
