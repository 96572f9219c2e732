/** Tabs of /cv-data. */
export const CV_DATA_TABS = [
  'personal',
  'experience',
  'education',
  'skills',
  'more',
  'pictures',
  'coverLetter',
] as const;
export type CvDataTab = (typeof CV_DATA_TABS)[number];

/** Query of /cv-data; `cvId` forces edit mode. */
export interface CvDataQuery {
  cvId?: string;
  tab?: CvDataTab;
  edit?: boolean;
}

/** A path with a query; empty values are left out. */
export function withQuery(
  path: string,
  query: Record<string, string | boolean | undefined>,
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== false) search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Builders of every path of specification 2. */
export const paths = {
  dashboard: () => '/',
  onboarding: () => '/onboarding',
  cvData: (query: CvDataQuery = {}) => withQuery('/cv-data', { ...query }),
  /** Where a CV that a person has already is read; always into the main one. */
  import: () => '/import',
  tailorCv: () => '/tailor-cv',
  tailoredCvs: () => '/tailored-cvs',
  tailoredChanges: (cvId: string) => withQuery('/tailored-changes', { cvId }),
  /** CVs and pictures that were deleted and can be brought back. */
  recentlyDeleted: () => '/recently-deleted',
  exportPdf: (cvId?: string) => withQuery('/export-pdf', { cvId }),
  plans: () => '/plans',
  checkout: (planId: string) => withQuery('/checkout', { planId }),
  checkoutSuccess: (subscriptionId: string) =>
    withQuery('/checkout-success', { subscription_id: subscriptionId }),
  checkoutCancel: () => '/checkout-cancel',
  myAccount: () => '/my-account',
  logout: () => '/logout',
} as const;

/** Every path of the product, without a query: an address that is none of these, and no page of the registry, leads nowhere. */
export const SITE_PATHS: readonly string[] = [
  paths.dashboard(),
  paths.onboarding(),
  paths.cvData(),
  paths.import(),
  paths.tailorCv(),
  paths.tailoredCvs(),
  paths.tailoredChanges(''),
  paths.recentlyDeleted(),
  paths.exportPdf(),
  paths.plans(),
  paths.checkout(''),
  paths.checkoutSuccess(''),
  paths.checkoutCancel(),
  paths.myAccount(),
  paths.logout(),
];

/** Reads the query of /cv-data; anything unknown falls back to the default (tab `personal`, read mode). */
export function parseCvDataQuery(
  search: URLSearchParams,
): Required<Omit<CvDataQuery, 'cvId'>> & { cvId?: string } {
  const cvId = search.get('cvId') || undefined;
  const tab = CV_DATA_TABS.find((name) => name === search.get('tab')) ?? 'personal';
  return { cvId, tab, edit: cvId !== undefined || search.get('edit') === 'true' };
}
