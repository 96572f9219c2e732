import type { CvContent, SectionKind } from '@sastre/shared-contracts/api';
import type { CorpusLanguage } from './person.types.ts';

/** What stands over a part of a CV. */
export type Heading = 'summary' | 'work' | 'education' | 'skills' | 'languages' | 'contact';

/** Words of people's own CVs in a language; the programs that make them choose among several. */
export interface Words {
  headings: Readonly<Record<Heading, readonly string[]>>;
  sections: Readonly<Partial<Record<SectionKind, string>>>;
  present: readonly string[];
  grade: string;
  /** Between a degree and its subject. */
  of: string;
  levels: Readonly<Record<CvContent['language_skills'][number]['level'], readonly string[]>>;
  months: readonly string[];
  shortMonths: readonly string[];
  /** Between a month's name and its year. */
  monthOf: string;
}

export const WORDS: Readonly<Record<CorpusLanguage, Words>> = {
  en: {
    headings: {
      summary: ['Profile', 'Summary', 'About me', 'Professional summary'],
      work: ['Experience', 'Work experience', 'Employment history', 'Professional experience'],
      education: ['Education', 'Education and training', 'Academic background', 'Education'],
      skills: ['Skills', 'Key skills', 'Core competencies', 'Skills'],
      languages: ['Languages', 'Languages', 'Language skills', 'Languages'],
      contact: ['Contact', 'Contact details', 'Personal details', 'Contact'],
    },
    sections: {
      certificates: 'Certifications',
      volunteer: 'Volunteering',
      projects: 'Projects',
      courses: 'Courses',
      publications: 'Publications',
      awards: 'Awards',
      interests: 'Interests',
    },
    present: ['Present', 'present', 'today', 'Now'],
    grade: 'Grade',
    of: ' in ',
    levels: {
      Native: ['native', 'mother tongue', 'native or bilingual', 'native speaker'],
      Fluent: ['fluent', 'fluent', 'fluent', 'fluent'],
      Advanced: ['advanced', 'advanced', 'advanced', 'C1'],
      Intermediate: ['intermediate', 'intermediate', 'intermediate', 'B1'],
      Beginner: ['basic', 'beginner', 'elementary', 'A2'],
    },
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
      ...['September', 'October', 'November', 'December'],
    ],
    shortMonths: [
      ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    ],
    monthOf: ' ',
  },
  es: {
    headings: {
      summary: ['Perfil', 'Resumen', 'Sobre mí', 'Perfil profesional'],
      work: [
        'Experiencia',
        'Experiencia laboral',
        'Trayectoria profesional',
        'Experiencia profesional',
      ],
      education: ['Formación', 'Educación', 'Formación académica', 'Estudios'],
      skills: ['Competencias', 'Habilidades', 'Conocimientos', 'Aptitudes'],
      languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Lenguas'],
      contact: ['Contacto', 'Datos de contacto', 'Datos personales', 'Contacto'],
    },
    sections: {
      courses: 'Cursos',
      projects: 'Proyectos',
      certificates: 'Certificados',
      volunteer: 'Voluntariado',
      publications: 'Publicaciones',
      awards: 'Premios',
      interests: 'Intereses',
    },
    present: ['actualidad', 'Actualidad', 'hoy', 'presente'],
    grade: 'Nota media',
    of: ' en ',
    levels: {
      Native: ['lengua materna', 'nativo', 'nativa', 'materna'],
      Fluent: ['fluido', 'fluido', 'fluido', 'fluido'],
      Advanced: ['avanzado', 'avanzado', 'nivel avanzado', 'C1'],
      Intermediate: ['intermedio', 'intermedio', 'nivel medio', 'B1'],
      Beginner: ['básico', 'básico', 'nociones', 'A2'],
    },
    months: [
      ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'],
      ...['septiembre', 'octubre', 'noviembre', 'diciembre'],
    ],
    shortMonths: [
      ...['ene.', 'feb.', 'mar.', 'abr.', 'may.', 'jun.', 'jul.', 'ago.', 'sept.', 'oct.'],
      ...['nov.', 'dic.'],
    ],
    monthOf: ' de ',
  },
  de: {
    headings: {
      summary: ['Profil', 'Kurzprofil', 'Über mich', 'Zusammenfassung'],
      work: ['Berufserfahrung', 'Beruflicher Werdegang', 'Berufspraxis', 'Beruflicher Werdegang'],
      education: ['Ausbildung', 'Bildungsweg', 'Aus- und Weiterbildung', 'Ausbildung'],
      skills: ['Kenntnisse', 'Fähigkeiten', 'Kompetenzen', 'Fachkenntnisse'],
      languages: ['Sprachen', 'Sprachkenntnisse', 'Sprachen', 'Sprachkenntnisse'],
      contact: ['Kontakt', 'Kontaktdaten', 'Persönliche Daten', 'Kontakt'],
    },
    sections: {
      certificates: 'Zertifikate',
      interests: 'Interessen',
      projects: 'Projekte',
      courses: 'Kurse',
      volunteer: 'Ehrenamt',
      publications: 'Veröffentlichungen',
      awards: 'Auszeichnungen',
    },
    present: ['heute', 'heute', 'heute', 'aktuell'],
    grade: 'Note',
    of: ', ',
    levels: {
      Native: ['Muttersprache', 'Muttersprache', 'Muttersprachler', 'Muttersprache'],
      Fluent: ['fließend', 'verhandlungssicher', 'fließend', 'fließend'],
      Advanced: ['fortgeschritten', 'sehr gut', 'fortgeschritten', 'C1'],
      Intermediate: ['gut', 'mittel', 'gute Kenntnisse', 'B1'],
      Beginner: ['Grundkenntnisse', 'Grundkenntnisse', 'Anfänger', 'A2'],
    },
    months: [
      ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August'],
      ...['September', 'Oktober', 'November', 'Dezember'],
    ],
    shortMonths: [
      ...['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.'],
      ...['Nov.', 'Dez.'],
    ],
    monthOf: ' ',
  },
};
