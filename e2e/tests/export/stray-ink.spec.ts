// What stands first on a page reaches no higher than the page: the page before it would get the tip of an accent at its foot.
import { defaultTailored, TEMPLATES } from '@sastre/shared-contracts/api';
import { generatedCv } from '../../support/documents/generated-cv.ts';
import { sharedOut } from '../../support/documents/shared-out.ts';
import { pdfPixels, type PixelPage } from '../../support/pdf/pdf-pixels.ts';
import { printerOfFile } from '../../support/pdf/printer-of-file.ts';
import { expect, test } from '../../support/site/test.ts';

const FOOT_MM = 20;
const STEP_MM = 0.5;
const printer = printerOfFile();

/** Points of the foot of a page that are of another colour than the lowest one below them. */
function inkAtFoot({ width, height, colourAt }: PixelPage): string[] {
  const found: string[] = [];
  for (let x = 0; x < width; x += STEP_MM)
    for (let y = height - FOOT_MM; y < height; y += STEP_MM)
      if (colourAt(x, y) !== colourAt(x, height - STEP_MM)) found.push(`${x}, ${y}`);
  return found;
}

const ON_TOP = [false, true];
for (const coverLetterOnTop of ON_TOP)
  test(`the accents of a name ${coverLetterOnTop ? 'behind' : 'on'} the page of the letter are printed with it`, async () => {
    const cv = generatedCv(4, { jobs: 1, achievements: 2, courses: 1, skills: 2 });
    for (const template of TEMPLATES) {
      if (!sharedOut(ON_TOP, template).includes(coverLetterOnTop)) continue;
      const { bytes } = await printer().print({
        content: { ...cv, personal_info: { ...cv.personal_info, fullName: 'Íker Ångström Ẫn' } },
        picture: false,
        company: 'Playa',
        tailored: {
          ...defaultTailored,
          language: 'es',
          coverLetter: 'Un saludo.',
          coverLetterOnTop,
          pdfOptions: { ...defaultTailored.pdfOptions, template },
        },
      });
      const [first, ...others] = await pdfPixels(bytes);
      expect.soft(others, template).toHaveLength(1);
      if (first !== undefined) expect.soft(inkAtFoot(first), template).toEqual([]);
    }
  });
