import type { TypedCv } from './json-resume.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänspatent'.repeat(6);
const MARKS = '* no bullet, # no title, [no](link), _no_ **no** ~~no~~ `no` <b>no</b> &amp; |no|';
const QUOTES = `"double" 'single' «angled» „low“ back\\slash \\* 1. no list`;
const RIGHT_TO_LEFT = 'שלום עולם and مرحبا بالعالم';
const SIGNS = '👩‍🔬🏳️‍🌈 e\u0301 ﬁ 日本語 ½ € — …';

/** A CV of texts that have broken editors, stores and renderers. */
export const AWKWARD_CV: TypedCv = {
  personal: {
    fullName: `Zoë ${RIGHT_TO_LEFT} O’Neill-Ñandú 👩‍🔬`,
    title: MARKS,
    email: 'o.neill+cv@example.test',
    phone: '+49 (0)30 / 123-456 ext. 7',
    location: `${SIGNS}, ${QUOTES}`,
    linkedIn: 'https://linkedin.example/in/zo%C3%AB?a=1&b=2#c',
    website: 'https://example.test/~zoe/(cv)_[2026]',
    github: 'github.example/zoe_*_',
    summary: `${MARKS}\n\n# ${QUOTES}\n- ${RIGHT_TO_LEFT}\n    ${SIGNS}\n${LONG}`,
  },
  work: [
    {
      company: QUOTES,
      position: `${SIGNS} <script>alert(1)</script>`,
      start: '2020-02',
      end: '',
      location: RIGHT_TO_LEFT,
      description: [MARKS, QUOTES, RIGHT_TO_LEFT, SIGNS, LONG, '1) no list', '> no quote'].join(
        '\n',
      ),
      achievements: [MARKS, QUOTES, RIGHT_TO_LEFT, SIGNS, LONG, '- no bullet'],
    },
    {
      company: LONG,
      position: '#1 & <only>',
      start: '2011-12',
      end: '2020-01',
      location: '',
      description: '',
      achievements: [],
    },
  ],
  education: [
    {
      institution: `${QUOTES} ${SIGNS}`,
      degree: MARKS,
      field: RIGHT_TO_LEFT,
      start: '2008-10',
      end: '2011-07',
      grade: '1,3',
    },
  ],
  skills: [
    { name: 'C++ / C# <T>', level: 'Expert' },
    { name: RIGHT_TO_LEFT, level: 'Beginner' },
    { name: `"${SIGNS}"`, level: 'Advanced' },
  ],
  languages: [
    { language: '日本語', level: 'Fluent' },
    { language: 'עברית', level: 'Native' },
  ],
};
