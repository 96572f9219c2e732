import { any, object, upTo, type Family } from './family.ts';

const JUNIORS =
  any(`juniors? developers engineers colleagues trainees interns graduates apprentices designers analysts
  staff hires starters team_members nurses students employees technicians beginners`);
const NEUE =
  any(`kollegen kolleginnen mitarbeite* auszubildende* lehrlinge* azubis fachkrafte* praktikant* junior* entwickle*
  pflegekrafte* aushilfen`);
const NUEVOS =
  any(`companeros empleados trabajadores aprendices becarios juniors? desarrolladores ingenieros personal
  incorporaciones`);

/** Work with people who learn, whom one hires, buys from, serves or speaks to. */
export const MENTORING: Family = {
  name: 'mentoring',
  asked: [
    any(
      `mentoring mentorship coaching_juniors? mentoring_colleagues coaching_colleagues mentoring_team_members`,
    ),
    String.raw`${any('mentor mentoring coach coaching')}\s+(?:${any('junior new less_experienced younger')}\s+)?${JUNIORS}`,
    String.raw`${any('onboarding einarbeitung anleitung einarbeiten')}\s+(?:neue[rn]?\s+)?${NEUE}`,
    String.raw`neue[rn]?\s+${NEUE}\s+einarbeiten`,
    String.raw`${any('mentoria mentorizar formar formacion')}\s+(?:nuev[oa]s\s+)?(?:${NUEVOS})(?:\s+junior)?`,
  ],
  deeds: [
    String.raw`${any('mentored mentoring coached coaching')}${object(3)}${JUNIORS}(?![\p{L}'-])`,
    String.raw`${any('onboarded onboarding trained')}${object(1)}${any('new junior')}\s+${JUNIORS}(?![\p{L}'-])`,
    String.raw`${any('forme formando mentorice tutele')}\s+(?:a\s+)?${'(?:[^\\s,;.:()]{1,20}\\s+){0,3}?'}${NUEVOS}`,
  ],
  nouns: [
    String.raw`${any('einarbeitung anleitung betreuung')}\s+(?:von\s+)?(?:neue[rn]?\s+|\d{1,3}\s+)?${NEUE}`,
    String.raw`(?:neue[nr]?\s+|\d{1,3}\s+)${NEUE}(?:\s+[^\s,;.:()]{1,30}){0,3}?\s+${any('eingearbeitet angeleitet')}`,
  ],
  never: [any('kunden customers clients')],
};

export const APPRENTICES: Family = {
  name: 'training apprentices',
  asked: [
    String.raw`${any('training train supervising teaching mentoring')}\s+${any('apprentices trainees')}`,
    String.raw`${any('ausbildung anleitung betreuung ausbilden')}\s+(?:unserer\s+|von\s+)?${any('lehrlingen? auszubildenden? azubis')}`,
    String.raw`${any('lehrlinge auszubildende azubis')}\s+${any('ausbilden anleiten betreuen')}`,
    String.raw`${any('formacion formar')}\s+${any('aprendices')}`,
  ],
  deeds: [
    String.raw`${any('trained training taught instructed mentored supervised')}${object(3)}${any('apprentices')}(?![\p{L}'-])`,
    String.raw`${any('forme instrui tutele')}\s+(?:a\s+)?(?:[^\s,;.:()]{1,20}\s+){0,2}?aprendices`,
  ],
  nouns: [
    String.raw`${any('ausbildung anleitung betreuung')}\s+(?:von\s+|der\s+)?(?:[^\s,;.:()]{1,20}\s+){0,2}?${any('lehrlingen? auszubildenden? azubis')}`,
    String.raw`${any('lehrlinge auszubildende azubis')}(?:\s+[^\s,;.:()]{1,30}){0,3}?\s+${any('ausgebildet angeleitet betreut')}`,
  ],
};

const HIRES =
  any(`engineers developers designers staff people employees assistants nurses drivers agents technicians
  analysts candidates hires waiters workers salespeople managers colleagues team_members graduates apprentices`);

