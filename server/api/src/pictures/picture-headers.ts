/** Headers of a picture of the user's. Who opens it as a page gets the browser's own viewer, in its own styles, and nothing that runs. */
export const PICTURE_HEADERS = {
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;
