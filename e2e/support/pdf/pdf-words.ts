import type { Cv, Tailored } from '@sastre/shared-contracts/api';

/** Words that a document has beyond what its person typed. */
interface DocumentWords {
  titles: Record<'summary' | 'workExperience' | 'education' | 'skills' | 'languages', string>;
  contact: Record<'email' | 'phone' | 'location' | 'linkedIn' | 'website' | 'github', string>;
  levels: Record<string, string>;
  coverLetter: string;
  present: string;
  grade: string;
}

const WORDS: Record<string, DocumentWords> = {
  en: {
    titles: {
      summary: 'Summary',
      workExperience: 'Work Experience',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
    },
    contact: {
      email: 'Email',
      phone: 'Phone',
      location: 'Location',
      linkedIn: 'LinkedIn',
      website: 'Website',
      github: 'GitHub',
    },
    levels: {
      Beginner: 'Beginner',
      Intermediate: 'Intermediate',
      Advanced: 'Advanced',
      Expert: 'Expert',
      Native: 'Native',
      Fluent: 'Fluent',
    },
    coverLetter: 'Cover Letter',
    present: 'Present',
    grade: 'Grade',
  },
  es: {
    titles: {
      summary: 'Perfil',
      workExperience: 'Experiencia laboral',
      education: 'Formación',
      skills: 'Competencias',
      languages: 'Idiomas',
    },
    contact: {
      email: 'Correo electrónico',
      phone: 'Teléfono',
      location: 'Ubicación',
      linkedIn: 'LinkedIn',
      website: 'Web',
      github: 'GitHub',
    },
    levels: {
      Beginner: 'Básico',
      Intermediate: 'Intermedio',
      Advanced: 'Avanzado',
      Expert: 'Experto',
      Native: 'Nativo',
      Fluent: 'Fluido',
    },
    coverLetter: 'Carta de presentación',
    present: 'actualidad',
    grade: 'Nota',
  },
  de: {
    titles: {
      summary: 'Profil',
      workExperience: 'Berufserfahrung',
      education: 'Ausbildung',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
    },
    contact: {
      email: 'E-Mail',
      phone: 'Telefon',
      location: 'Ort',
      linkedIn: 'LinkedIn',
      website: 'Website',
      github: 'GitHub',
    },
    levels: {
      Beginner: 'Grundkenntnisse',
      Intermediate: 'Gute Kenntnisse',
      Advanced: 'Fortgeschritten',
      Expert: 'Expertenkenntnisse',
      Native: 'Muttersprache',
      Fluent: 'Fließend',
    },
    coverLetter: 'Anschreiben',
    present: 'heute',
    grade: 'Note',
  },
};

/** The words of a document in its own language; all documents of these tests name theirs. */
export function wordsOf({ language }: Pick<Tailored, 'language'>): DocumentWords {
  const words = WORDS[language ?? ''];
  if (words === undefined) throw new Error('A document of these tests has to name its language.');
  return words;
}

/** Levels that keep their capital behind a name, beside all English ones: nouns. */
const GERMAN_NOUNS = /^(?:Grundkenntnisse|Expertenkenntnisse|Muttersprache)$/;

/** What a level is called in brackets behind the name of a language. */
export function levelBehind(level: string, tailored: Pick<Tailored, 'language'>): string {
  const word = wordsOf(tailored).levels[level] ?? '';
  if (tailored.language === 'en' || GERMAN_NOUNS.test(word)) return word;
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** The words that stand around a letter: in its own language where it is one of these. */
export function letterWordsOf({
  tailored,
  detected,
}: Pick<Cv, 'detected'> & { tailored: Tailored }) {
  return WORDS[detected?.letter ?? ''] ?? wordsOf(tailored);
}

/** "2020-05" as "May 2020" in the document's language; a year stays one. */
export function dateText(value: string, { language }: Pick<Tailored, 'language'>): string {
  if (!/^\d{4}-\d{2}/.test(value)) return value;
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${value.slice(0, 7)}-01`).toLocaleDateString(language, options);
}
