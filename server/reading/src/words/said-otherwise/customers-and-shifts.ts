import { any, type Family } from './family.ts';

const GUESTS = any('customers? guests? clients? shoppers visitors patients');
const KUNDEN = any('kunden gaste kundinnen gasten besucher');
const CLIENTES = any('clientes huespedes comensales');
export const CUSTOMERS: Family = {
  name: 'work with customers',
  asked: [
    any(`customer-facing customer_facing customer_contact dealing_customers working_customers customer_service
      client-facing client_facing customer-facing_roles? customer_facing_roles?`),
    any(
      `kundenkontakt umgang_kunden kundenumgang kundenbetreuung umgang_gasten kundenorientierung_umgang_kunden`,
    ),
    any(
      'atencion_clientes? trato_clientes? atencion_publico trato_publico cara_publico trato_directo_clientes?',
    ),
  ],
  deeds: [
    String.raw`${any('served serving advised advising assisted greeted welcomed')}\s+(?:[^\s,;.:()]{1,15}\s+){0,4}?${GUESTS}(?![\p{L}'-])`,
    String.raw`${any('handled handling resolved answered')}\s+(?:[^\s,;.:()]{1,15}\s+){0,4}?(?:customer|guest|client)\s+${any('complaints enquiries inquiries questions requests calls')}`,
    String.raw`${any('atendi atendiendo atiendo asesore')}\s+(?:[^\s,;.:()]{1,15}\s+){0,4}?${CLIENTES}`,
  ],
  nouns: [
    String.raw`${KUNDEN}(?:\s+[^\s,;.:()]{1,30}){0,4}?\s+${any('betreut beraten bedient empfangen')}`,
    String.raw`(?:beratung|betreuung|bedienung)\s+(?:von\s+|der\s+|unserer\s+)?(?:\S{1,15}\s+)?${KUNDEN}(?![\p{L}-])`,
    String.raw`atencion\s+(?:al|a\s+(?:los\s+)?)\s*(?:cliente|clientes|publico|huespedes)`,
    'kundenberatung|kundenbetreuung|gastebetreuung',
  ],
};

export const SHIFTS: Family = {
  name: 'shift work',
  asked: [
    any(`(?:willingness_)?(?:work_|working_)?(?:rotating_|three_)?shifts? shift_work
      willingness_shift_work rotating_shifts?`),
    any(`(?:bereitschaft_)?(?:arbeiten_)?(?:zwei|drei|2|3|wechsel|mehr)?-?schicht(?:betrieb|dienst|arbeit|system)?
      (?:bereitschaft_)?(?:arbeiten_)?(?:zwei|drei|2|3|wechsel)-?schicht-?betrieb
      bereitschaft_schicht(?:arbeit|dienst)`),
    any(`(?:disponibilidad_)?(?:trabajar_|trabajo_)?turnos?(?:_rotativos?)? turnicidad
      (?:disponibilidad_)?turnos?_rotativos?`),
  ],
  deeds: [],
  nouns: [
    String.raw`(?:rotating|alternating)\s+(?:\p{L}{3,6},?\s+){0,3}?(?:and\s+)?(?:\p{L}{3,6}\s+)?shifts`,
    String.raw`(?:worked|working|work)\s+(?:\p{L}{3,10}\s+){0,2}?(?:night|rotating|late)\s+shifts?`,
    'fruh-,? spat-,? und nacht(?:dienst|schicht)',
    String.raw`(?:im|in)\s+(?:zwei|drei|2|3|wechsel)-?\s?schicht(?:-?betrieb|system|en)?`,
    String.raw`(?:als|in)\s+(?:der|einziger der)\s+nachtschicht`,
    String.raw`turnos?\s+rota(?:torio|tivo)s?`,
    String.raw`turnos?\s+de\s+(?:manana|tarde|noche)s?`,
  ],
  never: [any('planner schichtplaner dienstplane? scheduler')],
};

export const ON_CALL: Family = {
  name: 'on call',
  asked: [
    any(`on-call on_call on-call_rotation on-call_rota on-call_duty (?:take_)?(?:part_|turn_|share_)*on-call_rota(?:tion)?
      participate_on-call_rota(?:tion)? on-call_support`),
    any('rufbereitschaft bereitschaftsdienst teilnahme_rufbereitschaft'),
    any('guardias participar_guardias disponibilidad_guardias guardias_localizables'),
  ],
  deeds: [String.raw`(?:carried|carrying|held)\s+the\s+pager`],
  nouns: [
    String.raw`on[- ]call\s+(?:one|every|for|rota|rotation|duty|week|weekends|nights|\d)`,
    'rufbereitschaft(?:sdienst)?',
    String.raw`guardias(?:\s+(?:localizables|de\s+\p{L}{3,12}))?`,
    String.raw`(?:the|a)\s+pager\s+every`,
    String.raw`(?:carried|carrying)\s+the\s+pager`,
  ],
  never: [any('guardias_de_seguridad guardias_civiles pager_app')],
};

export const NEW_CUSTOMERS: Family = {
  name: 'winning customers',
  asked: [
    any(`win_new_customers winning_new_(?:customers|clients|business) new_business_(?:development|acquisition)
      customer_acquisition acquiring_new_(?:customers|clients) win_new_(?:clients|business) new_customer_acquisition`),
    any(
      'neukundengewinnung neukundenakquise kundengewinnung kundenakquise akquise_neukunden gewinnung_neuer_kunden',
    ),
    any('captacion_(?:nuevos_)?clientes captar_(?:nuevos_)?clientes captacion_nuevas_cuentas'),
  ],
  deeds: [
    String.raw`${any('won winning acquired acquiring signed gained opened')}\s+(?:\d{1,4}\s+)?(?:new\s+)?(?:\p{L}{3,12}\s+)?${any('customers clients')}(?![\p{L}'-])`,
    String.raw`${any('won winning opened acquired signed')}\s+(?:\d{1,4}|\d{1,4}\s+new|new)\s+(?:\p{L}{3,12}\s+)?accounts(?!\s+(?:payable|receivable))`,
    String.raw`(?:en\s+\p{L}{2,7}\s+anos\s+)?${any('abri capte gane consegui')}\s+(?:a\s+)?(?:\d{1,4}|\d{1,4}\s+nuev[oa]s|nuev[oa]s)\s+${any('cuentas clientes')}(?!\s+bancarias)`,
  ],
  nouns: [
    String.raw`(?:\d{1,4}\s+)?(?:neukunden|neue\s+kunden)(?:\s+[^\s,;.:()]{1,30}){0,3}?\s+${any('gewonnen akquiriert')}`,
    String.raw`(?:captacion|captar)\s+(?:de\s+)?(?:nuevos\s+)?clientes`,
  ],
};
