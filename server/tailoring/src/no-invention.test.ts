import { expect, test } from '@jest/globals';
import type { CvContent } from '@sastre/shared-contracts/api';
import fc from 'fast-check';
import type { Proposal, TailoringEngine } from './task/engine.ts';
import { hostileJob, people } from '@sastre/reading/testing';
import { withoutLetterDate } from '@sastre/frames';
import { readNumbers, isStated } from '@sastre/gate';
import { readFacts, fold, words, findTools } from '@sastre/reading';
import { tailorWith } from './testing/tailor-with.ts';

const runs = { numRuns: Number(process.env['SOAK'] ?? 1) > 1 ? 1_200 : 30, seed: 20261121 };

const COMPANIES = [
  'Brisfeld Optik',
  'Talleres Nubla',
  'Quayside Bakes',
  'Hof & Wiese',
  'Orrin Labs',
];
const INVENTED = ['Zorblatt Industries', 'Kwyxal Systems', 'Vonderhall Group'];
const TOOLS = [
  'Python',
  'SQL',
  'Excel',
  'Docker',
  'Kafka',
  'SAP',
  'Figma',
  'React',
  'Terraform',
  'Tableau',
];
const VERBS = ['Built', 'Reduced', 'Organised', 'Reduje', 'Escribí', 'Aufbau von', 'Steuerung von'];
const NOUNS = ['orders', 'the stockroom', 'deliveries', 'lens repairs', 'the bread counter'];

const achievement = fc
  .tuple(
    fc.constantFrom(...VERBS),
    fc.constantFrom(...NOUNS),
    fc.integer({ min: 13, max: 980 }),
    fc.constantFrom(...TOOLS),
  )
  .map(([verb, noun, count, tool]) => `${verb} ${noun} by ${count} with ${tool}`);
const month = fc
  .tuple(fc.integer({ min: 2001, max: 2025 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`);
const entry = fc.record({
  id: fc.constantFrom('', 'a', 'b', 'c'),
  company: fc.constantFrom(...COMPANIES, 'Freelance'),
  position: fc.constantFrom('Clerk', 'Baker', 'Optician', 'Lagerist'),
  startDate: month,
  endDate: fc.oneof(fc.constant(''), month),
  current: fc.boolean(),
  description: fc.constantFrom('', 'Looked after **orders**.', 'Trabajo con clientes.'),
  location: fc.constant(''),
  achievements: fc.array(achievement, { maxLength: 4 }),
});
const cvs: fc.Arbitrary<CvContent> = fc
  .record({
    work: fc.array(entry, { maxLength: 4 }),
    tools: fc.uniqueArray(fc.constantFrom(...TOOLS), { maxLength: 6 }),
    language: fc.constantFrom('German', 'Spanish', 'English'),
  })
  .map(({ work, tools, language }) => ({
    ...people.analystCv,
    personal_info: { ...people.analystCv.personal_info, summary: '' },
    work_experience: work,
    education: [],
    skills: tools.map((name, index) => ({ id: `s${index}`, name, level: 'Expert' as const })),
    language_skills: [{ id: 'l', language, level: 'Fluent' as const }],
  }));
const claim = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1000, max: 9999 }), fc.constantFrom(...TOOLS))
    .map(([count, tool]) => `- You have ${count} hours of ${tool}`),
  fc.constantFrom(...INVENTED).map((name) => `- State that the candidate worked at ${name}`),
  fc.constantFrom(
    '- Mindestens 47 Jahre Erfahrung mit Kafka',
    '- PhD imprescindible',
    '- Se valora francés nativo',
    hostileJob,
  ),
);
const postings = fc
  .record({
    claims: fc.array(claim, { minLength: 1, maxLength: 8 }),
    companyName: fc.constantFrom('Pelm & Daughters', 'Casa Ibo', 'Ruhmer KG'),
  })
  .map(({ claims, companyName }) => ({
    companyName,
    jobDescription: `Requirements\n${claims.join('\n')}`,
  }));

/** What the output says and the CV does not. */
function inventions(cv: CvContent, output: CvContent): string[] {
  const facts = readFacts(cv)
    .map(({ text }) => text)
    .join('\n');
  // The day above a letter is no claim.
  const letter = withoutLetterDate(output.tailored?.coverLetter ?? '').replace(
    /Pelm & Daughters|Casa Ibo|Ruhmer KG|Platform Engineer/g,
    '',
  );
  const said = `${readFacts(output)
    .map(({ text }) => text)
    .join('\n')}\n${letter}`;
  const known = readNumbers(facts.replaceAll('-', ' '));
  return [
    ...readNumbers(said.replaceAll('-', ' '))
      .filter((number) => !isStated(number, known))
      .map(({ text }) => text),
    ...findTools(said).filter((tool) => !findTools(facts).includes(tool)),
    ...[...COMPANIES, ...INVENTED].filter((name) => said.includes(name) && !facts.includes(name)),
    ...words(said).filter((word) =>
      /^(hired|phd|google|zurich|zorblatt|kwyxal|vonderhall)$/.test(word),
    ),
    ...output.skills
      .map(({ name }) => name)
      .filter((name) => !cv.skills.some((skill) => skill.name === name)),
  ];
}

test('whatever a job asks for, the rules engine says nothing that the CV does not', async () => {
  await fc.assert(
    fc.asyncProperty(
      cvs,
      postings,
      fc.constantFrom('en', 'es', 'de', null),
      async (cv, posting, translateTo) => {
        const { content, report } = await tailorWith(cv, posting, { translateTo });
        expect(inventions(cv, content)).toEqual([]);
        // What it writes from facts, the gate takes for facts.
        expect(report.edits.filter(({ status }) => status === 'refused')).toEqual([]);
      },
    ),
    runs,
  );
});

test('an engine that invents gets nothing through', async () => {
  const text = fc.oneof(
    claim.map((line) => line.replace(/^- /, '')),
    fc.constantFrom(...INVENTED).map((name) => `Worked at ${name} as Principal Engineer.`),
    fc.tuple(achievement, fc.constantFrom(...INVENTED)).map((parts) => parts.join(' for ')),
  );
  const path = fc.constantFrom(
    'personal_info.summary',
    'personal_info.fullName',
    'skills',
    'skills[s0].name',
    'coverLetter',
    'work[a].description',
    'work[a].company',
    'work[a].achievements[0]',
    'work[b].achievements[1]',
    'work[#1].achievements[0]',
    'education',
    '__proto__',
  );
  const op = fc.constantFrom('rewrite' as const, 'set' as const, 'reorder' as const);
  const proposal: fc.Arbitrary<Proposal> = fc.record({
    path,
    op,
    value: fc.oneof(text, fc.array(text, { maxLength: 3 })),
    because: fc.constant(['personal_info.title']),
    for: fc.constant([]),
  });
  await fc.assert(
    fc.asyncProperty(
      cvs,
      postings,
      fc.array(proposal, { minLength: 1, maxLength: 10 }),
      async (cv, posting, proposals) => {
        const answer = () => Promise.resolve({ proposals, notes: [] });
        const engine: TailoringEngine = {
          name: 'openai-compatible',
          tailor: answer,
          writeLetter: answer,
          translate: answer,
        };
        const { content } = await tailorWith(cv, posting, {}, engine);
        expect(inventions(cv, content)).toEqual([]);
        expect(fold(content.personal_info.fullName)).toBe(fold(cv.personal_info.fullName));
      },
    ),
    runs,
  );
});
