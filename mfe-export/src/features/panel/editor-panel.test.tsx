import { describe, expect, jest, test } from '@jest/globals';
import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import { emptyCv, sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPanel, twoPictures } from './editor-panel.fixture.tsx';

function cvWith(pdfOptions: Partial<Tailored['pdfOptions']>): Cv {
  const tailored = {
    ...defaultTailored,
    pdfOptions: { ...defaultTailored.pdfOptions, ...pdfOptions },
  };
  return { ...sampleCv(), tailored };
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const hex = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${name} colour as hex digits` });

test('its parts stand in the order of the screen, each under its heading', () => {
  showPanel(sampleCv());
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Template',
    'Fonts',
    'Language of the CV',
    'Dates',
    'Colours',
    'Type',
    'Profile picture',
    'Sections',
  ]);
});

describe('the template', () => {
  test('is one column until another is chosen, and each says what it is good for', async () => {
    const { changes } = showPanel(sampleCv());
    const group = within(screen.getByRole('radiogroup', { name: 'Template' }));
    expect(group.getAllByRole('radio')).toHaveLength(4);
    expect(group.getByText('Reads cleanly in every application form')).toBeTruthy();
    expect(radio('Single column').checked).toBe(true);
    await userEvent.click(radio('Two columns'));
    expect(changes).toMatchObject([{ pdfOptions: { template: 'two-column-1' } }]);
    expect(radio('Two columns').checked).toBe(true);
  });
  test('of any name with two columns counts as that', () => {
    showPanel(cvWith({ template: 'two-column-9' }));
    expect(radio('Two columns').checked).toBe(true);
  });
  test('is printed on A4 or Letter', async () => {
    const { changes } = showPanel(sampleCv());
    expect(radio('A4').checked).toBe(true);
    await userEvent.click(radio('Letter'));
    expect(changes).toEqual([{ pdfOptions: { paper: 'Letter' } }]);
  });
});

describe('a colour', () => {
  test('is one of two that go together, until one of them is changed', async () => {
    const { changes } = showPanel(sampleCv());
    const presets = within(screen.getByRole('group', { name: 'Colours that go together' }));
    const pressed = () =>
      presets
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-pressed') === 'true')
        .map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['Petrol']);
    await userEvent.click(presets.getByRole('button', { name: 'Plum' }));
    expect(pressed()).toEqual(['Plum']);
    expect(changes).toEqual([
      { pdfOptions: { primaryColorOverride: '#5b3a70', secondaryColorOverride: '#655d70' } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Reset Primary colour' }));
    expect(pressed()).toEqual([]);
  });
  test('shows the default until one is chosen', () => {
    showPanel(sampleCv());
    expect(['Primary', 'Secondary', 'Main text'].map((name) => hex(name).value)).toEqual([
      '#1f4f5c',
      '#5d6570',
      '#1d2023',
    ]);
    const reset = screen.getByRole('button', { name: 'Reset Primary colour' });
    expect(reset.getAttribute('aria-disabled')).toBe('true');
  });
  test('that is typed is normalised with Enter or when the field is left', async () => {
    const { changes } = showPanel(sampleCv());
    await userEvent.clear(hex('Primary'));
    await userEvent.type(hex('Primary'), 'ABC{Enter}');
    await userEvent.clear(hex('Main text'));
    await userEvent.type(hex('Main text'), '#0F0F0F');
    expect(changes).toEqual([{ pdfOptions: { primaryColorOverride: '#aabbcc' } }]);
    await userEvent.tab();
    expect(changes[1]).toEqual({ pdfOptions: { textColorOverride: '#0f0f0f' } });
    expect(hex('Primary').value).toBe('#aabbcc');
  });
  test('that is none says so, keeps the old one, and Escape takes the text back', async () => {
    const { changes } = showPanel(cvWith({ primaryColorOverride: '#112233' }));
    await userEvent.clear(hex('Primary'));
    await userEvent.type(hex('Primary'), 'teal{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(
      'Enter a colour such as #1f4f5c. #112233 is still used.',
    );
    expect(hex('Primary').getAttribute('aria-invalid')).toBe('true');
    expect(hex('Primary').value).toBe('teal');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(hex('Primary').value).toBe('#112233');
    expect(changes).toEqual([]);
  });
  test('goes back to its default by Reset, by an empty field, or with all of them', async () => {
    const chosen = { primaryColorOverride: '#112233', secondaryColorOverride: '#223344' };
    const { changes, now } = showPanel(cvWith({ ...chosen, textColorOverride: '#010101' }));
    const reset = screen.getByRole('button', { name: 'Reset Primary colour' });
    await userEvent.click(reset);
    expect(document.activeElement).toBe(reset);
    await userEvent.clear(hex('Secondary'));
    await userEvent.tab();
    expect(changes).toEqual([
      { pdfOptions: { primaryColorOverride: '' } },
      { pdfOptions: { secondaryColorOverride: '' } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Reset colours' }));
    expect(now.cv.tailored).toEqual(defaultTailored);
    await userEvent.click(screen.getByRole('button', { name: 'Reset colours' }));
    await userEvent.click(reset);
    expect(changes).toHaveLength(3);
  });
  test('that is only looked at changes nothing', async () => {
    const { changes } = showPanel(sampleCv());
    await userEvent.click(hex('Primary'));
    await userEvent.tab();
    await userEvent.type(hex('Secondary'), '{Enter}');
    expect(changes).toEqual([]);
  });
  test('that the document had to move says so quietly', async () => {
    showPanel(cvWith({ secondaryColorOverride: '#ffee00' }));
    const hint = screen.getByText('Darkened in the CV so that it can be read');
    expect(hex('Secondary').getAttribute('aria-describedby')).toBe(hint.id);
    await userEvent.click(screen.getByRole('button', { name: 'Reset Secondary colour' }));
    expect(screen.queryByText(/^Darkened/)).toBeNull();
  });
});

describe('the profile picture', () => {
  test('is none or one of the user’s, each with its number', async () => {
    const { changes, now } = showPanel(sampleCv());
    const group = screen.getByRole('radiogroup', { name: 'Profile picture' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(radio('No picture').checked).toBe(true);
    expect(group.querySelectorAll('img')).toHaveLength(1);
    await userEvent.click(radio('Picture 2'));
    expect(changes).toEqual([{ pictureId: 'p2' }]);
    expect(radio('Picture 2').checked).toBe(true);
    await userEvent.click(radio('No picture'));
    expect(now.cv.personal_info.profilePictureUrl).toBe('');
  });
  test('that is not there any more counts as none', () => {
    showPanel(cvWith({ pictureId: 'gone' }));
    expect(radio('No picture').checked).toBe(true);
  });
  test('leads to the Pictures tab, of the copy where it is one', () => {
    const copy = sampleTailoredCv();
    showPanel(copy, { ...twoPictures, pictures: [] });
    expect(screen.getByText('You have no pictures yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a picture' }).getAttribute('href')).toBe(
      `/cv-data?edit=true&tab=pictures&cvId=${copy._id}`,
    );
  });
  test('says that pictures are being loaded', () => {
    showPanel(sampleCv(), { ...twoPictures, state: 'loading', pictures: [] });
    expect(screen.getByText('Loading your pictures…')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'No picture' })).toBeNull();
  });
  test('says that they could not be loaded, and tries again', async () => {
    const retry = jest.fn();
    showPanel(sampleCv(), { state: 'failed', pictures: [], retry });
    expect(screen.getByRole('alert').textContent).toContain(
      'Failed to load pictures. Please try again later.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('a CV with nothing in it', () => {
  const cv = emptyCv();
  cv.personal_info = { ...cv.personal_info, fullName: '', email: '' };
  test('has no sections to show, and the toolbar above adds them', () => {
    showPanel(cv);
    const none = screen.getByText('No sections to display. Add sections from the toolbar above.');
    const toolbar = screen.getByRole('group', { name: 'Add sections' });
    expect(toolbar.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const links = within(toolbar).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add Personal information', '/cv-data?edit=true&tab=personal'],
      ['Add Summary', '/cv-data?edit=true&tab=personal'],
      ['Add Work experience', '/cv-data?edit=true&tab=experience'],
      ['Add Education', '/cv-data?edit=true&tab=education'],
      ['Add Skills', '/cv-data?edit=true&tab=skills'],
      ['Add Languages', '/cv-data?edit=true&tab=skills'],
    ]);
    expect(screen.queryByRole('checkbox', { name: /^Include/ })).toBeNull();
  });
});
