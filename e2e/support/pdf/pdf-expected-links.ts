import type { SectionKey } from '@sastre/shared-contracts/api';
import type { PdfDocument } from './pdf-expected.ts';
import { filled } from './pdf-expected-sections.ts';

/** Where the links of a document lead, once each, sorted. */
export function expectedLinks({
  personal_info: info,
  work_experience: work,
  tailored,
}: PdfDocument): string[] {
  const { includeEmail, includePhone } = tailored.pdfOptions;
  const visible = (key: SectionKey) => !tailored.hiddenSections.includes(key);
  const absolute = (text: string) => (/^https?:/.test(text) ? text : `https://${text}`);
  const direct = [
    includeEmail && filled(info.email) ? `mailto:${info.email}` : '',
    includePhone && filled(info.phone) ? dialled(info.phone) : '',
  ];
  const sites = [info.linkedIn, info.website, info.github].filter(filled).map(absolute);
  const inText = (markdown: string) =>
    [...markdown.matchAll(/\[[^\]]+\]\(([^)]+)\)/g)].map(([, address]) => address ?? '');
  const links = [
    ...(visible('personalInfo') ? [...direct, ...sites] : []),
    ...(visible('workExperience') ? work.flatMap((job) => inText(job.description)) : []),
    ...(visible('cover-letter') && filled(tailored.coverLetter)
      ? [...direct, ...inText(tailored.coverLetter)]
      : []),
  ];
  return [...new Set(links.filter(filled))].sort();
}

/** Of one number what is dialled, without an extension and the zero in brackets; of two numbers no link. */
function dialled(phone: string): string {
  const number = phone.replace(/ext\..*$|\(0\)/g, '').replace(/[^\d+]/g, '');
  return /.\+/.test(number) ? '' : `tel:${number}`;
}
