import { expect, test } from '@jest/globals';
import { defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { besideJoints } from './joints.rules.ts';
import { hyphensFor } from './patterns.ts';

const pdfOptions = { ...defaultTailored.pdfOptions, hyphenation: true };
const cv: Cv = { ...sampleCv(), language: 'de', tailored: { ...defaultTailored, pdfOptions } };

async function broken(word: string, isTitle = false): Promise<string> {
  const breaksOf = (await hyphensFor(cv, 'de')).get('de');
  const places = besideJoints(word, breaksOf?.(word) ?? [], isTitle);
  return [0, ...places].map((from, at) => word.slice(from, places[at])).join('-');
}

test.each([
  ['Förderbandantriebe', 'derband-antrie-be'],
  ['Abweichungsmanagement', 'chungs-manage-ment'],
  ['Arzneimittelherstellung', 'mittel-herstel-lung'],
  ['Rahmenbedingungen', 'Rahmen-bedin-gun-gen'],
  ['Lagerbestände', 'Lager-bestän-de'],
  ['Inbetriebnahme', 'In-betrieb-nah-me'],
  ['Planetengetriebe', 'Pla-ne-ten-getrie-be'],
  ['Aufgabenstellung', 'Auf-ga-ben-stel-lung'],
  ['Gewerbeaufsicht', 'Ge-werbe-aufsicht'],
  ['Qualitätsmanagementbeauftragte', 'litäts-management-beauftrag-te'],
])('%j is broken beside the joints of its parts: %s', async (word, expected) => {
  expect(await broken(word)).toContain(expected);
});

test('a title is broken at the joints of a word alone', async () => {
  expect(await broken('Produktionsautomatisierung', true)).toBe('Produktions-automatisierung');
  expect(await broken('Wartungsingenieurin', true)).toBe('Wartungs-ingenieurin');
  expect(await broken('Industriemechanikerin', true)).toMatch(/-.*-/);
});
