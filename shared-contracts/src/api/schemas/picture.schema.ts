import * as z from 'zod/mini';
import { serverId } from './fields.schema.ts';

export const pictureListSchema = z.looseObject({ pictureIds: z.array(serverId()) });
export const pictureSchema = z.looseObject({ pictureId: serverId() });
/** `shareLink`: an absolute, signed URL that lives 15 minutes and needs no token. */
export const shareLinkSchema = z.looseObject({ shareLink: z.string() });
/** Body of `POST /utils/generate-pdf` and `POST /utils/read-pdf`. */
export const pdfRequestSchema = z.strictObject({
  /** The renderer's whole document, up to 2 MiB. */
  html: z.string().check(z.minLength(1)),
  /** One of the owner's pictures; absent, null or empty for none. */
  pictureId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  /** Title and file name, `{fullName}- CV`. */
  docTitle: z.string().check(z.minLength(1), z.maxLength(500)),
  /** The owner's CV that the document shows, to be kept inside the PDF; absent: nothing is kept. */
  cvId: z.optional(serverId()),
});
