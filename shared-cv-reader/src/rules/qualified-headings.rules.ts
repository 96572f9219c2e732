import type { PartKind } from './headings.data.ts';
import { named } from './named.ts';
import { folded } from './words.rules.ts';

/** Words before the name of a heading that say which of its kind stands there: "Professional teaching and writing experience". */
const BEFORE = new Set(
  named(`
    research | teaching | writing | personal | professional | clinical | industry | industrial | technical | academic | laboratory | lab |
    field | freelance | military | managerial | management | consulting | editorial | engineering | software | computer |
    digital | practical | creative | design | sales | medical | nursing | invited | scholarly | society | assessment | and |
    digitale | digitalen | fachliche | methodische | soziale | berufliche | relevante | wissenschaftliche | praktische |
    technische | und
  `),
);
/** Such words behind the name, as languages do that say what something is like last. */
const BEHIND = new Set(
  named(`
    suivie | suivies | academique | academiques | scolaire | scolaires | universitaire | universitaires | professionnelle |
    professionnelles | numeriques | techniques | academica | academicas | profesional | profesionales | universitaria |
    digitales | accademica | universitaria | professionale | professionali | digitali | profissional | profissionais | digitais
  `),
);
/** Names of headings that people qualify so. */
const QUALIFIED = new Set(
  named(`
    experience | experiences | skills | projects | publications | presentations | memberships | technologies | tools |
    erfahrung | erfahrungen | kenntnisse | fahigkeiten | kompetenzen | projekte |
    formation | formations | competences | formacion | experiencia | competencias | formazione | esperienza | esperienze |
    competenze | formacao | experiencias
  `),
);

/** What a heading is about whose name has words around it that only say which; undefined for all else. */
export function qualifiedKindOf(
  text: string,
  kindOfName: (name: string) => PartKind | undefined,
): PartKind | undefined {
  const words = folded(text).split(' ');
  const from = words.findIndex((word) => !BEFORE.has(word));
  const end = words.findLastIndex((word) => !BEHIND.has(word));
  const [name, ...more] = from < 0 ? [] : words.slice(from, end + 1);
  const isQualified = more.length === 0 && words.length > 1 && QUALIFIED.has(name ?? '');
  return isQualified && name !== undefined ? kindOfName(name) : undefined;
}
