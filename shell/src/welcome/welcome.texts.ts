import type { Language } from '@sastre/shared-contracts/api';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

/** A text with the part in the middle marked. */
export type MarkedText = readonly string[];

export interface WelcomeTexts {
  title: string;
  description: string;
  language: string;
  skip: string;
  headline: MarkedText;
  tagline: string;
  getStarted: string;
  signIn: string;
  signInFailed: string;
  noScript: string;
  preview: {
    label: string;
    greeting: string;
    subtitle: string;
    cards: readonly string[];
    role: string;
    summaryTitle: string;
    summary: MarkedText;
    workTitle: string;
    work: MarkedText;
    skillsTitle: string;
    skills: MarkedText;
    present: string;
  };
  featuresLabel: string;
  /** Title and text. */
  features: readonly (readonly string[])[];
  faqTitle: string;
  faqContact: string;
  /** Question and answer. */
  faq: readonly (readonly string[])[];
}

export const welcomeTexts: Record<Language, WelcomeTexts> = { en, es, de };

export const CONTACT = { support: 'support@example.com', contact: 'hello@example.com' } as const;

/** Puts the product's name and addresses into a text. */
export function fill(text: string | undefined, product: string): string {
  return (text ?? '')
    .replaceAll('{{product}}', product)
    .replaceAll('{{support}}', CONTACT.support)
    .replaceAll('{{contact}}', CONTACT.contact);
}
