import { useLayoutEffect } from 'react';
import type { FieldPath } from '@sastre/shared-cv-reader';
import { controlOf, foldedHeadOf } from './form-fields.ts';

/**
 * Puts a mark on the fields in doubt, or on the line of the entry that they are folded in: they belong to the form, which
 * knows of no doubts. `shape` is another one where other fields are shown.
 */
export function useMarks(
  form: { current: HTMLElement | null },
  doubts: readonly FieldPath[],
  shape: string,
): void {
  useLayoutEffect(() => {
    const { current } = form;
    const marked =
      current === null
        ? []
        : doubts.flatMap((path) => controlOf(current, path) ?? foldedHeadOf(current, path) ?? []);
    for (const control of marked) control.dataset['doubt'] = '';
    return () => {
      for (const control of marked) delete control.dataset['doubt'];
    };
  }, [form, doubts, shape]);
}

/** Says at the fields that the file does not say them: the form knows of no file. */
export function useLackingMarks(
  form: { current: HTMLElement | null },
  paths: readonly string[],
  text: string,
  shape: string,
): void {
  useLayoutEffect(() => {
    const marked = paths.flatMap((path) => {
      const control = form.current === null ? undefined : controlOf(form.current, path);
      return control === undefined ? [] : [control];
    });
    const frameOf = (control: HTMLElement) =>
      control.closest<HTMLElement>('[data-field]') ?? control.parentElement ?? control;
    for (const control of marked) {
      control.setAttribute('aria-description', text);
      frameOf(control).dataset['lacks'] = text;
    }
    return () => {
      for (const control of marked) {
        control.removeAttribute('aria-description');
        delete frameOf(control).dataset['lacks'];
      }
    };
  }, [form, paths, text, shape]);
}
