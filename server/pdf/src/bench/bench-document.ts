import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createPrintSizes } from '../print-size.ts';
import type { PrintOptions } from '../pdf-service.ts';

/** A document as the export page posted it, with the user's picture as the service gets it. */
export interface BenchDocument extends PrintOptions {
  /** The template. */
  name: string;
}

const posted = z.object({
  name: z.string(),
  html: z.string(),
  docTitle: z.string(),
  picture: z.object({ base64: z.string(), contentType: z.string() }),
});

/** The documents that the measurement of the export page left in a folder, with their stored pictures made small for print. */
export async function readDocuments(folder: string): Promise<BenchDocument[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  if (files.length === 0) throw new Error(`There are no documents in ${folder}.`);
  const printSizes = createPrintSizes();
  return Promise.all(
    files.map(async (file) => {
      const { picture, ...rest } = posted.parse(
        JSON.parse(await readFile(join(folder, file), 'utf8')),
      );
      const { base64, contentType } = picture;
      const stored = { bytes: Buffer.from(base64, 'base64'), contentType };
      return { ...rest, picture: await printSizes.of(file, stored) };
    }),
  );
}
