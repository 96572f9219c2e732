import type { Page } from '@playwright/test';
import type { PictureFile } from '../documents/picture-files.ts';

/** A portrait with the fine grain of a camera, so that it weighs what a photo weighs; drawn by the browser. */
export async function drawPhoto(page: Page, side: number): Promise<PictureFile> {
  const url = await page.evaluate((size) => {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    const light = pen.createLinearGradient(0, 0, size, size);
    light.addColorStop(0, '#8fa3ad');
    light.addColorStop(1, '#4d5b52');
    pen.fillStyle = light;
    pen.fillRect(0, 0, size, size);
    pen.fillStyle = '#caa58a';
    pen.beginPath();
    pen.ellipse(size / 2, size * 0.42, size * 0.19, size * 0.25, 0, 0, 7);
    pen.fill();
    pen.fillStyle = '#2f3b4d';
    pen.beginPath();
    pen.ellipse(size / 2, size, size * 0.38, size * 0.32, 0, 0, 7);
    pen.fill();
    const photo = pen.getImageData(0, 0, size, size);
    let state = 7;
    for (let at = 0; at < photo.data.length; at += 4) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      const grain = (state >>> 16) % 17;
      for (let channel = at; channel < at + 3; channel += 1)
        photo.data[channel] = (photo.data[channel] ?? 0) + grain - 8;
    }
    pen.putImageData(photo, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.8);
  }, side);
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer };
}
