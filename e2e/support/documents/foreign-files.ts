import { Document, HeadingLevel, Packer, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { strToU8, zipSync } from 'fflate';
import type { ImportFile } from './import-files.ts';

const ZIP = 'application/zip';
const archive = (name: string, mimeType: string, files: Record<string, string>): ImportFile => ({
  name,
  mimeType,
  buffer: Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([at, text]) => [at, strToU8(text)]))),
  ),
});

/** A CV as a person writes it in Word: headings, tab stops, lists. */
export async function wordCv(): Promise<ImportFile> {
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const item = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
  const dated = (text: string, period: string) =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
      children: [
        new TextRun({ text, bold: true }),
        new TextRun({ children: [new Tab(), period], bold: true }),
      ],
    });
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'Noor van Dijk', heading: HeadingLevel.TITLE }),
          new Paragraph('Paediatric nurse'),
          new Paragraph('noor@vandijk.example | +31 6 1234 5678 | Utrecht, Netherlands'),
          heading('Profile'),
          new Paragraph('Calm on a full ward, and clear with parents.'),
          heading('Work experience'),
          dated('Senior nurse, Sint Lucas Hospital', 'March 2019 – Present'),
          item('Trains new colleagues at the bedside'),
          item('Brought the handover down to ten minutes'),
          dated('Nurse, Wilhelmina Clinic', 'June 2014 – February 2019'),
          item('Night shifts on a ward of 24 beds'),
          heading('Education'),
          dated('BSc in Nursing', '2010 – 2014'),
          new Paragraph('Hogeschool Utrecht, Utrecht, Netherlands'),
          heading('Skills'),
          new Paragraph('Triage, Infusion pumps, SAP'),
          heading('Languages'),
          new Paragraph('Dutch (native), English (fluent)'),
        ],
      },
    ],
  });
  return {
    name: 'noor.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await Packer.toBuffer(document),
  };
}

/** The same kind of CV in an OpenDocument text. */
export function odtCv(): ImportFile {
  const heading = (text: string) => `<text:h text:outline-level="1">${text}</text:h>`;
  const line = (text: string) => `<text:p>${text}</text:p>`;
  const list = (...texts: string[]) =>
    `<text:list>${texts.map((text) => `<text:list-item>${line(text)}</text:list-item>`).join('')}</text:list>`;
  const body = [
    line('Bruno Sá'),
    line('Joiner'),
    line('bruno@sa.example'),
    heading('Work experience'),
    line('Joiner, Oficina do Porto<text:tab/>04/2018 – 09/2023'),
    list('Stairs &amp; doors for 40 old houses'),
    heading('Skills'),
    list('Oak', 'Restoration'),
  ].join('');
  const office = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';
  const words = 'urn:oasis:names:tc:opendocument:xmlns:text:1.0';
  const type = 'application/vnd.oasis.opendocument.text';
  return archive('bruno.odt', type, {
    mimetype: type,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="${office}" xmlns:text="${words}"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });
}

/** The larger archive that LinkedIn sends, with a column that no field holds. */
export function linkedInArchive(): ImportFile {
  return archive('Complete_LinkedInDataExport.zip', ZIP, {
    'Profile.csv':
      'First Name,Last Name,Headline,Summary,Industry,Geo Location,Websites\nMaja,Öberg,Route planner,"Plans, then asks the drivers.",Freight on rails,"Gothenburg, Sweden",[PORTFOLIO:https://oberg.example]\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nmaja@oberg.example,Yes,Yes,1/2/2024\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nNordfrakt AB,Route planner,"Plans 60 trains a week.\nAnswers for delays.",Gothenburg,Mar 2020,\n"Bygg & Väg",Dispatcher,,Malmö,Aug 2016,Feb 2020\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nLund University,2013,2016,,"BSc, Logistics",\n',
    'Skills.csv': 'Name\nTimetables\nSQL\n',
    'Languages.csv':
      'Name,Proficiency\nSwedish,Native or bilingual proficiency\nGerman,Limited working proficiency\n',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nRail Safety,https://rail.example/7,Transportstyrelsen,Feb 2021,,\n',
  });
}

/** A CV of Europass as XML, the first version that has a schema. */
export const EUROPASS_CV: ImportFile = {
  name: 'europass.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Chiara</FirstName><Surname>D'Angelo</Surname></PersonName>
<ContactInfo><Address><Contact><Municipality>Torino</Municipality><Country><Code>IT</Code><Label>Italia</Label></Country></Contact></Address>
<Email><Contact>chiara@dangelo.example</Contact></Email>
<TelephoneList><Telephone><Contact>+39 320 1234567</Contact></Telephone></TelephoneList></ContactInfo></Identification>
<Headline><Description><Label>Sound engineer</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2017" month="--09"/><To year="2022" month="--05"/></Period>
<Position><Label>Sound engineer</Label></Position><Activities>&lt;p&gt;Mixed the radio concerts &amp;amp; trained two others.&lt;/p&gt;</Activities>
<Employer><Name>Radio Dora</Name><ContactInfo><Address><Contact><Municipality>Torino</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2012"/><To year="2015"/></Period><Title>Laurea</Title>
<Organisation><Name>Conservatorio di Torino</Name><ContactInfo><Address><Contact><Municipality>Torino</Municipality></Contact></Address></ContactInfo></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Italian</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Label>French</Label></Description><ProficiencyLevel><SpokenInteraction>C1</SpokenInteraction></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<JobRelated><Description>&lt;p&gt;Hears a bad cable from the last row.&lt;/p&gt;</Description></JobRelated></Skills>
</LearnerInfo></SkillsPassport>`,
  ),
};

/** What a person copies out of a page. */
export const PASTED_CV = [
  'Ines Costa',
  'Data analyst',
  'ines.costa@example.org',
  '',
  'WORK EXPERIENCE',
  'Senior analyst, Costa Clinics',
  'Mar 2019 - present',
  '• Cut waiting times by a third',
  '',
  'SKILLS',
  'SQL, Python',
  '',
  'LANGUAGES',
  'Portuguese (native), German (B2)',
].join('\n');
