import {
  LIMITS,
  defaultEducation,
  defaultLanguageSkill,
  defaultPersonalInfo,
  defaultSectionEntry,
  defaultSkill,
  defaultWorkExperience,
  withLevel,
  type CvContent,
  type Section,
  type SectionKind,
} from '@sastre/shared-contracts/api';
import type { FieldPath } from '../reading.types.ts';
import type { ReadAdded } from './added.rules.ts';
import type { ReadCourse } from './education.rules.ts';
import type { RawEntry } from './raw-entry.types.ts';
import type { ReadLanguage } from './languages.rules.ts';
import { levelOfSkill, ratedSkill, wordsOf } from '@sastre/shared-cv-words';
import type { ReadPerson } from './person.rules.ts';
import type { Piece } from './pieces.rules.ts';
import type { ReadSkill } from './skills.rules.ts';
import type { ReadJob } from './work.rules.ts';

/** A date has no part of the year: "Summer 2009" leaves one that is not placed. */
const SEASON =
  /(?<!\p{L})(?:spring|summer|autumn|fall|winter|primavera|verano|oto[ñn]o|invierno|fr[üu]h(?:jahr|ling)|sommer|herbst|printemps|[ée]t[ée]|automne|hiver|estate|autunno|inverno|ver[ãa]o|outono)(?!\p{L})/giu;

/** What was found, by the parts of a CV. */
export interface ReadParts {
  person: ReadPerson;
  jobs: readonly ReadJob[];
  courses: readonly ReadCourse[];
  skills: readonly ReadSkill[];
  languages: readonly ReadLanguage[];
  added: readonly {
    kind: SectionKind;
    heading: Piece | undefined;
    entries: readonly ReadAdded[];
  }[];
}

/** A CV with where its values come from. */
export interface ReadFields {
  cv: Partial<CvContent>;
  origins: Record<FieldPath, readonly number[]>;
  doubts: FieldPath[];
  /** Words in fields, by the lines that they come from. */
  used: Map<number, string[]>;
}

