import type { StateName } from './support/states/states.ts';

/** One text of the specification and where it is read. */
export interface TextRow {
  /** As the specification has it, with its placeholders. */
  text: string;
  /** What brings it up; its route stands there. */
  state: StateName;
  /** What the screen reads where `text` has placeholders. */
  shows?: string;
  /** The specification names it without quotes. */
  unquoted?: true;
  /** It is no part of the screen: the browser's own dialog says it. */
  inDialog?: true;
}

const quoted = (state: StateName, texts: readonly (string | [text: string, shows: string])[]) =>
  texts.map((one): TextRow => {
    if (typeof one === 'string') return { text: one, state };
    return { text: one[0], shows: one[1], state };
  });
const named = (state: StateName, texts: readonly string[]) =>
  texts.map((text): TextRow => ({ text, state, unquoted: true }));

const alerted = (state: StateName, text: string): TextRow => ({ text, state, inDialog: true });

const frame: TextRow[] = [
  ...named('welcome.read', ['Get Started', 'Sign In']),
  ...quoted('frame.fallback', ['Something went wrong. Please try again later.']),
  ...quoted('dashboard.read', [
    ['Welcome, {name}', 'Welcome, Daniel Reyes'],
    'Manage your CVs, subscriptions, and more',
  ]),
  ...quoted('dashboard.nameless', [['User', 'Welcome, User']]),
  ...named('dashboard.read', [
    'Export my CV',
    'Edit CV Data',
    'CV Tailoring',
    'My Subscription',
    'My Account',
  ]),
];

const onboarding: TextRow[] = [
  ...named('onboarding.personal', ['Personal Information', 'Next', 'Back']),
  ...named('onboarding.experience', ['Work Experience']),
  ...named('onboarding.education', ['Education']),
  ...named('onboarding.skills', ['Skills']),
  ...named('onboarding.photo', ['Profile Photo', 'Finish']),
  ...quoted('onboarding.experience', ['Add Work Experience', 'No work experience added yet']),
  ...quoted('onboarding.experienceEntries', [['Experience {number}', 'Experience 2']]),
  ...quoted('onboarding.education', ['Add Education', 'No education added yet']),
  ...quoted('onboarding.photo', ['Max 5MB']),
  ...quoted('onboarding.saveFails', ['Failed to save CV']),
  ...quoted('onboarding.loading', ['Loading your CV...']),
  ...quoted('onboarding.loadError', ['Failed to fetch CV']),
];

const cvData: TextRow[] = [
  ...quoted('cvData.personal', ['My CV Data', 'Not provided']),
  ...named('cvData.personal', [
    ...[
      'Back to Dashboard',
      'Edit CV',
      'Personal',
      'Experience',
      'Education',
      'Skills',
      'Pictures',
    ],
  ]),
  ...quoted('cvData.personalEmpty', ['No summary provided']),
  ...quoted('cvData.experience', ['Present']),
  ...quoted('cvData.education', [['degree in field', 'BSc in Statistics'], 'Present']),
  ...quoted('cvData.experienceEmpty', ['No work experience added yet']),
  ...quoted('cvData.educationEmpty', ['No education added yet']),
  ...quoted('cvData.skillsEmpty', ['No skills added yet']),
  ...named('cvData.editPersonal', ['Cancel', 'Save CV']),
  ...quoted('cvData.editExperience', [
    ['Experience {number}', 'Experience 2'],
    'Add Work Experience',
    'Currently working here',
  ]),
  ...named('cvData.editExperience', ['Remove']),
  ...quoted('cvData.editEducation', ['Add Education', 'Grade']),
  ...named('cvData.editEducation', ['Remove']),
  ...named('cvData.editSkills', ['Beginner', 'Intermediate', 'Advanced', 'Expert']),
  ...named('cvData.editSkills', ['Native', 'Fluent']),
  ...quoted('cvData.tailoredLetter', ['Tailored CV Data']),
  ...named('cvData.tailoredLetter', ['Cover Letter']),
  ...quoted('cvData.loading', ['Loading your CV...']),
  ...quoted('cvData.empty', ['No CV data', 'Input your data']),
  ...quoted('cvData.loadError', [['Error: {error}', 'Error: Failed to fetch CV']]),
  ...quoted('cvData.loadError', ['Failed to fetch CV']),
  ...quoted('cvData.loadErrorWithMessage', [['Error: {error}', 'Error: The ledger is closed.']]),
  ...quoted('cvData.saveFails', ['Failed to save CV']),
  ...quoted('cvData.saveAnswersNothing', ['Failed to create or update CV']),
  ...quoted('cvData.saved', ['CV saved successfully!']),
];

const pictures: TextRow[] = [
  ...quoted('pictures.read', [['Your Pictures ({count})', 'Your Pictures (2)'], 'Max 5MB']),
  ...quoted('pictures.empty', ['No pictures uploaded yet']),
  ...quoted('pictures.loadFails', ['Failed to load pictures. Please try again later.']),
];

