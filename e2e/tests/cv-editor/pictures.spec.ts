import type { Locator, Page } from '@playwright/test';
import { saveCv } from '../../support/pages/cv-form.page.ts';
import { downloadBytes } from '../../support/pages/export.page.ts';
import { shortCv } from '../../support/people/member.ts';
import { newPerson } from '../../support/people/people.ts';
import { typeSteps } from '../../support/pages/onboarding.page.ts';
import { pdfPictures } from '../../support/pdf/pdf-pictures.ts';
import { drawPicture, turned, type PictureFile } from '../../support/documents/picture-files.ts';
import type { Site } from '../../support/site/site.ts';
import { storedCvs } from '../../support/documents/stored-cv.ts';
import { expect, test } from '../../support/site/test.ts';
import { newAccount, signUp } from '../../support/people/new-account.ts';
import { visit } from '../../support/pages/within-app.ts';

const PERSON = 'Daniel Reyes';
const EDIT = '/cv-data?edit=true&tab=pictures';
const chosen = (page: Page) => page.getByRole('radio', { checked: true });
const yours = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Your Pictures (${count})` });

/** Somebody with a CV on the Pictures tab. */
async function openPictures(page: Page, site: Site, path = EDIT) {
  const stored = storedCvs(page, site);
  const person = newPerson(PERSON);
  await signUp(page, site, person);
  const cv = await stored.read();
  await stored.put(cv._id, {
    personal_info: { ...cv.personal_info, fullName: PERSON, email: person.email, title: 'Analyst' },
  });
  await page.goto(site.url + path);
  await expect(page.getByText('No pictures uploaded yet')).toBeVisible();
  return stored;
}

/** Clicks the zone as a person does, and answers its file dialog. */
async function uploadByClick(page: Page, files: PictureFile[]): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByText('Upload a picture').click();
  await (await asked).setFiles(files);
}

/** Drops files on the zone, as a file manager does. */
async function drop(page: Page, files: PictureFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({
      name,
      type: mimeType,
      base64: buffer.toString('base64'),
    })),
  );
  const zone = page.getByText('Choose files, or drop them here');
  for (const type of ['dragenter', 'dragover', 'drop'])
    await zone.dispatchEvent(type, { dataTransfer: transfer });
}

/** 800 × 400 pixels in the file, which the camera says to turn by a quarter. */
async function drawTurned(page: Page): Promise<PictureFile> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [800, 400];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    for (const [at, colour] of ['red', 'blue'].entries()) {
      pen.fillStyle = colour;
      pen.fillRect(at * 400, 0, 400, 400);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const buffer = turned(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  return { name: 'upright.jpg', mimeType: 'image/jpeg', buffer };
}

/** The size of a picture that is shown, and its colour at the foot. */
async function looksOf(picture: Locator) {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    const { naturalWidth: width, naturalHeight: height } = image;
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = pen?.getImageData(width / 2, height - 4, 1, 1).data ?? [];
    return { width, height, below: red > blue ? 'red' : 'blue' };
  });
}

test('pictures come by click and by drop, with their progress, and are there after a reload', async ({
  page,
  site,
}) => {
  const stored = await openPictures(page, site);
  const [png, jpeg, webp] = [
    await drawPicture(page, 0),
    await drawPicture(page, 1, 'jpeg'),
    await drawPicture(page, 2, 'webp'),
  ];
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/user/me/picture', async (route) => {
    await held;
    await route.continue();
  });
  await uploadByClick(page, [png]);
  await page.getByRole('button', { name: 'Use the whole picture' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(`Uploading ${png.name}`)).toBeVisible();
  release?.();
  await expect(yours(page, 1)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await drop(page, [jpeg, webp]);
  await expect(yours(page, 3)).toBeVisible();
  expect(await stored.pictures()).toHaveLength(3);

  await page.goto(`${site.url}/cv-data?tab=pictures`);
  await expect(yours(page, 3)).toBeVisible();
  for (const name of ['Picture 1', 'Picture 2', 'Picture 3']) {
    const picture = page.getByRole('img', { name, exact: true });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(320);
  }
});

test('a wrong type, a disguise and a file over 5 MB are refused where they were given, and the others still come', async ({
  page,
  site,
}) => {
  const stored = await openPictures(page, site);
  const good = await drawPicture(page, 0);
  const text = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  const svg = {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  };
  const large = {
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  };
  await drop(page, [text, svg, good]);
  await expect(yours(page, 1)).toBeVisible();
  const refusals = page.getByRole('alert');
  await expect(refusals).toContainText('cv.txt: This file is not a picture of a supported type.');
  await expect(refusals).toContainText('logo.png: This file is not a picture of a supported type.');
  await uploadByClick(page, [large]);
  await expect(refusals).toContainText('large.jpg: The picture is larger than 5\u00a0MB.');
  await expect(refusals).not.toContainText('cv.txt');
  expect(await stored.pictures()).toHaveLength(1);
});

test('the chosen picture is the CV’s photo, in its data and in its PDF; deleted, it is none', async ({
  page,
  site,
}) => {
  const stored = await openPictures(page, site);
  await uploadByClick(page, [await drawPicture(page, 0), await drawPicture(page, 1)]);
  await expect(yours(page, 2)).toBeVisible();
  await page.getByRole('radio', { name: 'Picture 2' }).check();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saveCv(page);
  const [, second] = await stored.pictures();
  const saved = await stored.read();
  expect(saved.personal_info.profilePictureUrl).toBe(`/api/user/me/picture/${second}`);
  expect(saved.tailored?.pdfOptions.pictureId).toBe(second);

  await visit(page, site, '/export-pdf');
  const shown = page.frameLocator('iframe').locator('img');
  await expect(shown).toBeVisible();
  expect(await pdfPictures(await downloadBytes(page, `${PERSON}- CV.pdf`))).toBe(1);

  await visit(page, site, EDIT);
  await expect(chosen(page)).toHaveAccessibleName('Picture 2');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Delete Picture 2' }).click();
  await expect(yours(page, 1)).toBeVisible();
  await expect(chosen(page)).toHaveAccessibleName('No picture');
  await saveCv(page);
  expect((await stored.read()).personal_info.profilePictureUrl).toBe('');
  await visit(page, site, '/export-pdf');
  expect(await pdfPictures(await downloadBytes(page, `${PERSON}- CV.pdf`))).toBe(0);
  await expect(shown).toHaveCount(0);
});

test('a deletion that is not confirmed deletes nothing', async ({ page, site }) => {
  const stored = await openPictures(page, site, '/cv-data?tab=pictures');
  await uploadByClick(page, [await drawPicture(page, 0)]);
  await expect(yours(page, 1)).toBeVisible();
  page.once('dialog', (question) => void question.dismiss());
  await page.getByRole('button', { name: 'Delete Picture 1' }).click();
  await expect(yours(page, 1)).toBeVisible();
  expect(await stored.pictures()).toHaveLength(1);
});

test('a share link shows the picture to whoever has it, without a session', async ({
  page,
  site,
  browser,
}) => {
  await openPictures(page, site, '/cv-data?tab=pictures');
  await uploadByClick(page, [await drawPicture(page, 3)]);
  await page.getByRole('button', { name: 'Share link of Picture 1' }).click();
  const link = await page.getByRole('textbox', { name: 'Share link of Picture 1' }).inputValue();
  expect(link).toContain(`${site.url}/api/shared/picture/`);
  const stranger = await browser.newPage();
  const answer = await stranger.goto(link);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['content-type']).toMatch(/^image\//);
  const forged = await stranger.goto(`${link.slice(0, -2)}xx`);
  expect(forged?.status()).toBe(404);
  await stranger.context().close();
});

test('the photo of the onboarding’s last step is upright, cropped by keys, and cropped anew later, which Undo takes back', async ({
  page,
  site,
}) => {
  const stored = storedCvs(page, site);
  await newAccount(page, site, newPerson(PERSON));
  for (const step of ['Work Experience', 'Education', 'Skills', 'Profile Photo']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
  }
  // Red on the left and blue on the right, by a camera that was held upright: red is above.
  await uploadByClick(page, [await drawTurned(page)]);
  const kept = page.getByRole('application', { name: 'The part that is kept' });
  await expect(kept).toBeFocused();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Middle at 50 % from the left, 25 % from the top.')).toBeAttached();
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(yours(page, 1)).toBeVisible();
  const picture = page.getByRole('img', { name: 'Picture 1', exact: true });
  expect(await looksOf(picture)).toEqual({ width: 400, height: 400, below: 'red' });
  // The first upload of a new CV is meant to be its photo.
  await expect(chosen(page)).toHaveAccessibleName('Picture 1');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL('**/plans');
  const [first] = await stored.pictures();
  const photo = async () => (await stored.read()).personal_info.profilePictureUrl;
  expect(await photo()).toBe(`/api/user/me/picture/${first}`);

  await visit(page, site, EDIT);
  await page.getByRole('button', { name: 'Crop Picture 1' }).click();
  await expect(kept).toBeFocused();
  const area = await kept.boundingBox();
  if (area === null) throw new Error('no stage');
  await page.mouse.move(area.x + 100, area.y + 100);
  await page.mouse.wheel(0, -100);
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('110');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(yours(page, 2)).toBeVisible();
  await expect(chosen(page)).toHaveAccessibleName('Picture 2');
  const anew = page.getByRole('img', { name: 'Picture 2', exact: true });
  expect(await looksOf(anew)).toEqual({ width: 364, height: 364, below: 'red' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chosen(page)).toHaveAccessibleName('Picture 1');
});

test('the button below stays where it is when the pictures have come', async ({ page, site }) => {
  const person = await newAccount(page, site);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/user/me/pictures', async (route) => {
    await held;
    await route.continue();
  });
  await typeSteps(page, shortCv(person));
  await expect(page.getByText('Loading your pictures…')).toBeVisible();
  const finish = page.getByRole('button', { name: 'Finish' });
  const before = await finish.boundingBox();
  release();
  await expect(page.getByText('No pictures uploaded yet')).toBeVisible();
  expect(await finish.boundingBox()).toEqual(before);
});
