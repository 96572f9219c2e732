import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { jobs, people } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const letterFor = async (said: string, letterLanguage: Language) => {
  const jobDescription = `Data Analyst\n\nRequirements\n- SQL\n- Looker\n- dbt\n\n${said}`;
  const posting = { companyName: 'Nordlys Energy', jobDescription };
  const { content } = await tailorWith(
    people.analystCv,
    { ...jobs.analyst, ...posting },
    { letterLanguage },
  );
  return content.tailored?.coverLetter ?? '';
};

const greetingFor = async (said: string, letterLanguage: Language) =>
  /^(?:Dear|Guten|Sehr|Estimad|Hola|Hallo|A la).*$/m.exec(
    await letterFor(said, letterLanguage),
  )?.[0];

test.each([
  ['en', 'Questions? Ms Freja Lindqvist will be glad to hear from you.', 'Dear Ms Lindqvist,'],
  ['en', 'Please write to the Headteacher, Mrs Joanna Whitfield.', 'Dear Mrs Whitfield,'],
  ['de', 'Ihre Ansprechpartnerin ist Frau Dr. Petra Özdemir.', 'Sehr geehrte Frau Dr. Özdemir,'],
  [
    'de',
    'Auskunft erteilt Frau Oberverwaltungsrätin Dr. Özdemir.',
    'Sehr geehrte Frau Dr. Özdemir,',
  ],
  ['de', 'Bewerbungen an Herrn Schulleiter Jan Kröger.', 'Sehr geehrter Herr Kröger,'],
  ['de', 'Ihre Bewerbung richten Sie an Herrn Jan Kröger.', 'Sehr geehrter Herr Kröger,'],
  ['es', 'Envíe su candidatura a la Sra. Ana Ruiz.', 'Estimada Sra. Ruiz:'],
  ['es', 'Enviar CV y carta a la Sra. Dña. Rosa Peña.', 'Estimada Sra. Peña:'],
  ['es', 'Enviar CV y carta a la Sra. Dª Rosa Peña.', 'Estimada Sra. Peña:'],
  ['es', 'Dirija su carta al Sr. D. Luis Vega Soler.', 'Estimado Sr. Vega:'],
  ['es', 'Dirija su carta al Sr. Don Luis Vega.', 'Estimado Sr. Vega:'],
  ['de', 'Bewerbungen an Herrn Prof. Dr. Uwe Lenz.', 'Sehr geehrter Herr Prof. Dr. Lenz,'],
  ['de', 'Bewerbungen an Frau Dr.-Ing. Ute Lenz.', 'Sehr geehrte Frau Dr. Lenz,'],
  ['de', 'Bewerbungen an Herrn Dr. med. Uwe Lenz.', 'Sehr geehrter Herr Dr. Lenz,'],
  ['de', 'Bewerbungen an Frau Dipl.-Ing. Ute Lenz.', 'Sehr geehrte Frau Lenz,'],
  ['en', 'Please write to Mrs J. R. Whitfield.', 'Dear Mrs Whitfield,'],
  ['en', "Hi, I'm Tom Hale, and I run the team.", 'Dear Tom Hale,'],
  [
    'de',
    'Senden Sie Ihre Unterlagen mit Gehaltsvorstellung bis zum 20. Dezember an Frau Dr. Annegret Holzapfel, Leiterin Personal. Für Rückfragen steht Ihnen Herr Jonas Kiefer zur Verfügung.',
    'Sehr geehrte Frau Dr. Holzapfel,',
  ],
  ['de', 'Dein Ansprechpartner: Thomas Vogt, Leiter HR, 081 555 44 33.', 'Guten Tag Thomas Vogt,'],
  ['de', 'Ansprechpartnerin: Petra Koch', 'Sehr geehrte Frau Koch,'],
  [
    'en',
    'Please send your CV and cover letter to Aoife Brennan, Talent Partner.',
    'Dear Aoife Brennan,',
  ],
  [
    'es',
    'Contacto: Lic. Mariana Robles Cárdenas, Atracción de Talento. Envía tu CV a talento@mirasol.example.',
    'A la atención de Mariana Robles Cárdenas:',
  ],
  ['es', 'Contacto: Mtra. Ana Ruiz', 'A la atención de Ana Ruiz:'],
  ['en', "Please write to Orla O'Leary.", "Dear Orla O'Leary,"],
  ['en', 'Kwame Boateng from Nordlys here. We need you.\n\nCheers,\nKwame', 'Dear Kwame Boateng,'],
  ['en', 'Send us your CV.\n\nKind regards,\nIngrid Moe\nNordlys', 'Dear Ingrid Moe,'],
  ['de', 'Ihre Fragen beantwortet Betriebsleiterin Karla Brandt.', 'Sehr geehrte Frau Brandt,'],
  ['de', 'Du müsstest SQL können, schick mir deinen CV.\n\nLG\nJule Harms', 'Hallo Jule Harms,'],
  ['de', 'Senden Sie uns Ihren CV.\n\nViele Grüße, Jule Harms', 'Guten Tag Jule Harms,'],
  [
    'de',
    'Guten Tag Herr Wolters,\n\nwir suchen Sie.\n\nMit freundlichen Grüßen\nCarl Mertens\nPersonalberatung',
    'Guten Tag Carl Mertens,',
  ],
  ['es', 'Mándanos tu CV.\n\nUn saludo,\nNuria Vega', 'A la atención de Nuria Vega:'],
] as const)('a letter greets the one contact that the ad names (%s: %s)', async (...told) => {
  const [language, said, greeting] = told;
  expect(await greetingFor(said, language)).toBe(greeting);
});

