/** What a part of a CV is about, as far as its heading tells a program. */
export type Part =
  | 'work'
  | 'education'
  | 'skills'
  | 'summary'
  | 'letter'
  | 'contact'
  | 'entries'
  | 'other';

// What application systems look for: the usual headings, whole lines of them.
const HEADINGS: Record<Part, string> = {
  work: 'work experience|experience|professional experience|employment|employment history|work history|career history|berufserfahrung|beruflicher werdegang|praxiserfahrung|experiencia laboral|experiencia profesional|experiencia|expérience professionnelle|expériences professionnelles|esperienza lavorativa|esperienze professionali|experiência profissional|werkervaring|doświadczenie zawodowe|arbetslivserfarenhet|erhvervserfaring|опыт работы|職歴|工作经历|工作經歷|경력',
  education:
    'education|education and training|academic background|ausbildung|bildung|bildungsweg|studium|formación|formación académica|educación|estudios|formation|formations|istruzione|istruzione e formazione|educação|formação|formação académica|opleiding|opleidingen|wykształcenie|utbildning|uddannelse|образование|学歴|教育背景|學歷|학력',
  skills:
    'skills|technical skills|core skills|key skills|core competencies|kenntnisse|fähigkeiten|kompetenzen|edv-kenntnisse|competencias|habilidades|aptitudes|conocimientos|compétences|competenze|competências|vaardigheden|umiejętności|kompetenser|færdigheder|навыки|スキル|技能|기술',
  summary:
    'summary|profile|professional summary|about me|about|objective|profil|kurzprofil|über mich|zusammenfassung|perfil|resumen|sobre mí|à propos|profilo|resumo|profiel|podsumowanie|о себе|概要|个人简介|프로필',
  letter:
    'cover letter|anschreiben|bewerbungsschreiben|motivationsschreiben|carta de presentación|lettre de motivation',
  contact:
    'contact|contact details|personal information|personal details|kontakt|kontaktdaten|persönliche daten|contacto|datos personales|coordonnées|contatti|contatos',
  // Of dates of their own.
  entries:
    'projects|projekte|proyectos|projets|certificates|certifications|zertifikate|certificados|certifications et licences|awards|auszeichnungen|premios|publications|publikationen|publicaciones|volunteering|volunteer experience|ehrenamt|voluntariado|courses|training|kurse|weiterbildung|cursos|veröffentlichungen',
  other:
    'languages|sprachen|sprachkenntnisse|idiomas|langues|lingue|talen|języki|språk|sprog|языки|言語|语言|언어|references|referenzen|referencias|interests|hobbies|interessen|intereses|additional information|weitere angaben|información adicional',
};
const PARTS = new Map(
  (Object.entries(HEADINGS) as [Part, string][]).flatMap(([part, words]) =>
    words.split('|').map((word) => [word, part] as const),
  ),
);

/** A heading as it is compared. */
export function plainHeading(line: string): string {
  return line
    .trim()
    .replace(/\s*[:：]$/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** The part that a line is the heading of; undefined for every other line. */
function partOf(line: string, own: ReadonlyMap<string, Part>): Part | undefined {
  const plain = plainHeading(line);
  const known = own.get(plain) ?? PARTS.get(plain);
  if (known !== undefined) return known;
  // A letter names the company behind its heading.
  const [start = ''] = plain.split(/\s+[–—-]\s+/);
  return [own.get(start), PARTS.get(start)].includes('letter') ? 'letter' : undefined;
}

/** The lines under one heading; those before the first one are about the person. */
export interface Chapter {
  part: Part | 'person';
  lines: string[];
}

/** Lines by the headings they stand under, the usual ones and those that the document is known to have. */
export function chaptersOf(
  lines: readonly string[],
  own: ReadonlyMap<string, Part> = new Map(),
): Chapter[] {
  const chapters: Chapter[] = [{ part: 'person', lines: [] }];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const part = partOf(line, own);
    // One that somebody wrote may be longer than its line.
    const longer = part ?? own.get(plainHeading(`${line} ${lines[at + 1] ?? ''}`));
    if (part === undefined && longer !== undefined) at += 1;
    if (longer === undefined) chapters.at(-1)?.lines.push(line);
    else chapters.push({ part: longer, lines: [] });
  }
  return chapters;
}
