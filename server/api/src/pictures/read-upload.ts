import { LIMITS } from '@sastre/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { invalidInput, problem } from '@sastre/base/problem';

const FIELD = 'picture';

/** What a form with a picture may hold. */
export const UPLOAD_LIMITS = {
  fileSize: LIMITS.pictureBytes,
  files: 1,
  fields: 10,
  fieldSize: 1_024,
  parts: 11,
  headerPairs: 50,
};

/** The bytes of the form field `picture`. Throws problems: 415 no form, 422 no such file, 413 too large, 400 broken form. */
export async function readUpload(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) {
    throw problem('unsupported-type', 'Send a form with the picture in the field "picture".');
  }
  try {
    const part = await request.file();
    if (part?.fieldname !== FIELD) {
      part?.file.resume();
      throw invalidInput([{ path: FIELD, message: 'Choose a picture' }]);
    }
    return await part.toBuffer();
  } catch (error) {
    const { statusCode, name } = error as { statusCode?: number; name?: string };
    if (statusCode === 413) throw problem('too-large', 'Use a picture of at most 5 MB.');
    if (name === 'ProblemError') throw error;
    throw problem('malformed-request', 'The form cannot be read.', { cause: error });
  }
}