test.each([
  ['Nordlys was founded by Mr Ole Dahl in 1980.'],
  ['Ask Ms Freja Lindqvist or Mr Jon Berg.'],
  ["I'm Happy to help."],
  ['We use Ms Office and Tom Hale Software.'],
  ['Contact: Human Resources, Nordlys Energy.'],
  ['Send your CV to Nordlys Energy.'],
  ['Please apply to Team Recruiting by Friday.'],
  ['Contact: Store Manager, Oslo'],
  ['Contact: Mia Strand. Send your CV to Ms Eva Berg or Mr Ola Nordmann.'],
  ['Kontakt: Stadtwerke Nordhausen'],
  ['Send reports to Power BI.'],
  ['Write articles to Power BI.'],
  ['Send us your CV.\n\nKind regards,\nHiring Team'],
  ['Send us your CV.\n\nBest,\nNordlys Energy GmbH'],
  ['Best practices are followed here.\nPower BI is used.'],
])('other names greet the team: %s', async (said) => {
  expect(await greetingFor(said, 'en')).toBe('Dear Nordlys Energy team,');
});

test.each([
  ['en', 'Please write to Ms Joanna Whitfield. The salary is £30,000.', 'Yours sincerely,'],
  [
    'en',
    'Please write to Ms Joanna Whitfield. The pay is $30 an hour, with a 401(k).',
    'Sincerely,',
  ],
  ['en', 'The pay is $30 an hour.', 'Kind regards,'],
  ['es', 'Envíe su candidatura a la Sra. Ana Ruiz.', 'Atentamente,'],
  ['es', 'Envíe su candidatura por correo.', 'Un saludo cordial,'],
  ['de', 'Ihre Ansprechpartnerin ist Frau Petra Özdemir.', 'Mit freundlichen Grüßen'],
] as const)('a letter takes leave as it greets (%s: %s)', async (language, said, goodbye) => {
  const [, last] = (await letterFor(said, language)).split('\n\n').toReversed();
  expect(last).toBe(goodbye);
});

test.each([
  ['Postúlate antes del viernes. Sueldo: 20,000 MXN.', 'postulación'],
  ['Sueldo: 30.000 euros.', 'candidatura'],
  // A hotel of Almería that tells of its offices.
  ['Oficinas en CDMX. Ofrecemos 14 pagas.', 'candidatura'],
])('Spanish calls an application as the place of the ad does: %s', async (said, word) => {
  const letter = await letterFor(said, 'es');
  expect(letter.match(/candidatura|postulación/g)?.every((one) => one === word)).toBe(true);
});
