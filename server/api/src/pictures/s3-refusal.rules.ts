const KEYS = 'check PICTURES_S3_ACCESS_KEY_ID and PICTURES_S3_SECRET_ACCESS_KEY';
const BUCKET = 'check PICTURES_S3_BUCKET and PICTURES_S3_ENDPOINT';
const REGION = 'check PICTURES_S3_REGION';

const REASONS: Record<string, string> = {
  NoSuchBucket: `The bucket is not there: ${BUCKET}`,
  InvalidBucketName: `The bucket's name is refused: ${BUCKET}`,
  InvalidAccessKeyId: `The access key is not known: ${KEYS}`,
  XAdminUserNotFound: `The access key is not known: ${KEYS}`,
  SignatureDoesNotMatch: `The secret does not fit the access key: ${KEYS}`,
  AccessDenied: `The access key may not read, list, write and delete in the bucket: ${KEYS} and its rights`,
  AllAccessDisabled: `The bucket is closed: ${BUCKET}`,
  AuthorizationHeaderMalformed: `The request's region is refused: ${REGION}`,
  PermanentRedirect: `The bucket lies in another region: ${REGION}`,
  TemporaryRedirect: `The bucket lies in another region: ${REGION}`,
  RequestTimeTooSkewed: "This machine's clock is wrong",
};

/** What to tell a person about an answer that is no success. `code` is the store's own, empty when it gave none. */
export function refusal(status: number, code: string): string {
  const known = REASONS[code];
  if (known !== undefined) return `${known} (${status} ${code}).`;
  if (code !== '') return `The picture store refused (${status} ${code}).`;
  if (status >= 500 || status === 429) {
    return `The picture store cannot answer for the moment (${status}).`;
  }
  return `What answers there (${status}) does not answer as S3 does: check PICTURES_S3_ENDPOINT.`;
}
