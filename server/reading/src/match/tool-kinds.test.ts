import { expect, test } from '@jest/globals';
import { can, did, isFound } from './held-in.fixture.ts';

test.each([
  ['Requirements:', 'Experience with a relational database', can('MySQL'), true],
  ['Requirements:', 'A relational database such as Oracle', can('MongoDB'), false],
  ['Requirements:', 'Version control', can('Git'), true],
  ['Requirements:', 'CI/CD (we use GitHub Actions)', did('Maintained Jenkins pipelines'), true],
  ['Requirements:', 'CI/CD', can('Jira'), false],
  ['Requirements:', 'Experience with a BI tool', can('Tableau'), true],
  ['Requirements:', 'CRM', can('HubSpot'), true],
  ['Requirements:', 'SAP CRM', can('HubSpot'), false],
  ['Ihr Profil', 'ERP-Kenntnisse', can('Navision'), true],
  ['Ihr Profil', 'Erfahrung mit relationalen Datenbanken', can('PostgreSQL'), true],
  ['Ihr Profil', 'SPS-Kenntnisse', did('Störungen an Siemens S7-1500 gesucht'), true],
  ['Ihr Profil', 'SPS-Kenntnisse', can('Pneumatik'), false],
  ['Requisitos', 'Control de versiones', can('GitLab'), true],
  ['Requisitos', 'Manejo de CRM', can('Salesforce'), true],
  ['Requisitos', 'Manejo de ERP', can('Word'), false],
] as const)('%s %s is known by the name of one: %#', (section, asked, held, is) => {
  expect(isFound(section, asked, held)).toBe(is);
});
