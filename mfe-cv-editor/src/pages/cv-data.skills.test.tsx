import { expect, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));
const skill = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Skill' });
const chips = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole<HTMLSelectElement>('combobox', { name: /^Level of/ })
    .map((level) => [level.getAttribute('aria-label')?.slice('Level of '.length), level.value]);
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function open() {
  const url = '/cv-data?edit=true&tab=skills';
  const fake = fakeShell({ api: createFakeApi({ cv: sampleCv() }), messages, url });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  const saved = async () => {
    await click('Save CV');
    await waitFor(() => expect(fake.log.toasts).toHaveLength(1));
    return fake.api.state.mainCv?.cv;
  };
  return { fake, saved };
}

test('Enter adds a skill, says so and stays in the field for the next one', async () => {
  const { saved } = await open();
  await userEvent.type(skill(), ' Go {Enter}');
  expect(said()).toContain('Go added');
  expect([skill().value, document.activeElement]).toEqual(['', skill()]);
  await userEvent.type(skill(), 'Rust');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Skill level' }), 'Expert');
  await click('Add skill');
  expect(document.activeElement).toBe(skill());
  expect(screen.getByRole('combobox', { name: 'Skill level' })).toHaveProperty(
    'value',
    'Intermediate',
  );
  const added = (await saved())?.skills.slice(2);
  expect(added?.map(({ name, level }) => [name, level])).toEqual([
    ['Go', 'Intermediate'],
    ['Rust', 'Expert'],
  ]);
  expect(new Set(added?.map(({ id }) => id)).size).toBe(2);
});

test('a blank name adds nothing, and one that is taken back leaves nothing', async () => {
  const { fake } = await open();
  await userEvent.type(skill(), '  {Enter}');
  await userEvent.type(skill(), 'Go');
  await userEvent.clear(skill());
  await click('Add skill');
  expect(chips('Skills')).toHaveLength(2);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(fake.api.callsOf('saveCv')).toEqual([]);
});

test('a name still in the row is saved with the CV', async () => {
  const { saved } = await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Language' }), 'Catalan');
  expect(chips('Languages')).toHaveLength(2);
  const languages = (await saved())?.language_skills;
  expect(languages?.map(({ language }) => language)).toEqual(['Spanish', 'German', 'Catalan']);
});

