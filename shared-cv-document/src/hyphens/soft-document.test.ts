/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '../render-cv.ts';
import { hyphensFor } from './patterns.ts';

const SOFT = /\u00ad/g;

function germanCv(hyphenation: boolean | undefined): Cv {
  const [job] = sampleCv().work_experience;
  const [course] = sampleCv().education;
  return {
    ...sampleCv(),
    language: 'de',
    personal_info: {
      ...sampleCv().personal_info,
      fullName: 'Anneliese Hintermeier',
      title: 'Qualitätsmanagementbeauftragte',
      location: 'Regensburgerstraße, Neutraubling',
      email: 'anneliese.hintermeier@verwaltung.example',
      summary: 'Verantwortung für Anneliese & die Verwaltung\nIn 1 Unternehmen geleitet.',
    },
    work_experience: [
      {
        ...job!,
        position: 'Verwaltungsfachangestellte',
        company: 'Donaudampfschifffahrt Gesellschaft',
        description:
          'Die **Verwal**tung bei der Gesellschaft &amp; in [Niederlassungen](https://verwaltung.example) geleitet.',
        achievements: ['Kundenverwaltung mit Kubernetes und Elasticsearch betreut.'],
      },
    ],
    education: [
      {
        ...course!,
        degree: 'Verwaltungswissenschaften',
        field: '',
        institution: 'Universität Regensburg',
      },
    ],
    skills: [{ ...sampleCv().skills[0]!, name: 'Kubernetes' }],
    sections: [],
    tailored: {
      ...defaultTailored,
      coverLetter: 'Die Verantwortung reizt mich.',
      pdfOptions: { ...defaultTailored.pdfOptions, template: 'two-column-1', hyphenation },
    },
  } as Cv;
}

const rendered = async (cv: Cv) => renderCv(cv, 'de', '', { hyphens: await hyphensFor(cv, 'de') });
const textsOf = (html: string, selector: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector)].map((one) =>
    (one.textContent ?? '').replace(SOFT, '|'),
  );

test('running text, titles and degrees may be broken, and marks within a word do not hinder it', async () => {
  const html = await rendered(germanCv(true));
  expect(textsOf(html, '.role')).toEqual(['Qualitäts|management|beauftragte']);
  expect(textsOf(html, '.sec-summary p')).toEqual([
    'Ver|ant|wor|tung für Anneliese & die VerwaltungIn 1 Unternehmen geleitet.',
  ]);
  expect(textsOf(html, '.sec-workExperience .head')).toEqual(['Verwaltungs|fach|angestellte']);
  expect(textsOf(html, '.sec-education .head')).toEqual(['Verwaltungs|wissenschaften']);
  expect(textsOf(html, '.sec-workExperience .rich')).toEqual([
    'Die Ver|wal|tung bei der Gesellschaft & in Nie|der|las|sun|gen geleitet.',
  ]);
  expect(textsOf(html, '.bul li')).toEqual([
    'Kunden|verwal|tung mit Kubernetes und Elasticsearch betreut.',
  ]);
  expect(textsOf(html, '.lbody p')).toEqual(['Die Ver|ant|wor|tung reizt mich.']);
});

test('names, places, addresses and skills stay whole', async () => {
  const html = await rendered(germanCv(true));
  const whole = textsOf(
    html,
    '.name, .lname, .org, .contact, .lcontact, .skills li, a[href^=mailto]',
  );
  expect(whole.length).toBeGreaterThan(6);
  expect(whole.filter((text) => text.includes('|'))).toEqual([]);
  expect(html).not.toMatch(/<[^>]*\u00ad/);
});

test('without the choice the document is the one that it was', async () => {
  const [without, never] = [germanCv(false), germanCv(undefined)];
  expect(await rendered(without)).not.toMatch(SOFT);
  expect(await rendered(never)).toBe(renderCv(never, 'de'));
  // What was loaded for a choice that is taken back is not used.
  const hyphens = await hyphensFor(germanCv(true), 'de');
  expect(renderCv(without, 'de', '', { hyphens })).toBe(renderCv(without, 'de'));
});

test('a choice changes no more than where words may be broken', async () => {
  const on = await rendered(germanCv(true));
  expect(on.replace(SOFT, '')).toBe(renderCv(germanCv(undefined), 'de'));
});
