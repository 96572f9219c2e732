/** Where to look for a field on a marked sheet, the most exact first: what shows it, and what stands near it. */
export interface Places {
  exact: string[];
  near: string[];
}

/** Fields that are shown in one text with another one. */
const WITHIN: Readonly<Record<string, string>> = {
  endDate: 'startDate',
  current: 'startDate',
  field: 'degree',
  degree: 'field',
};
const HEADINGS: Readonly<Record<string, string>> = {
  work_experience: 'workExperience',
  education: 'education',
  skills: 'skills',
  language_skills: 'languages',
};
const AN_ENTRY =
  /^(?:(sections\.\d+)\.entries|(work_experience|education|skills|language_skills))\.\d+/;

/** Where a field of the form may be found on the sheet. */
export function placesOf(field: string): Places {
  const [entry, section, list] = AN_ENTRY.exec(field) ?? [];
  if (entry === undefined) return { exact: [field], near: nearList(field) };
  const [name = '', line] = field.slice(entry.length + 1).split('.');
  const within = WITHIN[name];
  // An interest is one line: its name, and what belongs to it.
  const inLine = line !== undefined && name === 'highlights' ? [`${entry}.name`] : [];
  const exact = [field, ...(within === undefined ? [] : [`${entry}.${within}`]), ...inLine];
  const heading = section === undefined ? HEADINGS[list ?? ''] : undefined;
  const above = section === undefined ? `sectionTitles.${heading}` : `${section}.title`;
  return { exact, near: [entry, `${entry}.${name}`, above] };
}

function nearList(field: string): string[] {
  const [list = '', rest] = field.split('.');
  if (field === 'personal_info.summary') return ['sectionTitles.summary'];
  if (list === 'personal_info') return ['personal_info.fullName', 'personal_info.title'];
  return rest === undefined && HEADINGS[list] !== undefined
    ? [`sectionTitles.${HEADINGS[list]}`]
    : [];
}