test('a name still in the row has its chip when the tab is opened again', async () => {
  await open();
  await userEvent.type(skill(), 'Go');
  await userEvent.click(screen.getByRole('tab', { name: 'Personal' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Skills' }));
  expect(chips('Skills').at(-1)).toEqual(['Go', 'Intermediate']);
  expect(skill().value).toBe('');
});

test('the level of a skill is changed where it stands', async () => {
  const { saved } = await open();
  const level = screen.getByRole('combobox', { name: 'Level of PostgreSQL' });
  await userEvent.selectOptions(level, 'Beginner');
  expect((await saved())?.skills[1]).toEqual({ ...sampleCv().skills[1], level: 'Beginner' });
});

test('a skill is moved by keys, and by the buttons that a click on its handle shows', async () => {
  const { saved } = await open();
  button('Move PostgreSQL').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(said()).toContain('PostgreSQL moved to position 1');
  expect(document.activeElement).toBe(button('Move PostgreSQL'));
  await click('Move PostgreSQL');
  await click('Move PostgreSQL one place on');
  expect(document.activeElement).toBe(button('Move PostgreSQL one place on'));
  await click('Move PostgreSQL one place back');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  expect(screen.queryByRole('button', { name: 'Move PostgreSQL one place on' })).toBeNull();
  expect((await saved())?.skills.map(({ name }) => name)).toEqual(['PostgreSQL', 'TypeScript']);
});

test('a name still in the row stays last while others are moved', async () => {
  const { saved } = await open();
  await userEvent.type(skill(), 'Go');
  button('Move TypeScript').focus();
  await userEvent.keyboard('{End}');
  expect(skill().value).toBe('Go');
  const names = (await saved())?.skills.map(({ name }) => name);
  expect(names).toEqual(['PostgreSQL', 'TypeScript', 'Go']);
});

test('a removed skill is brought back by Undo', async () => {
  const { saved } = await open();
  await click('Remove TypeScript');
  expect(document.activeElement).toBe(button('Undo: TypeScript removed'));
  await click('Undo: TypeScript removed');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Level of TypeScript');
  expect((await saved())?.skills).toEqual(sampleCv().skills);
});

const names = () => chips('Skills').map(([name]) => name);
const lit = () =>
  within(screen.getByRole('region', { name: 'Skills' }))
    .getAllByRole('listitem')
    .filter(({ className }) => /flash/.test(className))
    .map((chip) => within(chip).getByRole('combobox').getAttribute('aria-label'));

test('commas and semicolons part what Enter adds, each with the chosen level', async () => {
  const { saved } = await open();
  await userEvent.type(skill(), 'Go, Rust;  Machine   learning ,');
  expect(names()).toHaveLength(2);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Skill level' }), 'Expert');
  await userEvent.type(skill(), '{Enter}');
  expect(said()).toContain('Go, Rust, Machine learning added');
  expect([skill().value, document.activeElement]).toEqual(['', skill()]);
  const added = (await saved())?.skills.slice(2);
  expect(added?.map(({ name, level }) => [name, level])).toEqual([
    ['Go', 'Expert'],
    ['Rust', 'Expert'],
    ['Machine learning', 'Expert'],
  ]);
  expect(new Set(added?.map(({ id }) => id)).size).toBe(3);
});

test('a pasted list makes chips at once, with what was typed around it; other text is pasted as ever', async () => {
  await open();
  await userEvent.type(skill(), 'Kuber');
  await userEvent.paste('netes');
  expect(skill().value).toBe('Kubernetes');
  await userEvent.paste('\n• Go\n• Python (NumPy, pandas)\r\n');
  expect(names().slice(2)).toEqual(['Kubernetes', 'Go', 'Python (NumPy, pandas)']);
  expect(skill().value).toBe('');
  await userEvent.click(screen.getByRole('textbox', { name: 'Language' }));
  await userEvent.paste('Catalan; Basque');
  expect(chips('Languages').map(([name]) => name)).toEqual([
    'Spanish',
    'German',
    'Catalan',
    'Basque',
  ]);
});

test('what was typed with commas or pasted is taken back by one undo, however long the typing took', async () => {
  const { fake } = await open();
  await userEvent.type(skill(), 'Go, R');
  await fake.clock.advance(5_000);
  await userEvent.type(skill(), 'ust; SQL{Enter}');
  expect(names().slice(2)).toEqual(['Go', 'Rust', 'SQL']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([names().length, skill().value]).toEqual([2, '']);
  expect(button('Undo')).toHaveProperty('disabled', false);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await userEvent.click(skill());
  await userEvent.paste('Perl, Zig');
  expect(names().slice(2)).toEqual(['Perl', 'Zig']);
  await userEvent.type(skill(), 'Go{Enter}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(names().slice(2)).toEqual(['Perl', 'Zig']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(names().slice(2)).toEqual([]);
});

test('what is there already lights up and is said, whatever its case and spaces', async () => {
  const { fake, saved } = await open();
  await userEvent.type(skill(), ' type script, Go{Enter}');
  expect(names()).toEqual(['TypeScript', 'PostgreSQL', 'Go']);
  expect(said()).toContain('Go added. TypeScript is already in the list');
  expect(lit()).toEqual(['Level of TypeScript']);
  await fake.clock.advance(1_600);
  expect(lit()).toEqual([]);
  await userEvent.type(skill(), 'POSTGRESQL{Enter}');
  expect([names().length, lit(), skill().value]).toEqual([3, ['Level of PostgreSQL'], '']);
  expect((await saved())?.skills.map(({ name }) => name)).toEqual([
    'TypeScript',
    'PostgreSQL',
    'Go',
  ]);
});

test('no level can be chosen, for what is there and for what is new, and taken back', async () => {
  const { saved } = await open();
  const choose = (name: string, level: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name }), level);
  await choose('Level of TypeScript', 'No level');
  await userEvent.type(skill(), 'Go');
  await choose('Skill level', 'No level');
  await click('Add skill');
  expect(screen.getByRole('combobox', { name: 'Skill level' })).toHaveProperty(
    'value',
    'Intermediate',
  );
  await userEvent.type(skill(), 'Rust{Enter}');
  await choose('Level of PostgreSQL', 'No level');
  await choose('Level of PostgreSQL', 'Expert');
  await choose('Level of Spanish', 'No level');
  expect(chips('Skills')).toEqual([
    ['TypeScript', ''],
    ['PostgreSQL', 'Expert'],
    ['Go', ''],
    ['Rust', 'Intermediate'],
  ]);
  const cv = await saved();
  expect(cv?.skills.map(({ id: _id, ...skill_ }) => skill_)).toEqual([
    { name: 'TypeScript', level: 'Intermediate', noLevel: true },
    { name: 'PostgreSQL', level: 'Expert' },
    { name: 'Go', level: 'Intermediate', noLevel: true },
    { name: 'Rust', level: 'Intermediate' },
  ]);
  expect(cv?.language_skills[0]).toMatchObject({ language: 'Spanish', noLevel: true });
});

test('a language is given a level of the European framework, and is shown with it', async () => {
  const { saved } = await open();
  const level = screen.getByRole('combobox', { name: 'Level of Spanish' });
  await userEvent.selectOptions(level, 'B2');
  expect(level).toHaveProperty('value', 'B2');
  const skills = screen.getByRole('combobox', { name: 'Skill level' });
  expect(within(skills).queryByRole('option', { name: 'B2' })).toBeNull();
  const [spanish] = (await saved())?.language_skills ?? [];
  expect(spanish).toMatchObject({ language: 'Spanish', level: 'Intermediate', cefr: 'B2' });
});

test('a CV whose skills have levels is saved as it was', async () => {
  const { saved } = await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Personal' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '1');
  const cv = await saved();
  expect([cv?.skills, cv?.language_skills]).toEqual([
    sampleCv().skills,
    sampleCv().language_skills,
  ]);
});
