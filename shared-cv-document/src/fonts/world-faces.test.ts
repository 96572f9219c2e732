import { expect, test } from '@jest/globals';
import { defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { foreignClusters } from './clusters.rules.ts';
import { parsePoints, pointsOf } from './code-points.rules.ts';
import { worldFaces } from './world-faces.ts';

const summary = (text: string): Cv => {
  const cv = sampleCv();
  return { ...cv, personal_info: { ...cv.personal_info, summary: text } };
};
interface Face {
  font: string;
  weight: string;
  points: number[];
}
function read(css: string): Face[] {
  const rule =
    /^@font-face\{font-family:'CV World';font-weight:(400|600);font-style:normal;font-display:block;src:local\('(Noto\w+)-[\d.]+-(\w+)-\1'\),url\(\/fonts\/world\/[\w.-]+\/\3-\1\.ttf\) format\('truetype'\);unicode-range:([U+0-9a-fA-F,-]+)\}$/;
  return css
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, weight = '', font = '', , range = ''] = rule.exec(line) ?? [];
      expect(line).toMatch(rule);
      return { font, weight, points: parsePoints(range) };
    });
}
const faces = async (text: string) => read(await worldFaces(summary(text), 'en'));
const fontsOf = (found: Face[]) => [...new Set(found.map(({ font }) => font))].sort();
/** The font that sets a character, which must be one alone. */
function fontOf(found: Face[], character: string): string[] {
  const [point = 0] = pointsOf(character);
  return fontsOf(found.filter(({ points }) => points.includes(point)));
}

test.each([
  '',
  'Plain text, 0123 — “quoted”… © ® ™ € №',
  'Łukasz Żółć, Ştefan, Nguyễn Thị Ánh',
  'Μηχανικός λογισμικού, ἐν ἀρχῇ',
  'Инженер-программист, Ђорђе',
  'line\nbreak\ttab\u00a0space\u00adhyphen\u200bnone',
])('%j needs no other font', async (text) => {
  expect(await worldFaces(summary(text), 'en')).toBe('');
});

test.each([
  ['软件工程师', ['NotoSansSC']],
  ['決済システムを再構築', ['NotoSansJP']],
  ['결제와 정산', ['NotoSansKR']],
  ['مهندس برمجيات', ['NotoSansArabic']],
  ['מפתח תוכנה', ['NotoSansHebrew']],
  ['วิศวกร', ['NotoSansThai']],
  ['श्रेष्ठ इंजीनियर', ['NotoSansDevanagari']],
  ['জ্যেষ্ঠ প্রকৌশলী', ['NotoSerifBengali']],
  ['மூத்த பொறியாளர்', ['NotoSansTamil']],
  ['సీనియర్ ఇంజనీర్', ['NotoSansTelugu']],
  ['Ավագ ծրագրավորող', ['NotoSansArmenian']],
  ['უფროსი ინჟინერი', ['NotoSansGeorgian']],
  ['ከፍተኛ መሐንዲስ', ['NotoSansEthiopic']],
  ['done 🎉', ['NotoEmoji']],
  ['臺灣學戲劇龍鳳體驗', ['NotoSansTC']],
])('%s is set in %j', async (text, fonts) => {
  const found = await faces(text);
  expect(fontsOf(found)).toEqual(fonts);
  const shown = pointsOf(text.replace(/[\s\w]/g, ''));
  for (const weight of ['400', '600']) {
    const points = found.filter((face) => face.weight === weight).flatMap((face) => face.points);
    expect(shown.filter((point) => !points.includes(point))).toEqual([]);
  }
});

test('Chinese characters take Japanese shapes beside kana and Korean ones beside Hangul', async () => {
  expect(fontOf(await faces('直 ひ'), '直')).toEqual(['NotoSansJP']);
  expect(fontOf(await faces('直 한'), '直')).toEqual(['NotoSansKR']);
  expect(fontOf(await faces('直 한 ひ'), '直')).toEqual(['NotoSansJP']);
  expect(fontOf(await faces('直'), '直')).toEqual(['NotoSansSC']);
});