export const HIRING: Family = {
  name: 'hiring',
  asked: [
    any(`hiring recruiting recruitment hiring_people recruiting_staff staff_recruitment hiring_engineers
      recruiting_engineers hiring_interviewing interviewing_hiring hiring_staff interviewing_candidates`),
    any(`personalauswahl personalgewinnung personalbeschaffung recruiting mitarbeitergewinnung rekrutierung
      bewerbungsgesprache personalrekrutierung`),
    any(
      `seleccion_personal reclutamiento contratacion_personal seleccion_candidatos reclutamiento_seleccion`,
    ),
  ],
  deeds: [
    String.raw`${any('hired hiring recruited recruiting interviewed_and_hired')}${object(3)}${HIRES}(?![\p{L}'-])`,
    String.raw`${any('contrate seleccione reclute entreviste')}\s+(?:y\s+\S{4,14}\s+)?(?:a\s+)?(?:[^\s,;.:()]{1,20}\s+){0,2}?${any('personas empleados candidatos ingenieros desarrolladores dependientes camareros trabajadores tecnicos profesionales')}`,
  ],
  nouns: [
    String.raw`(?:\d{1,3}|neue)\s+(?:neue\s+)?${any('mitarbeite* kollegen entwickle* fachkrafte* verkaufe* pflegekrafte* ingenieur*')}(?:\s+[^\s,;.:()]{1,30}){0,3}?\s+${any('eingestellt rekrutiert ausgewahlt gewonnen')}`,
    String.raw`${any('bewerbungsgesprache vorstellungsgesprache')}(?:\s+[^\s,;.:()]{1,30}){0,3}?\s+gefuhrt`,
    String.raw`${any('recruitment hiring')}\s+of${object(3)}${HIRES}`,
    String.raw`seleccion\s+de\s+personal`,
  ],
};

const MONEY = String.raw`(?:[€$£]\s?\d|\d[\d.,]{0,12}\s?(?:€|\$|£|k(?!\p{L})|m(?!\p{L})|eur|euros?|mio|mill|tsd|usd|gbp)|\d[\d.,]{0,12}\s+(?:million|millones|mil|millionen))`;

export const BUDGET: Family = {
  name: 'budget',
  isRank: true,
  asked: [
    any(`budget_responsibility budget_management managing_budgets? budget_ownership managing_a_budget manage_budgets?
      budgetary_responsibility responsibility_budgets? own_budgets? budget_accountability`),
    any('budgetverantwortung budgetsteuerung verantwortung_budgets? budgetfuhrung'),
    any(`responsabilidad_presupuestaria gestion_presupuest(?:os?|aria) responsabilidad_presupuestos?
      gestionar_presupuestos? control_presupuestario`),
  ],
  deeds: [
    String.raw`${any('managed managing owned owning held controlled ran running administered')}${object(4)}budgets?(?!\s+(?:flights?|airline|hotel|reports?|meetings?|spreadsheets?|brand|line))(?![\p{L}'-])`,
    String.raw`${any('responsible accountable')}\s+for${object(3)}budgets?(?!\s+(?:reports?|meetings?))(?![\p{L}'-])`,
    String.raw`${any('gestione administre controle dirigi gestionando')}\s+(?:[^\s,;.:()]{1,20}\s+){0,3}?presupuestos?`,
  ],
  nouns: [
    String.raw`(?:verantwortlich|verantwortung)\s+fur\s+(?:[^\s,;.:()]{1,20}\s+){0,4}?(?:\p{L}{3,20}-?)?budgets?(?![\p{L}-])`,
    String.raw`budgetverantwortung\s+(?:fur|uber|von)\s+(?:\S{1,12}\s+){0,2}?${MONEY}`,
    String.raw`(?:\p{L}{3,20})?budget\s+(?:von|uber)\s+(?:\S{1,12}\s+){0,4}?${any('verantwortet gesteuert verwaltet')}`,
    String.raw`responsable\s+del?\s+(?:\S{1,12}\s+){0,2}?presupuesto`,
    String.raw`budget\s+responsibility\s+(?:for|of)`,
  ],
};

const VENDORS = any('suppliers? vendors? subcontractors');
const LIEFERANTEN = any('lieferanten zulieferern? lieferant dienstleistern?');
export const SUPPLIERS: Family = {
  name: 'negotiating with suppliers',
  asked: [
    String.raw`${VENDORS}\s+${any('negotiations? negotiating')}`,
    String.raw`${any('negotiations? negotiating negotiate')}\s+(?:with\s+|contracts\s+|prices\s+){0,2}${VENDORS}`,
    String.raw`${any('verhandlung(?:en)? verhandeln verhandlungsfuhrung preisverhandlungen')}\s+(?:mit\s+)?${LIEFERANTEN}`,
    'lieferantenverhandlung(?:en)?',
    String.raw`${any('negociacion negociaciones negociar')}\s+(?:con\s+)?(?:precios\s+)?proveedores`,
  ],
  deeds: [
    String.raw`${any('negotiated negotiating')}${upTo(4)}${VENDORS}(?![\p{L}'-])`,
    String.raw`${any('negocie negociando negocio')}${upTo(4)}proveedores`,
  ],
  nouns: [
    String.raw`(?:mit\s+)?(?:\d{1,3}\s+)?${LIEFERANTEN}(?:\s+[^\s,;.:()]{1,30}){0,4}?\s+verhandelt`,
    String.raw`(?:verhandlung(?:en)?|preisverhandlungen|vertragsverhandlungen)\s+mit\s+(?:\S{1,20}\s+){0,2}?${LIEFERANTEN}`,
    String.raw`(?:negociacion|negociaciones)\s+(?:de\s+\S{1,20}\s+)?con\s+(?:\S{1,12}\s+)?proveedores`,
    String.raw`negotiations?\s+with\s+(?:\S{1,12}\s+){0,2}?${VENDORS}`,
  ],
  never: [any('for_(?:our_)?vendors fur_lieferanten')],
};

