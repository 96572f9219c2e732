import sharp from 'sharp';

/** A small picture of a format. */
export async function makePicture(
  format: 'png' | 'jpeg' | 'gif' | 'webp' = 'png',
  size = { width: 4, height: 3 },
): Promise<Buffer> {
  const background = { r: 40, g: 90, b: 80 };
  return sharp({ create: { ...size, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A multipart body with one file. */
export function formWith(bytes: Uint8Array, field = 'picture', fileName = 'me.png') {
  const boundary = 'test-boundary-7f3a';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
