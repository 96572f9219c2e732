import { any, object, upTo, type Family } from './family.ts';

/** German says what was done at the end: "Touren für 14 Fahrzeuge geplant". */
const later = (things: string, done: string) =>
  String.raw`${any(things)}(?:\s+[^\s,;.:()]{1,30}){0,6}?\s+${any(done)}`;
/** A deed with its object: "ordered the week's goods". */
const deed = (verbs: string, things: string) =>
  String.raw`${any(verbs)}${upTo(4)}${any(things)}(?![\p{L}'-])`;
/** A doing by its noun: "Planung von Touren", "gestión de rutas". */
const doing = (nouns: string, things: string) =>
  String.raw`${any(nouns)}\s+(?:of\s+|von\s+|der\s+|des\s+|de\s+|del\s+)(?:\S{1,14}\s+){0,2}?${any(things)}(?![\p{L}-])`;

interface Usual {
  name: string;
  asked: string;
  deeds?: readonly string[];
  nouns?: readonly string[];
}
const usual = ({ name, asked, deeds = [], nouns = [] }: Usual): Family => ({
  name,
  asked: [any(asked)],
  deeds,
  nouns,
});

/** What ads of many trades ask for by one name, and CVs tell as done. */
export const USUAL_WORK: readonly Family[] = [
  usual({
    name: 'cash',
    asked: `cash_handling handling_cash till_work kassenfuhrung kassentatigkeit kassieren manejo_caja gestion_caja`,
    deeds: [
      'cashed\\s+up',
      deed('handled counted balanced operated ran', 'tills? cash takings'),
      deed('cobre llevo lleve cuadre hice hago', 'caja'),
    ],
    nouns: [
      'kassenabrechnung(?:en)?',
      later('kasse kassen tagesabschluss kassenabschluss', 'gefuhrt abgerechnet gemacht erstellt'),
      doing('cierre cuadre arqueo gestion abrechnung', 'caja kasse'),
    ],
  }),
  usual({
    name: 'stock',
    asked: `stock_(?:control|management) inventory_(?:control|management) bestandsfuhrung bestandskontrolle
      control_(?:stock|inventarios?|existencias) gestion_(?:stocks?|inventarios?|existencias)`,
    deeds: [
      deed('counted checked managed controlled', 'stock inventory supplies'),
      deed('controle controlo gestione conte', 'stock inventarios? existencias'),
    ],
    nouns: [
      'stock-?\\s?takes?',
      doing('control gestion recuento', 'stock inventarios? existencias'),
      later('bestande bestand', 'gepruft gezahlt kontrolliert'),
    ],
  }),
  usual({
    name: 'ordering',
    asked: `bestellwesen warenbestellung ordering_(?:goods|stock|supplies) gestion_pedidos`,
    deeds: [
      deed('ordered', 'goods stock supplies food materials'),
      deed('hice gestione pedi', 'pedidos'),
    ],
    nouns: [
      '(?:waren|material)bestellung(?:en)?',
      doing('bestellung bestellungen', 'waren material materialien lebensmitteln'),
      doing('control gestion', 'pedidos'),
      later('waren material', 'bestellt'),
    ],
  }),
  usual({
    name: 'allergens',
    asked: `allergen_management allergens? allergenmanagement gestion_alergenos alergenos`,
    nouns: ['allergen\\s+(?:records|lists?|matrix|charts?|folder)', 'alergenos', 'allergenlisten?'],
  }),
  usual({
    name: 'medication',
    asked: `medication_administration administ(?:er|ering|ration)_medic(?:ation|ations|ines) medikamentengabe
      medikamentenverabreichung verabreichung_medikamenten administr(?:acion|ar)_(?:medicacion|medicamentos)`,
    deeds: [
      deed('gave administered dispensed', 'medications? medicines? drugs injections?'),
      deed('administre administro', 'medicacion medicamentos'),
    ],
    nouns: [
      '(?:drug|medication)\\s+rounds?',
      later('medikamente', 'verabreicht gegeben'),
      doing('gabe verabreichung administracion', 'medikamenten medicacion medicamentos'),
    ],
  }),
  usual({
    name: 'wounds',
    asked: `wound_(?:care|management) wundversorgung wundmanagement wundpflege curas?_heridas cuidado_heridas`,
    deeds: [deed('dressed cleaned treated', 'wounds? ulcers?'), deed('cure curo', 'heridas')],
    nouns: [
      'wound\\s+dressings?',
      'verbandswechsel',
      doing('versorgung curas? dressing', 'wunden heridas wounds'),
    ],
  }),
  usual({
    name: 'planned maintenance',
    asked: `(?:preventive|preventative|planned|routine)_maintenance (?:vorbeugende|praventive|planmassige)_(?:wartung|instandhaltung)
      mantenimiento_(?:preventivo|programado)`,
    deeds: [
      String.raw`${any('serviced maintained inspected')}${upTo(5)}${any('every each monthly quarterly weekly yearly annually')}(?!\p{L})`,
    ],
    nouns: [
      'planned\\s+(?:maintenance|servicing)',
      'wartungsplan\\p{L}*',
      String.raw`wartung(?:en)?(?:\s+[^\s,;.:()]{1,30}){0,5}?\s+${any('nach_plan monatlich vierteljahrlich jahrlich')}`,
      'revisiones\\s+periodicas',
    ],
  }),
  usual({
    name: 'faults',
    asked: `fault(?:-|_)?finding fault_diagnosis troubleshooting fehlersuche storungssuche storungsbehebung storungsbeseitigung
      fehlerbehebung fehleranalyse (?:diagnostico|localizacion|resolucion|reparacion)_averias`,
    deeds: [
      deed('diagnosed found traced located cleared fixed repaired', 'faults? breakdowns? defects?'),
      deed('localice diagnostique repare resolvi', 'averias'),
    ],
    nouns: [
      '(?:storungs|fehler)(?:suche|beseitigung|behebung|diagnose|analyse)',
      later('storungen fehler', 'behoben gesucht beseitigt'),
      doing('diagnostico localizacion reparacion', 'averias'),
    ],
  }),
  usual({
    name: 'drawings',
    asked: `read(?:ing)?_(?:electrical_|circuit_|wiring_)?(?:schematics|diagrams|drawings) (?:lesen_)?(?:schaltplane?n?|stromlaufplane?n?)(?:_lesen)?
      interpret(?:acion|ar)_(?:planos|esquemas)(?:_electricos)?`,
    nouns: [
      String.raw`(?:nach|anhand\s+von|mit)\s+(?:schalt|stromlauf)planen?`,
      String.raw`from\s+(?:electrical\s+|wiring\s+|circuit\s+)?(?:schematics|diagrams|drawings)`,
      String.raw`(?:segun|a\s+partir\s+de|con)\s+(?:planos|esquemas)`,
      later('schaltplane stromlaufplane', 'gelesen erstellt'),
    ],
  }),
  usual({
    name: 'clinical audit',
    asked: `(?:take|taking)_part(?:_clinical)?_audits?(?:_quality_improvement)? participat\\p{L}+_(?:clinical_)?audits? clinical_audits?`,
    deeds: [
      deed('took_part participated carried_out ran led completed', 'audits?'),
      deed('participe', 'auditorias?'),
    ],
  }),
  usual({
    name: 'month-end',
    asked: `month(?:-|_)end(?:_close|_closing|_accounts|_reporting)? cierres?_(?:contables?_)?mensual(?:es)?`,
    deeds: [
      deed('prepared produced ran closed did', 'month(?:-|_)end'),
      deed('prepare realice hice elabore', 'cierres?_mensual(?:es)?'),
    ],
  }),
  usual({
    name: 'tests of code',
    asked: `writ(?:e|ing)_(?:unit|automated|integration)_tests? unit(?:-|_)test(?:s|ing) automated_test(?:s|ing)
      (?:schreibst|schreiben)_(?:automatisierte_|unit-)?tests unit-tests_(?:automatisieren|schreiben) pruebas_(?:unitarias|automatizadas)`,
    deeds: [
      deed('wrote introduced added automated built', '(?:unit|integration|automated)_tests?'),
      deed('escribi introduje automatice', 'pruebas_(?:unitarias|automatizadas)'),
    ],
    nouns: [
      later('unit-tests? integrationstests?', 'geschrieben eingefuhrt aufgebaut automatisiert'),
    ],
  }),
  usual({
    name: 'accounts payable',
    asked: `accounts_payable purchase_ledger kreditorenbuchhaltung cuentas_(?:a_)?pagar`,
    deeds: [
      String.raw`${any('posted processed entered booked')}${object(3)}${any('supplier purchase vendor incoming')}\s+invoices`,
      deed('contabilice registre', 'facturas_de_proveedores'),
    ],
    nouns: [
      'kreditorenbuchhaltung',
      later('eingangsrechnungen', 'gebucht erfasst'),
      'purchase\\s+ledger',
    ],
  }),
  usual({
    name: 'bank reconciliation',
    asked: `bank_reconciliations? reconcil\\p{L}+_bank(?:_accounts?)? conciliacion(?:es)?_bancarias?`,
    deeds: [
      deed('reconciled', 'bank_accounts? banks?'),
      deed('concilie', 'bancos cuentas_bancarias'),
    ],
    nouns: [later('bankkonten', 'abgestimmt'), doing('abstimmung', 'bankkonten')],
  }),
  usual({
    name: 'payroll',
    asked: `payroll(?:_processing|_administration|_accounting)? lohnabrechnung(?:en)? gestion_nominas elaboracion_nominas`,
    deeds: [
      deed('ran run processed prepared calculated', 'payroll'),
      deed('elabore elaboro gestione hice', 'nominas'),
    ],
    nouns: ['lohnabrechnung(?:en)?\\s+(?:fur|von|der)', doing('gestion elaboracion', 'nominas')],
  }),
  usual({
    name: 'parents',
    asked: `elterngesprache(?:_fuhren)? communicat\\p{L}+_parents (?:tutorias?|atencion|reuniones)_familias`,
    deeds: [deed('met spoke talked', 'parents'), deed('atendi atiendo', 'familias')],
    nouns: ['elterngesprache?n?', 'gesprache\\s+mit\\s+(?:den\\s+)?eltern', 'elternabende?n?'],
  }),
  usual({
    name: 'routes',
    asked: `route_planning planning_routes tourenplanung routenplanung planificacion_rutas (?:planificar|programar)_rutas`,
    deeds: [
      deed('planned scheduled', 'routes? tours? runs'),
      deed('planifique programe organice planifico', 'rutas'),
    ],
    nouns: [
      later('touren routen', 'geplant'),
      doing('planung planificacion', 'touren routen rutas'),
    ],
  }),
  usual({
    name: 'complaints',
    asked: `(?:handl|resolv|manag)\\p{L}+_(?:guest_|customer_|client_)?complaints complaints?_(?:handling|management)
      reklamationsbearbeitung reklamationsmanagement beschwerdemanagement bearbeitung_reklamationen
      (?:gestion|atencion|resolucion)_(?:reclamaciones|quejas)`,
    deeds: [
      deed('resolved handled dealt_with settled', 'complaints'),
      deed('resolvi gestione atendi', 'reclamaciones quejas'),
    ],
    nouns: [
      later('reklamationen beschwerden', 'bearbeitet geklart gelost'),
      doing('bearbeitung klarung gestion resolucion', 'reklamationen reclamaciones quejas'),
    ],
  }),
  usual({
    name: 'social media',
    asked: `social(?:-|_)media(?:_management|_marketing)? redes_sociales gestion_redes_sociales`,
    deeds: [
      deed('ran run managed built grew', 'instagram facebook tiktok linkedin'),
      deed('gestione gestiono lleve', 'instagram facebook tiktok linkedin'),
    ],
    nouns: [
      String.raw`(?:instagram|facebook|tiktok)-?\s?${any('accounts? channels? kanal* auftritt*')}`,
      doing('betreuung gestion', 'instagram facebook redes_sociales'),
    ],
  }),
  usual({
    name: 'newsletters',
    asked: `e-?mail(?:-|_)marketing newsletter(?:-|_)?marketing (?:run_)?e-?mail_campaigns`,
    deeds: [
      deed('sent wrote ran built', 'newsletters? email_campaigns? mailings?'),
      deed('envie redacte', 'newsletters? boletin boletines'),
    ],
    nouns: [later('newsletter', 'verschickt versandt geschrieben betreut')],
  }),
  usual({
    name: 'projects',
    asked: `project_management managing_projects projektleitung projektmanagement (?:gestion|direccion)_proyectos leitung_projekten`,
    deeds: [
      String.raw`${any('managed led ran')}${object(4)}projects?(?![\p{L}'-]|\s+(?:budgets?|managers?|files|teams?|meetings?))`,
      deed('dirigi gestione lidere', 'proyectos?'),
    ],
    nouns: [
      later('projekte? projekten', 'geleitet gesteuert'),
      doing('leitung direccion gestion', 'projekte?n? projekts proyectos?'),
    ],
  }),
  usual({
    name: 'stand-by',
    asked: `on(?:-|_)call(?:_duty|_rota)? rufbereitschaft bereitschaftsdienste? guardias(?:_rotativas)?`,
    nouns: ['bereitschaftsdienste?', 'rufbereitschaft', 'on[- ]call', 'guardias'],
  }),
  usual({
    name: 'shifts',
    asked: `schichtbereitschaft schichtarbeit (?:bereitschaft_)?schichtdienst turnos_rotativos trabajo_turnos`,
    nouns: ['(?:drei|zwei|vier|wechsel)-?schicht\\p{L}*', '(?:a|en|por)\\s+turnos'],
  }),
  usual({
    name: 'being on the road',
    asked: `reisebereitschaft reisetatigkeit willingness_travel disponibilidad_viajar`,
    nouns: ['viel\\s+unterwegs', 'im\\s+aussendienst', 'on\\s+the\\s+road'],
  }),
];
