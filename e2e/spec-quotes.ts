/** The areas of the product's screens; each owns the texts of its own. */
export type Area = 'cv' | 'tailoring' | 'export' | 'account';

/**
 * Every text that the specification puts between quotes, by the area whose screens show it. A text that no screen shows
 * stands in `quotesWithoutScreen`. `texts.spec.ts` holds both lists against the specification and against the table of visits.
 */
export const quotesOfArea: Readonly<Record<Area, readonly string[]>> = {
  cv: [
    'Something went wrong. Please try again later.',
    'Welcome, {name}',
    'User',
    'Manage your CVs, subscriptions, and more',
    'My CV Data',
    'Tailored CV Data',
    'Loading your CV...',
    'No CV data',
    'Input your data',
    'Error: {error}',
    'CV saved successfully!',
    'Not provided',
    'No summary provided',
    'Experience {number}',
    'Add Work Experience',
    'Present',
    'No work experience added yet',
    'Currently working here',
    'Add Education',
    'degree in field',
    'No education added yet',
    'No skills added yet',
    'Max 5MB',
    'Your Pictures ({count})',
    'No pictures uploaded yet',
    'Grade',
    'Failed to fetch CV',
    'Failed to save CV',
    'Failed to create or update CV',
    'Failed to load pictures. Please try again later.',
  ],
  tailoring: [
    'Tailor using AI',
    'Continue without AI Tailoring',
    'No CV data available',
    'Go to Dashboard',
    'Tailored CVs',
    'CV tailored for {company}',
    'on {updated date}',
    'No tailored CVs found.',
    'Loading tailored CVs…',
    'You have reached your usage limits for this feature.',
    'Failed to tailor CV',
    'Failed to check tailoring status',
    'Failed to tailor CV. Please try again.',
    'Error fetching tailored CVs',
    'Failed to delete CV',
  ],
  export: [
    'Loading your CV data...',
    'Unable to load this CV',
    'No picture',
    'Picture {n}',
    'Use Left Column',
    'Use Right Column',
    'No sections to display. Add sections from the toolbar above.',
    'Tailored For {company}',
    '{fullName}- CV',
    'Failed to generate PDF',
  ],
  account: [
    'Subscription Plans',
    'Loading plans...',
    'Keep using this plan',
    'Buy',
    'Upgrade',
    'Your current plan is better',
    'Try again',
    'Verifying Payment...',
    'Payment Successful!',
    'Payment Cancelled',
    'No charges were made',
    'Click again to confirm',
    'Failed to fetch SaaS plans',
    'Failed to fetch active subscription',
    'Plan not found',
    'Failed to authenticate',
    'No plan selected',
    'Failed to load Stripe',
    'Failed to redirect to payment page',
    'Failed to create checkout session',
    'Error occurred while initiating purchase',
    'Payment failed. Please try again.',
    'Error verifying payment. Please contact support.',
    'An error occurred while trying to delete your account. Please try again later.',
    'An error occurred while trying to reset your account. Please try again later.',
  ],
};

/** A quote that cannot be read on any screen. */
export interface UnshownQuote {
  text: string;
  why: string;
  /** A test beside the code that would fail without the text; none for what is no text at all. */
  provenBy?: string;
}

const LOGGED = 'is only logged, and what the log holds of a user is the api_error event';
const IN_CONSOLE = "is only logged, in the browser's own log; the screen says that there is no PDF";

export const quotesWithoutScreen: readonly UnshownQuote[] = [
  {
    text: 'User is not authenticated',
    why: 'is thrown by the transport; the screen says that the session has ended',
    provenBy: 'shell/src/session/session.test.ts',
  },
  {
    text: 'Token not found, although user is authenticated',
    why: 'is thrown by the transport',
    provenBy: 'shell/src/http/http.test.ts',
  },
  {
    text: 'No CV to save',
    why: 'needs a form without a loaded CV, which the screens never show',
    provenBy: 'mfe-cv-editor/src/features/cv-store/cv.effects.test.ts',
  },
  {
    text: 'Error getting raw HTML',
    why: IN_CONSOLE,
    provenBy: 'mfe-export/src/features/document/print/print.effects.test.ts',
  },
  {
    text: 'Error generating PDF:',
    why: IN_CONSOLE,
    provenBy: 'mfe-export/src/features/document/print/print.effects.test.ts',
  },
  {
    text: 'Error loading pictures:',
    why: "is only logged, in the browser's own log where a CV is exported",
    provenBy: 'mfe-export/src/pages/export-pdf.page.test.tsx',
  },
  { text: 'Error uploading picture:', why: LOGGED },
  { text: 'Error deleting picture:', why: LOGGED },
];
