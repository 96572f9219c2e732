/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '../render-cv.ts';

const parse = (cv: Cv) => new DOMParser().parseFromString(renderCv(cv, 'en'), 'text/html');
const withTailored = (tailored: Partial<Tailored>): Cv => ({
  ...sampleCv(),
  tailored: { ...defaultTailored, ...tailored },
});

describe('the letter’s page', () => {
  const coverLetter = 'Dear you,\n\nI am writing about the role at the bank, and I have to say it.';
  test('has a letterhead without what the options leave out, and is addressed to its company', () => {
    const cv = sampleTailoredCv(
      {},
      { coverLetter, pdfOptions: { ...defaultTailored.pdfOptions, includePhone: false } },
    );
    const { fullName, email, location } = cv.personal_info;
    const document = parse(cv);
    const lines = [...document.querySelectorAll('.lname, .lcontact > span')];
    expect(lines.map(({ textContent }) => textContent)).toEqual([fullName, email, location]);
    const job = cv.tailored?.jobDescription_id;
    const company = typeof job === 'object' ? job.companyName : '';
    expect(document.querySelector('.ltitle.lto')?.textContent).toBe(company);
  });
  test('says from where it is written before the day, unless the options leave out the place', () => {
    const first = (includeAddress: boolean) => {
      const cv = withTailored({
        coverLetter: '30. November 2026\n\nSehr geehrte Frau May, ich bewerbe mich bei Ihnen.',
        pdfOptions: { ...defaultTailored.pdfOptions, includeAddress },
      });
      const personal_info = { ...cv.personal_info, location: 'Berlin, Deutschland' };
      const document = parse({ ...cv, personal_info, language: 'de' });
      return document.querySelector('.lbody p')?.textContent;
    };
    expect(first(true)).toBe('Berlin, 30. November 2026');
    expect(first(false)).toBe('30. November 2026');
  });
  test('without a company says what it is', () => {
    const title = parse(withTailored({ coverLetter })).querySelector('.ltitle');
    expect([title?.textContent, title?.className]).toEqual(['Cover Letter', 'ltitle']);
  });
  test('leaves room to sign where it is short and ends with the name', () => {
    const signed = (letter: string) =>
      parse(withTailored({ coverLetter: letter })).querySelector('.lbody.signed') !== null;
    const { fullName } = sampleCv().personal_info;
    expect(signed(`${coverLetter}\n\nSincerely\n\n${fullName}\n`)).toBe(true);
    expect(signed(`${coverLetter}\n\nSincerely, ${fullName}`)).toBe(false);
    expect(signed(`${`${coverLetter}\n\n`.repeat(30)}${fullName}`)).toBe(false);
  });
});
