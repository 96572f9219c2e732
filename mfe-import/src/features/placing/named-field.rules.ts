import type { PersonalInfo } from '@sastre/shared-contracts/api';

/** Fields of the person that a part of a file may name. */
export type NamedField = keyof Pick<
  PersonalInfo,
  'email' | 'phone' | 'linkedIn' | 'github' | 'website' | 'location'
>;

/** A field, and what is to stand in it. */
export interface Named {
  field: NamedField;
  value: string;
}

interface Kind {
  field: NamedField;
  label: RegExp;
  /** What the field can hold. */
  value: RegExp;
  /** Known without a label. */
  alone?: RegExp;
}

const LINK = /^(?:https?:\/\/)?[^\s/]+\.[^\s]{2,}$|^@?[\w-]{2,40}$/u;
const KINDS: readonly Kind[] = [
  {
    field: 'email',
    label: /^(?:e-?mail|mail|correo(?: electr[óo]nico)?|courriel)$/iu,
    value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/u,
    alone: /^[^\s@]+@[^\s@]+\.[^\s@]+$/u,
  },
  {
    field: 'phone',
    label: /^(?:phone|tel|telefon|tel[ée]fono|telephone|mobile?|mobil|handy|m[óo]vil|cell)$/iu,
    value: /^\+?[\d\s()./–-]{6,30}$/u,
  },
  {
    field: 'linkedIn',
    label: /^linked-?in$/iu,
    value: LINK,
    alone: /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/\S+$/iu,
  },
  {
    field: 'github',
    label: /^git-?hub$/iu,
    value: LINK,
    alone: /^(?:https?:\/\/)?(?:www\.)?github\.com\/\S+$/iu,
  },
  {
    field: 'website',
    label: /^(?:web|website|webseite|homepage|url|portfolio|blog|sitio web|p[áa]gina web)$/iu,
    value: /^(?:https?:\/\/)?[^\s/]+\.[^\s]{2,}$/u,
  },
  {
    field: 'location',
    label: /^(?:address|adresse|anschrift|wohnort|ort|location|city|direcci[óo]n|ubicaci[óo]n)$/iu,
    value: /^.{2,120}$/u,
  },
];
const LONGEST = 200;

/** The field that a part of a file names, with its value: "GitHub: github.com/x". Undefined where it names none. */
export function namedField(text: string): Named | undefined {
  const line = text.trim();
  if (line.length > LONGEST || line.includes('\n')) return undefined;
  const [, label = '', said = ''] = /^([\p{L} -]{2,24}?)\s*[.:]+\s*(\S.*)$/u.exec(line) ?? [];
  for (const { field, label: name, value, alone } of KINDS) {
    if (name.test(label) && value.test(said)) return { field, value: said };
    if (alone?.test(line) === true) return { field, value: line };
  }
  return undefined;
}
