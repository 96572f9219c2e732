import type { PdfDocument } from './pdf-expected.ts';
import { filled, markdownText, type ExpectedText } from './pdf-expected-sections.ts';
import { letterWordsOf } from './pdf-words.ts';

/** The texts of the cover letter's pages, letterhead and all. */
export function letterTexts(cv: PdfDocument): ExpectedText[] {
  const { personal_info: info, tailored } = cv;
  const { includeEmail, includePhone, includeAddress } = tailored.pdfOptions;
  const job = tailored.jobDescription_id;
  const company = typeof job === 'object' ? job.companyName : '';
  const head = [
    info.fullName,
    includeEmail ? info.email : '',
    includePhone ? info.phone : '',
    includeAddress ? info.location : '',
    filled(company) ? company : letterWordsOf(cv).coverLetter,
  ];
  const body = tailored.coverLetter.split('\n\n').map((block) => ({
    text: markdownText(block),
    holds: block.startsWith('#'),
  }));
  return [...head.map((text) => ({ text, holds: true })), ...body].filter(({ text }) =>
    filled(text),
  );
}
