import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** A text as it goes over the wire. */
export interface PackedText {
  body: string | Buffer;
  /** The Content-Encoding; undefined for plain text. */
  encoding: 'br' | 'gzip' | undefined;
}

const brotli = promisify(brotliCompress);
const PACKERS = {
  br: (text: string) =>
    brotli(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: promisify(gzip) as (text: string) => Promise<Buffer>,
};

/**
 * Makes a function that packs a text as the client's Accept-Encoding likes it best. The last `limit` results are kept by
 * content, also while they are in the making: the few texts of a site are packed once each.
 */
export function textPacker(
  limit = 64,
): (text: string, acceptEncoding: string | undefined) => Promise<PackedText> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (text, acceptEncoding) => {
    const encoding = negotiate((acceptEncoding ?? '').toLowerCase(), ['br', 'gzip']);
    if (encoding === null) return { body: text, encoding: undefined };
    const key = `${encoding} ${text}`;
    const packing = kept.get(key) ?? PACKERS[encoding](text);
    // Whoever is used stands last; the first goes.
    kept.delete(key);
    kept.set(key, packing);
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break;
      kept.delete(oldest);
    }
    return { body: await packing, encoding };
  };
}
