import type { Language } from '@sastre/shared-contracts/api';
import type { Theme } from '../theme/theme.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

/** A text with the part in the middle marked; one part alone is plain. */
export type MarkedText = readonly string[];

/** A job or a degree of the CV in the picture. */
export interface Station {
  role: string;
  dates: string;
  employer: string;
}

export interface WelcomeTexts {
  title: string;
  description: string;
  language: string;
  theme: string;
  themes: Readonly<Record<Theme, string>>;
  skip: string;
  /** For whose session ended without their doing. */
  signedOut: string;
  headline: MarkedText;
  tagline: string;
  getStarted: string;
  signIn: string;
  /** What it costs to begin. */
  offer: string;
  /** What more costs: `{{price}}` a month. */
  paid: string;
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
    jobs: readonly (Station & { points: readonly MarkedText[] })[];
    educationTitle: string;
    education: Station;
    skillsTitle: string;
    skills: MarkedText;
  };
  featuresLabel: string;
  /** Title and text. */
  features: readonly (readonly string[])[];
  faqTitle: string;
  faqContact: string;
  /** Question and answer. */
  faq: readonly (readonly string[])[];
  /** Answers where no address is configured that they would name; `{{imprint}}` is a link. */
  nowhere: Readonly<Record<'support' | 'contact', { imprint: string; nothing: string }>>;
  /** Text of this link. */
  imprint: string;
}

export const welcomeTexts: Record<Language, WelcomeTexts> = { en, es, de };

/** Puts the product's name into a text. */
export function fill(text: string | undefined, product: string): string {
  return (text ?? '').replaceAll('{{product}}', product);
}
