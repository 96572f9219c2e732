import { expect, test } from '@jest/globals';
import { readEuropass } from './europass-reader.ts';

const CANDIDATE = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9"
  xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
  <hr:DocumentID schemeID="x"/>
  <CandidatePerson>
    <PersonName><oa:GivenName>Aino</oa:GivenName><hr:FamilyName>Virta</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>358</CountryDialing><oa:DialNumber>40555017</oa:DialNumber></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>aino@virta.example</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address><oa:CityName>Oulu</oa:CityName><CountryCode>fi</CountryCode></Address></Communication>
    <PrimaryLanguageCode name="NORMAL">fin</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ExecutiveSummary>&lt;p&gt;Forester with a drone.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory><hr:OrganizationName>Kelp Forests Oy</hr:OrganizationName>
      <PositionHistory><PositionTitle>Forest planner</PositionTitle>
        <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2018-05-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
        <oa:Description>&lt;p&gt;Planned 4,000 hectares.&lt;/p&gt;</oa:Description><City>Oulu</City><Country>fi</Country>
      </PositionHistory></EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>University of Kelp</hr:OrganizationName>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2013-09-01</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2018-02-28</hr:FormattedDateTime></EndDate></AttendancePeriod>
      <EducationDegree><hr:DegreeName>MSc in Forestry</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
    <PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
      <CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C2</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency></PersonQualifications>
    <Projects><Project><Title>Birch map</Title></Project></Projects>
  </CandidateProfile>
</Candidate>`;

test('the Europass XML of since 2020 is read, and what has no field is not placed', () => {
  const { cv, unplaced, source } = readEuropass(CANDIDATE);
  expect(source).toBe('europass');
  expect(cv.personal_info).toMatchObject({
    ...{ fullName: 'Aino Virta', email: 'aino@virta.example', phone: '+358 40555017' },
    ...{ location: 'Oulu, Finland', summary: 'Forester with a drone.' },
  });
  expect(cv.work_experience).toMatchObject([
    {
      ...{ company: 'Kelp Forests Oy', position: 'Forest planner', location: 'Oulu, Finland' },
      ...{ startDate: '2018-05', endDate: '', current: true },
      description: 'Planned 4,000 hectares.',
    },
  ]);
  expect(cv.education).toMatchObject([
    {
      ...{ institution: 'University of Kelp', degree: 'MSc', field: 'Forestry' },
      ...{ startDate: '2013-09', endDate: '2018-02' },
    },
  ]);
  expect(cv.language_skills).toMatchObject([
    { language: 'Finnish', level: 'Native' },
    { language: 'English' },
  ]);
  expect(unplaced.map(({ text }) => text)).toEqual(['Birch map']);
});

test('a Candidate that says nothing is read without a fault', () => {
  expect(readEuropass('<Candidate/>').cv.work_experience).toEqual([]);
});