const tailoring: TextRow[] = [
  ...named('tailor.empty', ['Company name', 'Job Description', 'Include Cover Letter']),
  ...named('tailor.empty', ['Use Translation']),
  ...quoted('tailor.empty', ['Tailor using AI']),
  ...quoted('tailor.filled', ['Tailor using AI', 'Continue without AI Tailoring']),
  ...quoted('tailor.noCv', ['No CV data available', 'Go to Dashboard']),
  alerted('tailor.limits', 'You have reached your usage limits for this feature.'),
  ...quoted('tailor.startFails', ['Failed to tailor CV']),
  alerted('tailor.startFails', 'Failed to tailor CV. Please try again.'),
  ...quoted('tailor.startAnswersNothing', ['Failed to tailor CV']),
  ...quoted('tailor.jobFails', ['Failed to tailor CV']),
  alerted('tailor.jobFails', 'Failed to tailor CV. Please try again.'),
  ...quoted('tailor.statusFails', ['Failed to check tailoring status']),
  ...quoted('copies.list', [
    'Tailored CVs',
    ['CV tailored for {company}', 'CV tailored for Northlight Hotels'],
    ['on {updated date}', 'on 3 Nov 2026'],
  ]),
  ...named('copies.list', ['Back to Dashboard', 'Tailor a CV', 'Open']),
  ...quoted('copies.empty', ['No tailored CVs found.']),
  ...quoted('copies.loading', ['Loading tailored CVs…']),
  ...quoted('copies.loadError', ['Error fetching tailored CVs']),
  ...quoted('copies.deleteFails', ['Failed to delete CV']),
  ...quoted('copies.renameFails', ['Failed to save CV']),
  ...quoted('changes.failed', ['Failed to fetch CV']),
];

const exporting: TextRow[] = [
  ...quoted('export.main', ['No picture', ['Picture {n}', 'Picture 2']]),
  ...named('export.main', ['Download', 'Back to Dashboard', 'Show', 'Edit', 'Move up']),
  ...named('export.main', ['Move down', 'Newest first', 'Oldest first']),
  ...quoted('export.twoColumns', ['Use Left Column', 'Use Right Column']),
  ...quoted('export.copy', [['Tailored For {company}', 'Tailored For Northlight Hotels']]),
  ...named('export.copy', ['Move to top', 'Move to bottom']),
  ...named('export.excerpts', ['Hide']),
  ...quoted('export.noSections', ['No sections to display. Add sections from the toolbar above.']),
  ...quoted('export.loading', ['Loading your CV data...']),
  ...quoted('export.loadError', ['Unable to load this CV']),
  ...named('export.loadError', ['Go back']),
  ...quoted('export.notFound', ['Unable to load this CV']),
  ...quoted('export.picturesFailed', ['Failed to load pictures. Please try again later.']),
  ...quoted('export.saveFails', ['Failed to save CV']),
  ...quoted('export.done', [['{fullName}- CV', 'Daniel Reyes- CV']]),
  ...quoted('export.failed', ['Failed to generate PDF']),
  ...quoted('export.empty', ['Failed to generate PDF']),
];

const billing: TextRow[] = [
  ...quoted('plans.free', ['Subscription Plans', 'Keep using this plan', 'Buy']),
  ...quoted('plans.starter', ['Upgrade', 'Your current plan is better']),
  ...quoted('plans.loading', ['Loading plans...']),
  ...quoted('plans.failed', ['Failed to fetch SaaS plans', 'Try again']),
  ...quoted('plans.noSubscription', ['Failed to fetch active subscription']),
  ...quoted('checkout.noPlan', ['No plan selected', 'Try again']),
  ...quoted('checkout.unknownPlan', ['Plan not found']),
  ...quoted('checkout.noToken', ['Failed to authenticate']),
  ...quoted('checkout.noScript', ['Failed to load Stripe']),
  ...quoted('checkout.noSession', ['Failed to create checkout session']),
  ...quoted('checkout.noPage', ['Failed to redirect to payment page']),
  ...quoted('checkout.failed', ['Error occurred while initiating purchase']),
  ...quoted('payment.verifying', ['Verifying Payment...']),
  ...quoted('payment.succeeded', ['Payment Successful!']),
  ...named('payment.succeeded', ['Return to Dashboard']),
  ...quoted('payment.failed', ['Payment failed. Please try again.']),
  ...named('payment.failed', ['Try Again']),
  ...quoted('payment.erred', ['Error verifying payment. Please contact support.']),
  ...quoted('payment.cancelled', ['Payment Cancelled', 'No charges were made']),
  ...named('payment.cancelled', ['View Plans', 'Return to Dashboard']),
];

const account: TextRow[] = [
  ...named('account.read', ['Change Password', 'Logout', 'Delete My Account', 'Reset My Account']),
  ...named('account.read', ['Back to Dashboard']),
  ...named('account.nameless', ['N/A']),
  ...quoted('account.resetArmed', ['Click again to confirm']),
  ...quoted('account.deleteArmed', ['Click again to confirm']),
  ...quoted('account.resetFails', [
    'An error occurred while trying to reset your account. Please try again later.',
  ]),
  ...quoted('account.deleteFails', [
    'An error occurred while trying to delete your account. Please try again later.',
  ]),
];

/** Every text of the specification that a screen shows; another area adds a table of its own. */
export const specTexts: readonly TextRow[] = [
  ...frame,
  ...onboarding,
  ...cvData,
  ...pictures,
  ...tailoring,
  ...exporting,
  ...billing,
  ...account,
];
