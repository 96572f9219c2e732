import { defaultPersonalInfo } from '@sastre/shared-contracts/api';
import { downloadPdf } from '../../support/pages/export.page.ts';
import { previewPages, putCv } from '../../support/pages/preview.page.ts';
import { expect, test } from '../../support/site/test.ts';
import { signUp } from '../../support/people/new-account.ts';

const SUMMARY = [
  '十年支付与医疗行业经验的软件工程师，专注于账务。',
  'مهندس برمجيات بخبرة عشر سنوات في أنظمة الدفع.',
  'מפתח תוכנה בכיר עם ניסיון.',
  'मैं एक सॉफ़्टवेयर इंजीनियर हूँ।',
  'ผู้เชี่ยวชาญด้านซอฟต์แวร์ กำลังน้ำ',
  'জ্যেষ্ঠ প্রকৌশলী · மூத்த பொறியாளர் · సీనియర్ ఇంజనీర్',
  'Ավագ ծրագրավորող · უფროსი ინჟინერი · ከፍተኛ መሐንዲስ',
  'Инженер · Μηχανικός · 🚀 👩🏽‍💻 🇪🇸 1️⃣ 2024',
].join('\n\n');

/** PostScript names of the fonts of other scripts that the frame has loaded. */
function loadedFaces(): string[] {
  const names: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const name = /local\("([^"]+)"\)/.exec(rule.style.getPropertyValue('src'))?.[1] ?? '';
      const range = rule.style.getPropertyValue('unicode-range');
      const weight = rule.style.getPropertyValue('font-weight');
      const loaded = [...document.fonts].some(
        (face) =>
          face.family.includes('CV World') &&
          face.status === 'loaded' &&
          face.weight === weight &&
          face.unicodeRange === range,
      );
      if (loaded) names.push(name);
    }
  }
  return names.sort();
}

test('other scripts are set in the same cuts by the preview and the PDF', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  const put = await putCv(page, site);
  const fullName = '王小明 Müller';
  await put({
    personal_info: {
      ...defaultPersonalInfo,
      fullName,
      title: 'シニアエンジニア',
      summary: SUMMARY,
    },
    work_experience: [],
    education: [],
    skills: [],
    language_skills: [],
  });
  const fetched: { url: string; status: number; kept: string | undefined }[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.includes('/fonts/world/')) return;
    fetched.push({ url, status: response.status(), kept: response.headers()['cache-control'] });
  });
  await page.goto(`${site.url}/export-pdf`);
  await previewPages(page);
  const html = page.frameLocator('iframe').locator('html');
  await expect.poll(() => html.evaluate(loadedFaces)).not.toEqual([]);
  await html.evaluate(() => document.fonts.ready.then(() => undefined));
  const faces = await html.evaluate(loadedFaces);
  const scripts = 'SC JP Arabic Hebrew Devanagari Thai Tamil Telugu Armenian Georgian Ethiopic';
  const fonts = [...scripts.split(' ').map((script) => `NotoSans${script}-`), 'NotoSerifBengali-'];
  for (const font of fonts) expect(faces.some((name) => name.startsWith(font))).toBe(true);
  expect(fetched.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(fetched.map(({ kept }) => kept))).toEqual(
    new Set(['public, max-age=31536000, immutable']),
  );

  const pdf = await downloadPdf(page, `${fullName}- CV.pdf`);
  const merged = new Set(faces.map((name) => name.replace(/-\w+(-\d+)$/, '$1')));
  expect(merged.size).toBeLessThan(faces.length);
  expect(pdf.fonts.filter((name) => name.startsWith('Noto'))).toEqual([...merged].sort());
  expect(pdf.namelessFonts).toBe(0);
  const lines = [
    '软件工程师',
    'シニアエンジニア',
    'सॉफ़्टवेयर',
    'জ্যেষ্ঠ প্রকৌশলী',
    'ծրագրավորող',
    'ინჟინერი',
    'መሐንዲስ',
    '👩🏽‍💻',
    '🇪🇸',
    '1️⃣',
  ];
  const rightToLeft = ['مهندس برمجيات بخبرة عشر سنوات', 'מפתח תוכנה בכיר'];
  for (const line of [...lines, ...rightToLeft]) expect(pdf.text).toContain(line);
});
