import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

async function tailored(skills: string[], jobDescription: string, done = 'Built the shop API') {
  const cv = cvInBrief({
    head: ['Mara Quinn', 'Engineer', '', ''],
    work: [{ as: ['Engineer', 'Kestrel', '2019-03'], achievements: [done] }],
    skills,
  });
  const { content } = await tailorWith(cv, { companyName: 'Elmhof', jobDescription });
  return content;
}
const skillsFor = async (...of: Parameters<typeof tailored>) =>
  (await tailored(...of)).skills.map(({ name }) => name);

const ad = (title: string, musts: string, nice: string) =>
  `${title}\n\nRequirements\n- ${musts}\n\nNice to have\n- ${nice}`;

test.each([
  [
    'years that name a choice of skills',
    'Engineer',
    '4+ years of Ruby, Elixir or Go\n- Redis',
    'Vue.js',
  ],
  ['the title', 'Engineer (Ruby)', 'Redis', 'Vue.js'],
])('what %s asks for stays before what is less asked for', async (_what, title, musts, nice) => {
  const own = ['Ruby', 'Redis', 'Vue.js', 'Figma'];
  expect(await skillsFor(own, ad(title, musts, nice))).toEqual(own);
});

test('what two nice things name does not pass what is needed', async () => {
  const own = ['Event planning', 'Photoshop', 'Figma'];
  const nice = 'Photoshop\n- Photoshop and Figma for our posters';
  expect(await skillsFor(own, ad('Event Manager', 'Event planning', nice))).toEqual(own);
});

test('a name that a must has within its words stays before what is nice', async () => {
  const own = ['R&D management', 'Power BI', 'Excel'];
  const musts = 'Full responsibility for R&D, purchasing and stock';
  expect((await skillsFor(own, ad('Site Manager', musts, 'Power BI')))[0]).toBe('R&D management');
});

test('in German a skill in the brackets of a must stays before what is of advantage', async () => {
  const own = ['Siemens S7', 'TIA Portal', 'EPLAN'];
  const german =
    'Servicetechniker (m/w/d)\n\nIhr Profil\n- Kenntnisse in SPS-Programmierung (S7 / TIA Portal)\n- Von Vorteil: EPLAN';
  const { skills, tailored: copy } = await tailored(own, german, 'Wartung von Pumpen');
  expect(skills.map(({ name }) => name)).toEqual(own);
  expect(copy?.coverLetter).toMatch(/TIA Portal und EPLAN/);
});

test('in Spanish a skill that a duty names stays before what is valued', async () => {
  const own = ['Alérgenos', 'Escandallos', 'Cócteles'];
  const spanish =
    'Cocinera\n\nFunciones\n- Garantizar la gestión de alérgenos\n- Elaborar los escandallos\n\nSe valorará\n- Cócteles';
  expect(await skillsFor(own, spanish, 'Preparé menús')).toEqual(own);
});