test('Chinese characters take Traditional shapes beside some that were simplified since, and where it was chosen', async () => {
  expect(fontOf(await faces('直屬'), '直')).toEqual(['NotoSansTC']);
  const chosen = { ...summary('直'), language: 'zh-Hant' };
  expect(fontOf(read(await worldFaces(chosen, 'en')), '直')).toEqual(['NotoSansTC']);
  expect(fontOf(await faces('直属 戶'), '直')).toEqual(['NotoSansSC']);
});

test('what the first font lacks comes from another', async () => {
  expect(fontOf(await faces('软件 ひ'), '软')).toEqual(['NotoSansSC']);
  expect(fontOf(await faces('间隙 한'), '隙')).toEqual(['NotoSansJP']);
  expect(fontOf(await faces('金'), '金')).toEqual(['NotoSansSC']);
});

test.each(['👩🏽‍💻', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇪🇸', '1️⃣', '#️⃣', '❤️‍🔥', '🤷🏻‍♀️'])(
  'the sequence %s comes whole from one slice of the emoji font',
  async (sequence) => {
    const found = await faces(`text ${sequence} text`);
    expect(found.map(({ font, weight }) => [font, weight])).toEqual([
      ['NotoEmoji', '400'],
      ['NotoEmoji', '600'],
    ]);
    expect([...new Set(pointsOf(sequence))].sort()).toEqual(found[0]?.points.sort());
  },
);

test('digits never come from the emoji font where no keycap is', async () => {
  const found = await faces('2021 🎉 100% 👍🏿 #1');
  expect(found.flatMap(({ points }) => points.filter((point) => point < 0x80))).toEqual([]);
});

test('letters whose marks were typed on their own are set by the font of the whole letter', async () => {
  const found = await faces('がき 한국'.normalize('NFD'));
  expect(fontsOf(found)).toEqual(['NotoSansJP', 'NotoSansKR']);
  expect(fontOf(found, 'が')).toEqual(['NotoSansJP']);
  expect(fontOf(found, '한')).toEqual(['NotoSansKR']);
});

test('a shaped script gets its whole slice: shaping takes letters apart', async () => {
  const [face] = await faces('น้ำ');
  expect(face?.points).toEqual(expect.arrayContaining(pointsOf('\u0e4d\u0e32')));
});

test('every text counts: titles, skills, headings, the letter and the company of the job', async () => {
  const cv = sampleCv();
  const tailored = { ...defaultTailored, coverLetter: 'こ' };
  const everywhere: Cv[] = [
    { ...cv, sectionTitles: { ...cv.sectionTitles, skills: 'こ' } },
    { ...cv, skills: cv.skills.map((skill) => ({ ...skill, name: 'こ' })) },
    { ...cv, work_experience: cv.work_experience.map((job) => ({ ...job, achievements: ['こ'] })) },
    { ...cv, tailored },
    {
      ...cv,
      tailored: {
        ...defaultTailored,
        jobDescription_id: { _id: 'j', companyName: 'こ', content: '' },
      },
    },
  ];
  for (const one of everywhere)
    expect(fontsOf(read(await worldFaces(one, 'en')))).toEqual(['NotoSansJP']);
});

test('the same text gives the same rules, whatever it is spread over', async () => {
  const [once, again] = [
    await worldFaces(summary('工程师 🎉'), 'en'),
    await worldFaces(summary('工程师 🎉'), 'en'),
  ];
  expect(once).toBe(again);
});

test('a script of which there is no font is left to the system', async () => {
  expect(await worldFaces(summary('ភាសាខ្មែរ'), 'en')).toBe('');
});

test('a text is taken apart into what one font has to set', () => {
  expect(foreignClusters('ab 王é か\u3099 👩🏽‍💻🇪🇸🇩🇪 1️⃣1')).toEqual([
    '王',
    'か\u3099',
    '👩🏽‍💻',
    '🇪🇸',
    '🇩🇪',
    '1️⃣',
  ]);
});

test('headings and months of a document are set too, where nothing that was typed needs a font', async () => {
  const cv = { ...sampleCv(), language: 'ja' };
  expect(await worldFaces(sampleCv(), 'en')).toBe('');
  const found = read(await worldFaces(cv, 'en'));
  for (const character of '職歴年月スキル')
    expect(fontOf(found, character)).toEqual(['NotoSansJP']);
});
