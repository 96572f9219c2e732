/** How a store is spoken of to people. */
export interface StoreName {
  /** As in "the picture store". */
  store: string;
  /** What the names of its settings begin with, as `PICTURES_S3`. */
  settings: string;
}

const REASONS: Record<string, (name: string) => string> = {
  NoSuchBucket: (name) => `The bucket is not there: ${bucket(name)}`,
  InvalidBucketName: (name) => `The bucket's name is refused: ${bucket(name)}`,
  InvalidAccessKeyId: (name) => `The access key is not known: ${keys(name)}`,
  XAdminUserNotFound: (name) => `The access key is not known: ${keys(name)}`,
  SignatureDoesNotMatch: (name) => `The secret does not fit the access key: ${keys(name)}`,
  AccessDenied: (name) =>
    `The access key may not read, list, write and delete in the bucket: ${keys(name)} and its rights`,
  AllAccessDisabled: (name) => `The bucket is closed: ${bucket(name)}`,
  AuthorizationHeaderMalformed: (name) => `The request's region is refused: check ${name}_REGION`,
  PermanentRedirect: (name) => `The bucket lies in another region: check ${name}_REGION`,
  TemporaryRedirect: (name) => `The bucket lies in another region: check ${name}_REGION`,
  RequestTimeTooSkewed: () => "This machine's clock is wrong",
};

/** What to tell a person about an answer that is no success. `code` is the store's own, empty when it gave none. */
export function refusal({ store, settings }: StoreName, status: number, code: string): string {
  const known = REASONS[code];
  if (known !== undefined) return `${known(settings)} (${status} ${code}).`;
  if (code !== '') return `The ${store} refused (${status} ${code}).`;
  if (status >= 500 || status === 429) {
    return `The ${store} cannot answer for the moment (${status}).`;
  }
  return `What answers there (${status}) does not answer as S3 does: check ${settings}_ENDPOINT.`;
}

function keys(name: string): string {
  return `check ${name}_ACCESS_KEY_ID and ${name}_SECRET_ACCESS_KEY`;
}

function bucket(name: string): string {
  return `check ${name}_BUCKET and ${name}_ENDPOINT`;
}
