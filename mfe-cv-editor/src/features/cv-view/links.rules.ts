import type { PersonalInfo } from '@sastre/shared-contracts/api';
import { isSafeHref } from '@sastre/shared-rich-text';

const HREFS: Partial<Record<keyof PersonalInfo, (value: string) => string>> = {
  email: (value) => (/^[^\s@]+@[^\s@]+$/.test(value) ? `mailto:${value}` : ''),
  phone: (value) => `tel:${value.replace(/[^\d+]/g, '')}`,
  linkedIn: webAddress,
  website: webAddress,
  github: webAddress,
};

/** A bare `example.org/me` is taken for an address of the web, as people write it. */
function webAddress(value: string): string {
  if (/^https?:/i.test(value)) return value;
  return /^[^\s/:]+\.[^\s/:]+(\/\S*)?$/.test(value) ? `https://${value}` : '';
}

/** Where a contact field leads; undefined when it is not a link, or not a safe one. */
export function contactHref(field: keyof PersonalInfo, value: string): string | undefined {
  const href = HREFS[field]?.(value.trim()) ?? '';
  return isSafeHref(href) ? href : undefined;
}
