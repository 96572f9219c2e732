import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@sastre/base/files';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

/** Writes `.br` and `.gz` beside every text file of a folder when that makes it smaller. Answers the gzipped size of scripts and styles in bytes. */
export async function precompress(folder: string): Promise<number> {
  const files = (await listFiles(folder)).filter((file) => COMPRESSIBLE.test(file));
  const sizes = await Promise.all(files.map((file) => compressOne(join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressOne(path: string): Promise<number> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
  return /\.(js|css)$/.test(path) ? Math.min(gzipped.length, (await stat(path)).size) : 0;
}
