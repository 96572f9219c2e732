import { contactHref, type PersonalInfo } from '@sastre/shared-contracts/api';

/** A field of the personal information; a link where it can be followed safely. */
export function ContactValue({ field, value }: { field: keyof PersonalInfo; value: string }) {
  const href = contactHref(field, value);
  if (href === undefined) return value;
  // Another site opens beside what may be half typed here.
  const away = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...away}>
      {value}
    </a>
  );
}
