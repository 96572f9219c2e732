/** What a job asks for and a CV supports, as a careful reader finds it: words of the job, words of the fact. */
export interface Support {
  ask: string;
  evidence: string;
}

const LINES = `
nurse ward: wound care = wound care; handover = handover; newly qualified = newly qualified; ECG = ECG; bachelor = Bachelor; 5 years = Staff Nurse; English = English; triage = Triage; Care for patients = surgery
electrician plant: faults = faults; PLC = PLC; Test and inspect = Testing; apprenticeship = Apprenticeship; 4 years = Electrician; Driving licence = Driving licence; AutoCAD = AutoCAD; wiring diagrams = wiring diagrams
developer payments: Go = Go; PostgreSQL = PostgreSQL; Tests = tests; Rufbereitschaft = on-call; Studium = Master; Docker = Docker; GitLab = GitLab; Deutsch = German; Kafka = Kafka; 3 Jahre = Developer
dispatcher freight: Plan routes = routes; rates with hauliers = hauliers; empty runs = empty runs; 3 years = Logistics; SAP = SAP; Excel = Excel; French = French; logistics = Logistics
dispatcher paste: SAP = SAP; Excel = Excel; English = English; inventory = Inventory; 2+ years = Warehouse; stock = stock
teacher school: matemáticas = matemáticas; tutor = Tutor; prueba de acceso = prueba de acceso; Grado en Matemáticas = Grado; 3 años = Profesora; docencia = Docencia; Inglés = Inglés; Moodle = Moodle; Robótica = robótica
cook kitchen: carta de temporada = carta de temporada; escandallos = Escandallos; merma = merma; HACCP = HACCP; Ciclo formativo = Ciclo formativo; 5 años = Cocinero; Español = Español; Euskera = Euskera; francés = Francés; proveedores = proveedores
accountant books: contabilidad = ontabilidad; IVA = IVA; facturas = facturas; cobros atrasados = cobros atrasados; Licenciatura = Licenciatura; 5 años = Contable; Sage = Sage; Excel = Excel; Inglés = Inglés
designer brand: envases = envases; WordPress = WordPress; Figma = Figma; propuestas = propuesta; Illustrator = Illustrator; InDesign = InDesign; Inglés = Inglés; 3 años = Diseñadora
carpenter joinery: Büros und Praxen = Büros; CNC = CNC; Lehrlingen = Lehrlinge; Ausbildung als Tischler = Ausbildung; 4 Jahre = Tischler; AutoCAD = AutoCAD; Führerschein = Führerschein
seller medtech: Betreuung von Praxen = Praxen; Schulungen = Schulungen; Salesforce = Salesforce; Kaufmännische Ausbildung = Ausbildung; 5 Jahre = Vertriebsmitarbeiterin; Verhandlung = Verhandlung; Führerschein = Führerschein; Vertrieb = Vertrieb; neuer Kunden = neue Kunden
scientist water: R = R; Python = Python; PostgreSQL = PostgreSQL; PhD = Dr. rer. nat.; statistics = Statistik; English = Englisch; PCR = PCR; Publish = Aufsätze; samples = Proben
driver haulage: Kühltransporte = Kühltransport; Ladungssicherung = Ladungssicherung; neuer Fahrer = neue Fahrer; Führerschein = Führerschein; ADR = ADR; 3 Jahre = Berufskraftfahrer; Polnisch = Polnisch
driver medtech: Führerschein = Führerschein
carpenter medtech: Führerschein = Führerschein; Englisch = Englisch
electrician joinery: AutoCAD = AutoCAD; Führerschein = Driving licence
seller haulage: Führerschein = Führerschein
driver orders: Excel = Excel
accountant freight: Excel = Excel
nurse freight: Excel = Excel
designer school: Inglés = Inglés
teacher brand: Inglés = Inglés
cook freight: Excel = Excel; French = Francés
developer water: PostgreSQL = PostgreSQL; English = English
scientist payments: PostgreSQL = PostgreSQL; Deutsch = Deutsch`;

const BY_PAIR = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [pair = '', supports = ''] = line.split(': ');
      return [
        pair,
        supports.split('; ').map((one): Support => {
          const [ask = '', evidence = ''] = one.split(' = ');
          return { ask, evidence };
        }),
      ];
    }),
);

/** What this person can honestly claim of what this job asks for; empty: the two do not fit. */
export function supportsOf(person: string, job: string): readonly Support[] {
  return BY_PAIR.get(`${person} ${job}`) ?? [];
}

const NOT_THEIRS = `
nurse ward: ALS; Arabic; dialysis
electrician plant: robotics; German
developer payments: Rust; Kubernetes
dispatcher freight: Power BI; customs clearance; Brittany
dispatcher paste: Forklift; Romanian
teacher school: Python; Portugués
cook kitchen: asiática
accountant books: auditoría; SAP; Power BI; alemán
designer brand: After Effects; serigrafía
carpenter joinery: Meisterbrief
seller medtech: HubSpot; Dänisch
scientist water: TensorFlow; GIS
driver haulage: Ladekran; Tschechisch
nurse payments: Informatik
developer ward: nursing
cook books: Administración`;
const REFUSED = new Map(
  NOT_THEIRS.trim()
    .split('\n')
    .map((line) => {
      const [pair = '', asks = ''] = line.split(': ');
      return [pair, asks.split('; ')];
    }),
);

/** What a job asks for and this person has not; an empty string stands for all of it, of the jobs that fit nobody. */
export function notTheirs(person: string, job: string): readonly string[] {
  if (job === 'pilot' || job === 'notary') return [''];
  return REFUSED.get(`${person} ${job}`) ?? [];
}