/** Writes what was found into the fields of a CV, and keeps book of the lines that it comes from. */
export function fieldsOf({
  person,
  jobs,
  courses,
  skills,
  languages,
  added,
}: ReadParts): ReadFields {
  const origins: ReadFields['origins'] = {};
  const doubts: FieldPath[] = [];
  const used: ReadFields['used'] = new Map();
  const note = (words: readonly string[], lines: readonly number[]) => {
    for (const line of lines) used.set(line, [...(used.get(line) ?? []), ...words]);
  };
  const text = (path: FieldPath, piece: Piece | undefined): string => {
    if (piece === undefined || piece.text === '') return '';
    const value = piece.text.slice(0, LIMITS.textLength);
    origins[path] = piece.lines;
    note(wordsOf(value), piece.lines);
    return value;
  };
  const texts = (path: FieldPath, pieces: readonly Piece[]): string[] =>
    pieces.slice(0, LIMITS.listLength).map((piece, at) => text(`${path}[${at}]`, piece));
  const period = (path: FieldPath, found: RawEntry['period']) => {
    if (found === undefined) return {};
    const { lines, said, ...dates } = found;
    origins[`${path}.startDate`] = lines;
    origins[`${path}.endDate`] = lines;
    note(wordsOf(said.replace(SEASON, '')), lines);
    return dates;
  };
  const body = (path: FieldPath, pieces: readonly Piece[]) =>
    text(path, pieces.length === 0 ? undefined : allOf(pieces));
  const limited = <Item>(items: readonly Item[]) => items.slice(0, LIMITS.listLength);

  const cv: Partial<CvContent> = {
    personal_info: {
      ...defaultPersonalInfo,
      ...Object.fromEntries(
        Object.entries(person).map(([key, piece]) => {
          const path = `personal_info.${key}`;
          if (piece.isUnsure === true) doubts.push(path);
          return [key, text(path, piece)];
        }),
      ),
    },
    work_experience: limited(jobs).map((job, at) => {
      const path = `work_experience[${at}]`;
      if (!job.isSure) doubts.push(`${path}.company`, `${path}.position`);
      const time = job.period && whole(job.period);
      if (time?.endDate !== job.period?.endDate) doubts.push(`${path}.endDate`);
      return {
        ...defaultWorkExperience,
        id: `import-work-${at}`,
        company: text(`${path}.company`, job.company),
        position: text(`${path}.position`, job.position),
        location: text(`${path}.location`, job.place),
        ...period(path, time),
        description: body(`${path}.description`, job.texts),
        achievements: texts(`${path}.achievements`, job.bullets),
      };
    }),
    education: limited(courses).map((course, at) => {
      const path = `education[${at}]`;
      for (const joint of course.joints) note(wordsOf(joint.text), joint.lines);
      for (const name of course.unsure) doubts.push(`${path}.${name}`);
      const { current: _current, ...dates } = period(path, course.period) as Partial<
        NonNullable<RawEntry['period']>
      >;
      return {
        ...defaultEducation,
        id: `import-education-${at}`,
        institution: text(`${path}.institution`, course.institution),
        degree: text(`${path}.degree`, course.degree),
        field: text(`${path}.field`, course.field),
        gpa: text(`${path}.gpa`, course.grade),
        location: text(`${path}.location`, course.place),
        ...dates,
      };
    }),
    skills: limited(skills).map(({ name, level }, at) => {
      const path = `skills[${at}]`;
      if (level !== undefined) note(wordsOf(level.text), level.lines);
      const known =
        level === undefined
          ? undefined
          : level.isRating === true
            ? ratedSkill(level.text)
            : levelOfSkill(level.text.replace(/[()]/g, ''));
      if (level?.isRating === true && known !== undefined) doubts.push(`${path}.level`);
      const skill = { ...defaultSkill, id: `import-skill-${at}` };
      return withLevel({ ...skill, name: text(`${path}.name`, name) }, known);
    }),
    language_skills: limited(languages).map(
      ({ language, level, isUnclear, isCoded, said, levelLines }, at) => {
        const path = `language_skills[${at}]`;
        if (isUnclear || isCoded) doubts.push(`${path}.level`);
        if (level !== undefined) origins[`${path}.level`] = levelLines;
        note(wordsOf(said), levelLines);
        const skill = { ...defaultLanguageSkill, id: `import-language-${at}` };
        return withLevel(
          { ...skill, language: text(`${path}.language`, language) },
          level ?? (isUnclear ? skill.level : undefined),
        );
      },
    ),
  };
  const sections = added
    .slice(0, LIMITS.addedSections)
    .map(({ kind, heading, entries }, at): Section => {
      const path = `sections[${at}]`;
      return {
        id: `import-section-${at}`,
        kind,
        title: text(`${path}.title`, heading),
        entries: limited(entries).map((entry, number) => {
          const own = `${path}.entries[${number}]`;
          if (entry.isUnsure === true) doubts.push(`${own}.name`, `${own}.organisation`);
          return {
            ...defaultSectionEntry,
            id: `import-entry-${at}-${number}`,
            name: text(`${own}.name`, entry.name),
            organisation: text(`${own}.organisation`, entry.organisation),
            place: text(`${own}.place`, entry.place),
            url: text(`${own}.url`, entry.url),
            ...period(own, entry.period),
            description: body(`${own}.description`, entry.texts),
            highlights: texts(`${own}.highlights`, entry.bullets),
          };
        }),
      };
    });
  return { cv: sections.length === 0 ? cv : { ...cv, sections }, origins, doubts, used };
}

function allOf(pieces: readonly Piece[]): Piece {
  return {
    text: pieces.map(({ text }) => text).join('\n\n'),
    lines: [...new Set(pieces.flatMap(({ lines }) => lines))],
  };
}

/** A job with one year is taken to have ended in it: "2011". A month alone may be a beginning. */
function whole(period: NonNullable<RawEntry['period']>): NonNullable<RawEntry['period']> {
  const { startDate, endDate, current } = period;
  const isYear = /^\d{4}$/.test(startDate);
  return current || endDate !== '' || !isYear ? period : { ...period, endDate: startDate };
}
