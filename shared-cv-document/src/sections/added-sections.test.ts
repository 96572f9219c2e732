/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import {
  defaultPdfOptions,
  defaultSectionEntry,
  defaultTailored,
  DOCUMENT_LANGUAGES,
  SECTION_KINDS,
  type Section,
  type SectionEntry,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '../render-cv.ts';
import { WORDS } from '../words/words.ts';

const entry = (fields: Partial<SectionEntry>): SectionEntry => ({
  ...defaultSectionEntry,
  ...fields,
});
const bridge = entry({
  name: 'Foot bridge',
  organisation: 'Town of Lund',
  place: 'Lund',
  startDate: '2019-03',
  endDate: '2020-11',
  url: 'https://www.bridge.example/plans/',
  description: 'Drew the **plans**.',
  highlights: ['Forty metres', ' ', 'No pillar'],
});

function drawn(section: Partial<Section>, language = 'en', template = 'single-column-1') {
  const sections: Section[] = [{ id: 's', kind: 'projects', title: '', entries: [], ...section }];
  const pdfOptions = { ...defaultPdfOptions, template };
  const tailored = { ...defaultTailored, pdfOptions, addedLeft: ['section:s' as const] };
  const cv = sampleCv({ sections, language, tailored });
  return new DOMParser()
    .parseFromString(renderCv(cv, 'en'), 'text/html')
    .querySelector<HTMLElement>('.sec-added');
}
const textsOf = (root: HTMLElement | null, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map((one) =>
    one.textContent.replace(/\u200b/g, '').trim(),
  );

test('an entry says all that was written, in the order of a job', () => {
  const section = drawn({ entries: [bridge] });
  expect(textsOf(section, 'h2,h3,.dates,.org,.web,.rich p,li')).toEqual([
    'Projects',
    'Foot bridge',
    'Mar 2019 – Nov 2020',
    'Town of Lund, Lund',
    'bridge.example/plans',
    'Drew the plans.',
    'Forty metres',
    'No pillar',
  ]);
  expect(section?.querySelector('a')?.href).toBe('https://www.bridge.example/plans/');
});

test('a publication is told as other entries are, with its year and its address on a line of its own', () => {
  const paper = { ...bridge, name: 'Ice and time', organisation: 'Journal of Glaciology 15, 3–21' };
  const [note, url] = ['With O. Lindqvist.', 'https://doi.org/10.5194/tc'];
  const entries = [
    { ...paper, place: '', endDate: '2019-03', description: note, url, highlights: [] },
    { ...paper, place: '', endDate: '', description: '', url: '', highlights: [] },
    { ...paper, url: '', highlights: [] },
  ];
  const section = drawn({
    kind: 'publications',
    entries: entries.map((one, at) => ({ ...one, id: `p${at}` })),
  });
  expect(textsOf(section, '.entry')).toEqual([
    'Ice and time2019Journal of Glaciology 15, 3–21doi.org/10.5194/tcWith O. Lindqvist.',
    'Ice and time2019Journal of Glaciology 15, 3–21',
    'Ice and time2019 – 2020Journal of Glaciology 15, 3–21, LundDrew the plans.',
  ]);
  expect(section?.querySelector('a')?.href).toBe(url);
});

test('it stands in the sidebar where it was put there', () => {
  const section = drawn({ entries: [bridge] }, 'en', 'two-column-1');
  expect(section?.parentElement?.className).toBe('col side');
  expect(textsOf(section, '.dates')).toEqual(['Mar 2019 – Nov 2020']);
});

test('an entry without a name is headed by its organisation, an address that leads nowhere is text', () => {
  const section = drawn({
    entries: [{ ...bridge, name: ' ', url: 'javascript:alert(1)', current: true }],
  });
  expect(textsOf(section, 'h3,.org,.dates')).toEqual([
    'Town of Lund',
    'Mar 2019 – Present',
    'Lund',
  ]);
  expect(section?.querySelector('a')).toBeNull();
  expect(textsOf(section, '.web')).toEqual(['javascript:alert(1)']);
});

test('interests are a line each, with what belongs to them; one that says more is an entry', () => {
  const entries = [
    entry({ name: 'Chess', highlights: ['club', 'blitz'] }),
    entry({ name: ' Sailing ' }),
    entry({ highlights: ['Gardens'] }),
  ];
  const lines = ['Chess: club, blitz', 'Sailing', 'Gardens'];
  expect(textsOf(drawn({ kind: 'interests', entries }), 'li')).toEqual(lines);
  const more = drawn({ kind: 'interests', entries: [...entries, bridge] });
  expect(textsOf(more, 'h3')).toEqual(['Chess', 'Sailing', 'Foot bridge']);
  expect(textsOf(more, 'li')).toContain('blitz');
});

test('interests of a few words run on, each of them whole, and stand one a line in the sidebar', () => {
  const entries = ['Chess', 'Sailing in winter'].map((name) => entry({ name }));
  const section = drawn({ kind: 'interests', entries });
  expect(section?.querySelector('ul')?.textContent).toBe('Chess, Sailing in winter');
  expect(textsOf(section, '.it')).toEqual(['Chess,', 'Sailing in winter']);
  expect(section?.querySelector('.bul')).toBeNull();
  const inSidebar = drawn({ kind: 'interests', entries }, 'en', 'two-column-1');
  expect(textsOf(inSidebar, 'li')).toEqual(['Chess', 'Sailing in winter']);
});

test('entries that are heads alone are a close list', () => {
  const bare = (...entries: Section['entries']) => drawn({ entries })?.hasAttribute('data-bare');
  const course = entry({ name: 'Soil science' });
  expect(bare(course, entry({ name: 'Biostatistics' }))).toBe(true);
  expect(bare(course, entry({ name: 'Biostatistics', startDate: '2020' }))).toBe(false);
  expect(bare(course)).toBe(false);
});

test('an entry of a few lines stays on one page, and a bullet of one line is marked', () => {
  const highlights = (count: number) => Array.from({ length: count }, (_, at) => `Part ${at}.`);
  const entries = [3, 4].map((count) => entry({ name: 'A', highlights: highlights(count) }));
  const classes = [...(drawn({ entries })?.querySelectorAll('.entry') ?? [])].map(
    ({ className }) => className,
  );
  expect(classes).toEqual(['entry short', 'entry']);
  const long = entry({ name: 'A', highlights: ['One line.', 'Words of two lines. '.repeat(8)] });
  const items = [...(drawn({ entries: [long] })?.querySelectorAll('li') ?? [])];
  expect(items.map((item) => item.hasAttribute('data-line'))).toEqual([true, false]);
});

test.each(DOCUMENT_LANGUAGES)(
  'in %s each kind has its heading, unless it has its own',
  (language) => {
    for (const kind of SECTION_KINDS)
      expect(textsOf(drawn({ kind, entries: [bridge] }, language), 'h2')).toEqual([
        WORDS[language][kind],
      ]);
    expect(textsOf(drawn({ title: ' Bridges ', entries: [bridge] }, language), 'h2')).toEqual([
      'Bridges',
    ]);
  },
);

test('a section in which nothing was written is not there', () => {
  expect(drawn({})).toBeNull();
  expect(drawn({ title: 'Bridges', entries: [entry({ highlights: [' '] })] })).toBeNull();
});
