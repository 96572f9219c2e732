import { entryPath, fieldPath } from '@sastre/shared-cv-form';
import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/** Where somebody writes. */
interface Writing {
  /** Path of the field that has the focus; undefined while none has. */
  field?: string | undefined;
  /** Of the last one that had it. */
  last?: string | undefined;
}

/**
 * The field in which somebody writes; `ref` and the handlers belong to what is around the form. With each change of
 * `content` the field may have become another one: an entry was moved, or what is typed has become an entry.
 */
export function useField(content: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<Writing>({});
  const begin = (element: Element) => {
    const field = fieldPath(element) ?? entryPath(element);
    setWriting((before) =>
      before.field === field ? before : { field, last: field ?? before.last },
    );
  };
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && ref.current?.contains(activeElement)) begin(activeElement);
  }, [content]);
  return {
    ...writing,
    around: {
      ref,
      onFocus: ({ target }: FocusEvent) => begin(target),
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        // Another part of the form says what it is by its own focus.
        if (!currentTarget.contains(relatedTarget)) setWriting(({ last }) => ({ last }));
      },
    },
  };
}
