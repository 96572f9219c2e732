import type { Page, Route } from '@playwright/test';
import {
  cvSchema,
  PDF_REPORT_HEADER,
  writePdfReport,
  type Cv,
  type CvPatch,
  type PdfReport,
} from '@sastre/shared-contracts/api';

/** What one page's CV is told to be: what it saves is answered as a server would, and no server is told. */
export interface ToldCv {
  /** The next saves find that somebody else has saved this first. */
  changeElsewhere: (change: (cv: Cv) => Cv) => void;
}

/** Reads of a CV give what `change` makes of the real one; saves are played. */
export async function withToldCv(page: Page, change: (cv: Cv) => Cv = (cv) => cv): Promise<ToldCv> {
  let version = 1;
  let now: Cv | undefined;
  const tell = (route: Route, cv: Cv) =>
    route.fulfill({ json: cv, headers: { etag: `"told-${version}"` } });
  const answer = async (route: Route) => {
    const request = route.request();
    if (request.method() === 'GET') {
      const response = await route.fetch().catch(() => undefined);
      // The page is gone.
      if (response === undefined) return route.abort().catch(() => undefined);
      now ??= change(cvSchema.parse(await response.json()));
      return tell(route, now);
    }
    if (request.method() !== 'PUT' || now === undefined) return route.fallback();
    const etag = `"told-${version}"`;
    if (request.headers()['if-match'] !== etag) {
      const problem = {
        type: 'about:blank',
        title: 'Conflict',
        status: 412,
        code: 'changed-elsewhere',
      };
      const json = { ...problem, detail: '', message: '', requestId: 'e2e', current: now };
      const headers = { etag, 'content-type': 'application/problem+json' };
      return route.fulfill({ status: 412, json, headers });
    }
    version += 1;
    now = saved(now, request.postDataJSON() as CvPatch);
    return tell(route, now);
  };
  await page.route('**/api/user/me/cv', answer);
  await page.route(/\/api\/user\/me\/cv\/[0-9a-f-]{36}$/, answer);
  return {
    changeElsewhere: (make) => {
      if (now === undefined) throw new Error('The CV was not read yet');
      now = make(now);
      version += 1;
    },
  };
}

/** The languages that were detected, and the job and the report of a copy, are the server's own: what is sent of them changes nothing. */
function saved(cv: Cv, patch: CvPatch): Cv {
  const next = { ...cv, ...patch, detected: cv.detected } as Cv;
  if (next.tailored === undefined || cv.tailored === undefined) return next;
  const { jobDescription_id, report } = cv.tailored;
  return { ...next, tailored: { ...next.tailored, jobDescription_id, report } };
}

/** The print service gives a PDF with this verdict. */
export async function withVerdict(page: Page, report: PdfReport): Promise<void> {
  await page.route('**/api/utils/generate-pdf', (route) =>
    route.fulfill({
      contentType: 'application/pdf',
      headers: { [PDF_REPORT_HEADER]: writePdfReport(report) },
      body: '%PDF-1.7\n%%EOF\n',
    }),
  );
}

/** What is read out of the PDF: a CV whose e-mail is torn and whose education has a heading of its own. */
export async function withReading(page: Page): Promise<void> {
  const pages = [
    [
      'Daniel Reyes',
      'Data analyst',
      'daniel.reyes-with-a-rather-long-name@',
      'mail.example +34 600 000 000 reyes.example/portfolio',
      'Work Experience',
      'Reporting analyst Mar 2021 – Present',
      'Costa Clinics, Málaga',
      'Halved the time to close a month',
      'Night auditor Jun 2017 – Feb 2021',
      'Harbour Hotels',
    ],
    ['Where I learned it', 'BSc Statistics 2013 – 2017', 'Skills', 'SQL, Dashboards, Ledgers'],
  ];
  await page.route('**/api/utils/read-pdf', (route) => route.fulfill({ json: { pages } }));
}

/** The print service has no room; without `retryAfter` it does not say until when. */
export async function withBusyPrinter(page: Page, retryAfter?: number): Promise<void> {
  await page.route('**/api/utils/generate-pdf', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Busy',
        status: 503,
        detail: '',
        code: 'pdf-busy',
        message: '',
        requestId: 'e2e',
      }),
    }),
  );
}

/** One finding of each kind, and three more than are told. */
export const manyFindings: PdfReport = {
  words: 412,
  pages: 2,
  findings: [
    { kind: 'words', page: 1, text: 'Donaudampfschifffahrtsgesellschaft' },
    { kind: 'order', page: 1, text: 'Reporting analyst, Costa Clinics' },
    { kind: 'tags', page: 2, text: 'Open University' },
    { kind: 'links', text: 'https://reyes.example/a-rather-long-address/of-a-portfolio/no-space' },
    { kind: 'fonts', page: 2, text: 'CV World' },
    { kind: 'language' },
    { kind: 'title', text: 'Daniel Reyes' },
  ],
  more: 3,
};