export const SPEAKING: Family = {
  name: 'public speaking',
  asked: [
    any('public_speaking speaking_conferences conference_talks speaking_public speaking_events'),
    any('vortrage vortragserfahrung vortrage_halten offentliches_sprechen'),
    any('hablar_publico ponencias presentaciones_publico charlas'),
  ],
  deeds: [
    String.raw`${any('gave giving delivered held presented')}${object(4)}${any('talks? lectures? keynotes? speech(?:es)?')}(?![\p{L}'-])`,
    String.raw`${any('spoke speaking presented')}\s+at${upTo(3)}${any('conferences? meetups? events?')}`,
    String.raw`${any('di imparti presente dicte')}\s+(?:[^\s,;.:()]{1,20}\s+){0,3}?${any('charlas? ponencias? conferencias?')}`,
  ],
  nouns: [
    String.raw`vortrage?(?:\s+[^\s,;.:()]{1,30}){0,6}?\s+gehalten`,
    String.raw`vortrage\s+(?:auf|bei|vor)`,
    String.raw`(?:keynote )?speaker\s+at${upTo(3)}${any('conferences? meetups? events?')}`,
    String.raw`ponente\s+en`,
  ],
};

const PROCESS = any('process processes procedures? workflows?');
const ABLAUF = any('prozesse? ablaufe? arbeitsablaufe? verfahren \\p{L}{4,20}prozesse?');
export const PROCESSES: Family = {
  name: 'process improvement',
  asked: [
    any(`process_improvements? process_optimi[sz]ation improving_processes optimi[sz]ing_processes improve_processes
      continuous_improvement business_process_improvement continuous_process_improvement optimi[sz]e_processes`),
    any(`prozessoptimierung prozessverbesserung optimierung_prozessen? verbesserung_prozessen? prozesse_optimieren
      prozesse_verbessern kontinuierliche_verbesserung optimierung_ablaufen?`),
    any(
      'mejora_procesos optimizacion_procesos mejora_continua mejorar_procesos mejora_continua_procesos',
    ),
  ],
  deeds: [
    String.raw`${any('streamlined streamlining simplified redesigned improved improving optimised optimized re-engineered')}${object(3)}${PROCESS}(?![\p{L}'-])`,
    String.raw`${any('streamlined streamlining')}${object(2)}${any('invoicing ordering purchasing onboarding returns reporting billing scheduling shipping payroll operations fulfilment fulfillment planning')}(?![\p{L}'-])`,
    String.raw`${any('mejore optimice simplifique agilice rediseñe redisene')}\s+(?:[^\s,;.:()]{1,15}\s+){0,3}?procesos?`,
  ],
  nouns: [
    String.raw`${ABLAUF}(?:\s+[^\s,;.:()]{1,30}){0,4}?\s+${any('verbessert optimiert vereinfacht verschlankt')}`,
    String.raw`(?:optimierung|verbesserung|vereinfachung)\s+(?:der|von|des)\s+(?:\S{1,20}\s+)?${ABLAUF}`,
    String.raw`(?:optimizacion|mejora)\s+(?:de|del)\s+(?:los\s+)?procesos?`,
    String.raw`${PROCESS}\s+(?:improvements?|optimi[sz]ation)`,
  ],
};

export const DEPLOYING: Family = {
  name: 'ci/cd',
  asked: [any('ci\\/cd ci\\/cd_pipelines? continuous_integration continuous_delivery')],
  deeds: [
    String.raw`${any('automated automating built building set_up created')}\s+(?:[^\s,;.:()]{1,15}\s+){0,3}?${any('builds? tests?')}\s+and\s+(?:[^\s,;.:()]{1,15}\s+)?${any('deployments? releases?')}`,
    String.raw`${any('automated automating built building set_up created')}\s+(?:[^\s,;.:()]{1,15}\s+){0,3}?${any('deployment build release')}\s+pipelines?`,
  ],
  nouns: [
    String.raw`(?:build|deployment|release)-?\s?pipelines?(?:\s+[^\s,;.:()]{1,30}){0,4}?\s+${any('aufgebaut automatisiert eingefuhrt')}`,
    String.raw`${any('automatice automatizacion_de')}\s+(?:[^\s,;.:()]{1,15}\s+){0,3}?despliegues`,
  ],
};
