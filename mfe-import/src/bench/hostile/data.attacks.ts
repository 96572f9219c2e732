import { strToU8 } from 'fflate';
import { archived, OUTSIDE, texts, whole, type Attack } from './attack.types.ts';

const resume = (rest: object) => JSON.stringify({ basics: { name: 'Ada Lovelace' }, ...rest });
const deep = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);
const POLLUTED = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
const POSITIONS = 'Company Name,Title,Description,Location,Started On,Finished On\n';
const linkedIn = (positions: string, profile = 'First Name,Last Name\nAda,Lovelace\n') =>
  archived({ 'Profile.csv': profile, 'Positions.csv': positions });

/** Files of data: JSON, and the archive of LinkedIn. */
export const DATA: readonly Attack[] = [
  texts(
    'JSON with keys of prototypes',
    () =>
      `{${POLLUTED},"basics":{"name":"Ada",${POLLUTED}},"work":[{${POLLUTED},"name":"x"}],"skills":[{${POLLUTED}}],"meta":{${POLLUTED}}}`,
  ),
  texts(
    'CV of ours with keys of prototypes',
    () => `{${POLLUTED},"personal_info":{"fullName":"Ada",${POLLUTED}},"extra":{${POLLUTED}}}`,
  ),
  texts('JSON of deep lists', (random) => deep('[', ']', 200 + whole(random, 100_000))),
  texts('JSON of deep objects', (random) => `${'{"basics":'.repeat(200 + whole(random, 50_000))}1`),
  texts('JSON of deep values below the limit', () =>
    resume({
      work: JSON.parse(deep('[', ']', 90)) as unknown,
      own: JSON.parse(deep('[', ']', 90)) as unknown,
    }),
  ),
  texts('JSON with a text that does not end', () => `{"basics":"${'\\"'.repeat(1_000_000)}`),
  texts('JSON of quotes', () => `{"basics":${'"'.repeat(500_001)}`),
  texts('JSON of very many jobs', () =>
    resume({
      work: Array.from({ length: 30_000 }, (_none, at) => ({ name: `${at}`, position: 'x' })),
    }),
  ),
  texts('JSON with one very long text', () =>
    resume({ basics: { name: 'Ada', summary: 'word '.repeat(1_000_000) } }),
  ),
  texts('JSON with other types than meant', () =>
    resume({
      work: 'x',
      education: { a: 1 },
      skills: [1, null, [], 'x', { name: {} }],
      languages: 7,
      volunteer: [[[]]],
    }),
  ),
  texts('JSON whose basics are of other types', () =>
    JSON.stringify({
      basics: { name: {}, email: [], location: 'x', profiles: 'x', phone: 1e308, summary: null },
    }),
  ),
  texts('JSON without basics', (random) =>
    JSON.stringify({ basics: [null, 7, '', [], false][whole(random, 5)] }),
  ),
  texts(
    'JSON with very large numbers',
    () =>
      '{"basics":{"name":"Ada"},"work":[{"startDate":1e999,"endDate":-1e999,"name":123456789012345678901234567890}]}',
  ),
  texts(
    'JSON with half signs',
    () =>
      '{"basics":{"name":"\\ud800\\udfff\\ud800 \\u0000\\u0007\\u202e"},"work":[{"name":"\\udc00"}]}',
  ),
  texts('JSON with scripts', () =>
    resume({
      basics: {
        name: '<script>globalThis.reached=1</script>',
        url: 'javascript:globalThis.reached=1',
        image: OUTSIDE,
      },
    }),
  ),
  texts('JSON with a mark before it', () => `\ufeff${resume({})}`),
  texts('JSON cut in the middle', (random) => {
    const text = resume({ work: [{ name: 'Lumen', position: 'Nurse', startDate: '2019-03' }] });
    return text.slice(0, 1 + whole(random, text.length - 1));
  }),
  texts(
    'JSON with the same key twice',
    () => '{"basics":{"name":"Ada"},"basics":7,"work":[],"work":{}}',
  ),
  texts(
    'CV of ours with other types than meant',
    () =>
      '{"format":1,"cv":{"personal_info":{"fullName":7},"skills":"x","sections":[{"id":"../../x"}]}}',
  ),
  texts('dates that are none', () =>
    resume({
      work: ['0000-00', '9999-99', '-1', '2020-02-31T25:61', 'x'.repeat(9_999)].map(
        (startDate) => ({ name: 'x', startDate }),
      ),
    }),
  ),
  {
    name: 'LinkedIn with quotes that do not close',
    make: () => linkedIn(`${POSITIONS}"Lumen,Nurse,"x"y",,,\n"""",""\n"`),
  },
  { name: 'LinkedIn of quotes', make: () => linkedIn(POSITIONS + '"'.repeat(400_001)) },
  {
    name: 'LinkedIn of very many rows',
    make: () => linkedIn(POSITIONS + 'Lumen,Nurse,x,Hull,Mar 2019,\n'.repeat(30_000)),
  },
  {
    name: 'LinkedIn of very many columns',
    make: () =>
      linkedIn(
        `${Array.from({ length: 20_000 }, (_none, at) => `a${at}`).join()}\n${'b,'.repeat(20_000)}\n`,
      ),
  },
  {
    name: 'LinkedIn with columns of prototypes',
    make: () =>
      linkedIn(
        '__proto__,constructor,toString,Company Name\npolluted,polluted,polluted,Lumen\n',
        '__proto__,First Name\npolluted,Ada\n',
      ),
  },
  {
    name: 'LinkedIn with formulas',
    make: () => linkedIn(`${POSITIONS}"=HYPERLINK(""${OUTSIDE}"")",@SUM(1),+1,-1,=1,=2\n`),
  },
  {
    name: 'LinkedIn with zero bytes',
    make: () => linkedIn(`${POSITIONS}Lu\0men,\0,\0\0,,\u0007,\n`),
  },
  { name: 'LinkedIn without a line', make: () => linkedIn('') },
  {
    name: 'LinkedIn in other signs',
    make: () =>
      archived({
        'Positions.csv': new Uint8Array([
          0xff,
          0xfe,
          ...[...strToU8(POSITIONS)].flatMap((byte) => [byte, 0]),
        ]),
      }),
  },
];
