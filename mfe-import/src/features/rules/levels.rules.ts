import type { LanguageSkill, Skill } from '@sastre/shared-contracts/api';
import { folded } from './words.rules.ts';

const SKILLS: readonly (readonly [Skill['level'], readonly string[]])[] = [
  [
    'Expert',
    [
      'expert',
      'master',
      'experte',
      'experta',
      'experto',
      'esperto',
      'especialista',
      'ekspert',
      'sehr gut',
      'excellent',
    ],
  ],
  [
    'Advanced',
    [
      'advanced',
      'proficient',
      'fortgeschritten',
      'avanzado',
      'avance',
      'avanzato',
      'avancado',
      'zaawansowany',
      'gut',
      'very good',
    ],
  ],
  [
    'Intermediate',
    [
      'intermediate',
      'competent',
      'mittel',
      'intermedio',
      'intermediaire',
      'intermediario',
      'sredni',
      'good',
      'grundlegend',
    ],
  ],
  [
    'Beginner',
    [
      'beginner',
      'basic',
      'novice',
      'elementary',
      'anfanger',
      'grundkenntnisse',
      'basico',
      'principiante',
      'debutant',
      'base',
      'podstawowy',
    ],
  ],
];
const LANGUAGES: readonly (readonly [LanguageSkill['level'], readonly string[]])[] = [
  [
    'Native',
    [
      ...[
        'native',
        'mother tongue',
        'bilingual',
        'first language',
        'muttersprache',
        'muttersprachler',
        'lengua materna',
        'nativo',
        'nativa',
      ],
      ...[
        'langue maternelle',
        'madrelingua',
        'lingua madre',
        'lingua materna',
        'lingua nativa',
        'jezyk ojczysty',
        'ojczysty',
        'bilingue',
        'maternelle',
      ],
    ],
  ],
  [
    'Fluent',
    [
      ...[
        'fluent',
        'c2',
        'full professional',
        'proficient',
        'proficiency',
        'fliessend',
        'verhandlungssicher',
        'fluido',
        'fluida',
      ],
      ...[
        'courant',
        'couramment',
        'fluente',
        'biegly',
        'biegle',
        'bilingual proficiency',
        'sehr gut in wort und schrift',
        'dominio',
      ],
    ],
  ],
  [
    'Advanced',
    [
      'advanced',
      'c1',
      'professional working',
      'professional',
      'fortgeschritten',
      'avanzado',
      'avance',
      'avanzato',
      'avancado',
      'zaawansowany',
      'sehr gut',
      'alto',
    ],
  ],
  [
    'Intermediate',
    [
      ...[
        'intermediate',
        'b1',
        'b2',
        'limited working',
        'conversational',
        'good',
        'working knowledge',
        'gut',
        'gute kenntnisse',
      ],
      ...[
        'mittelstufe',
        'intermedio',
        'medio',
        'intermediaire',
        'bonnes notions',
        'buono',
        'intermediario',
        'sredni',
        'sredniozaawansowany',
      ],
    ],
  ],
  [
    'Beginner',
    [
      ...[
        'beginner',
        'a1',
        'a2',
        'basic',
        'elementary',
        'notions',
        'grundkenntnisse',
        'anfanger',
        'basico',
        'principiante',
        'debutant',
      ],
      ...[
        'elementare',
        'base',
        'scolaire',
        'scolastico',
        'podstawowy',
        'schulkenntnisse',
        'elemental',
        'nociones',
      ],
    ],
  ],
];

/** Our level for what a file calls one; undefined when it is no level. */
export function levelOfSkill(text: string): Skill['level'] | undefined {
  const word = folded(text);
  return SKILLS.find(([, words]) => words.includes(word))?.[0];
}

/** Our level for what a file says of a language; undefined when it says nothing that we know. */
export function levelOfLanguage(text: string): LanguageSkill['level'] | undefined {
  const said = ` ${folded(text)} `;
  return LANGUAGES.find(([, words]) => words.some((word) => said.includes(` ${word} `)))?.[0];
}
