import { NAMED_LANGUAGES } from './more-languages.ts';
import { MORE_TOOL_LINES } from '../ad/more-tools.ts';

/** Tools by their usual name; `|` parts aliases. A leading `=` asks for exactly these capitals, as the word means something else without. */
const TOOL_LINES = `
=Go|Golang; =R; =C; C++; C#; Java; JavaScript|JS; TypeScript; Python; =Ruby; =Rust; PHP; Kotlin; =Swift; =Scala;
=Perl; =Bash|Shell; PowerShell;
SQL; HTML|HTML5; CSS|CSS3; =Sass; XML; JSON; YAML; GraphQL; =REST|REST API|REST APIs; gRPC; React|React.js|ReactJS;
Angular; Vue|Vue.js; Svelte;
Next.js; Node.js|NodeJS; =Express; Django; =Flask; =Spring; Spring Boot; Spring MVC; =Rails|Ruby on Rails; Laravel;
.NET|ASP.NET; jQuery; Redux; XState; Webpack; =Vite;
Module Federation; =Jest; Playwright; =Cypress; =Selenium; JUnit; =Storybook; Figma; =Sketch; Photoshop; =Illustrator;
InDesign; AutoCAD; Revit; SolidWorks; =BIM; ArchiCAD;
PostgreSQL|Postgres; MySQL; MariaDB; SQLite; =Oracle; SQL Server; MongoDB; =Redis; Cassandra; DynamoDB; Elasticsearch;
Snowflake; BigQuery; Redshift; dbt; Airflow; =Spark|Apache Spark; Hadoop; Flink; Kafka|Apache Kafka; RabbitMQ;
AWS|Amazon Web Services; Azure; GCP|Google Cloud; S3; EC2; =Lambda; Docker; Kubernetes|K8s; =Helm; Terraform; Ansible;
Jenkins; GitLab; GitHub Actions; Git; GitHub; CI/CD; Prometheus; Grafana; Datadog; Splunk; OpenTelemetry;
OpenStack|OpenStack Swift; Linux; Unix; =Windows; macOS; Nginx;
pandas; NumPy; Matplotlib; scikit-learn; TensorFlow; PyTorch; Jupyter; Tableau; Power BI; Looker|Looker Studio; Qlik;
=Excel|MS Excel|Microsoft Excel; =Word|MS Word; PowerPoint; =Access|MS Access; MS Project|Microsoft Project; =Outlook;
SharePoint; MS Office|Microsoft Office; Google Analytics; Google Sheets;
SPSS; =SAS; =Stata; MATLAB; =SAP|SAP R/3|SAP S/4HANA; Salesforce; HubSpot; Zendesk; ServiceNow; Jira; =Confluence;
Trello; =Asana; =Notion; =Slack; =Miro; Shopify; WordPress; Drupal; TYPO3; Contentful; DATEV; Lexware; =Sage;
QuickBooks; =Xero; Opera PMS; Canva; Mailchimp; =Premiere|Premiere Pro; After Effects; Final Cut;
PCI DSS; ISO 20022; ISO 9001; ISO 27001; GDPR|DSGVO|RGPD; HIPAA; HACCP; WCAG|WCAG 2.1|WCAG 2.2; =SOX; IFRS; GAAP;
PRINCE2; =PMP; Scrum; Kanban; ITIL; Six Sigma; =VOB; HOAI; =ALS; =BLS; =NMC; =DBS; =ECG|EKG|ECGs; =SPS; CNC; =CAD;
=PLC; =ERP; =CRM; =CMS; =SEO; =SEA; FMEA; GMP; OSHA`;

/** Skills across trades: forms in English, Spanish and German; a form matches by the stems of its words. */
const SKILL_LINES = `
project management|gestión de proyectos|projektleitung|projektmanagement|projektverantwortung;
budget|presupuesto|presupuestos|budgetverantwortung|budgetplanung; forecasting|forecast|previsión de demanda|prognose;
stakeholder management|stakeholder mgmt|gestión de stakeholders|stakeholdermanagement;
mentoring|mentor|mentoría|mentorship|ausbildung von;
team leadership|team lead|liderazgo|teamleitung|mitarbeiterführung|personalführung;
customer service|guest service|atención al cliente|kundenservice|kundenbetreuung; sales|ventas|vertrieb|verkauf;
marketing|márketing; negotiation|vendor negotiation|negociación|verhandlung|verhandlungsführung;
accessibility|accesibilidad|barrierefreiheit; performance|rendimiento|leistungsoptimierung;
testing|automated tests|pruebas automáticas|automatisierte tests; microfrontends|micro-frontends|micro frontends;
design systems|sistema de diseño|designsystem; responsive design|diseño responsive;
dashboards|dashboard|cuadros de mando|dashboarding; data analysis|data analytics|análisis de datos|datenanalyse;
data visualization|data visualisation|visualización de datos|datenvisualisierung;
statistics|basic statistics|estadística|statistik; experiments|a/b tests|experimentos|experimente;
reporting|informes|berichtswesen; business intelligence|bi tool;
hospitality|hostelería|gastronomie|gastgewerbe; retail|comercio minorista|einzelhandel;
healthcare|sector sanitario|salud|gesundheitswesen; banking|payments|banca|pagos|bankwesen|zahlungsverkehr;
food retail|lebensmittelhandel; publishing|editorial|verlagswesen; construction|construcción|bauwesen|bauleitung;
distributed systems|sistemas distribuidos|verteilte systeme; event sourcing|event-sourced|event-driven;
observability|observabilidad|observability; system design|architecture|arquitectura|architektur;
replication|replicación|replikation; code review|design review|design reviews; on-call|guardias|rufbereitschaft;
ci systems|continuous integration|integración continua; scripting|automation|automatización|automatisierung;
scheduling|planificación|terminplanung|dienstplanung; procurement|purchasing|compras|einkauf;
logistics|logística|logistik;
quality management|quality assurance|gestión de calidad|qualitätsmanagement|qualitätssicherung;
accounting|contabilidad|buchhaltung|rechnungswesen; recruiting|recruitment|selección de personal|personalbeschaffung;
training|formación|schulung|schulungen; inventory|inventario|warenwirtschaft|lagerbestand;
spreadsheets|hojas de cálculo|tabellenkalkulation; content management|gestión de contenidos|content-management;
copywriting|redacción|texterstellung; research|investigación|forschung; teaching|docencia|enseñanza|unterricht;
triage|triaje; coronary care|cardiology|cardiología|kardiologie;
patient care|atención al paciente|patientenversorgung|krankenpflege|patientenpflege;
wound care|cura de heridas|wundversorgung;
claims management|nachtragsmanagement; trade contractors|gremios|gewerke; existing buildings|bestand|bauen im bestand;
driving licence|driver's license|carné de conducir|führerschein; operations|operaciones|betriebsleitung`;

/** Fields of study that are called differently in English, Spanish and German. */
const FIELD_LINES = `
computer science|informática|informatik; mathematics|matemáticas|mathematik; statistics|estadística|statistik;
nursing|enfermería|krankenpflege|pflegewissenschaft; law|derecho|rechtswissenschaft|rechtswissenschaften|jura;
business administration|business|administración de empresas|administración y dirección de empresas|=ADE|betriebswirtschaft|bwl;
economics|economía|volkswirtschaft|wirtschaftswissenschaften;
engineering|ingeniería|ingenieurwesen|ingenieurwissenschaften;
mechanical engineering|ingeniería mecánica|maschinenbau;
electrical engineering|ingeniería eléctrica|elektrotechnik; medicine|medicina|medizin; biology|biología|biologie;
chemistry|química|chemie; physics|física|physik; psychology|psicología|psychologie; history|historia|geschichte;
translation|traducción|übersetzung; architecture|arquitectura|architektur;
design|diseño|gestaltung; graphic design|diseño gráfico|grafikdesign; education|magisterio|lehramt;
commerce|comercio|kaufmännische|kauffrau|kaufmann|business administration|administración de empresas|betriebswirtschaft;
journalism|periodismo|journalismus; marketing|márketing; tourism|turismo|tourismus;
social work|trabajo social|soziale arbeit`;

/** Human languages: forms in English, Spanish and German. */
const LANGUAGE_LINES = `
english|inglés|englisch; spanish|español|castellano|spanisch; german|alemán|deutsch; french|francés|französisch;
italian|italiano|italienisch; portuguese|portugués|portugiesisch; catalan|catalán|katalanisch; valencian|valenciano|valencianisch;
basque|euskera; galician|gallego; dutch|neerlandés|niederländisch; polish|polaco|polnisch; russian|ruso|russisch;
ukrainian|ucraniano|ukrainisch; turkish|turco|türkisch; arabic|árabe|arabisch; chinese|mandarin|chino|chinesisch;
japanese|japonés|japanisch; swedish|sueco|schwedisch; czech|checo|tschechisch; romanian|rumano|rumänisch;
greek|griego|griechisch; danish|danés|dänisch; norwegian|noruego|norwegisch; finnish|finlandés|finnisch;
hungarian|húngaro|ungarisch; bulgarian|búlgaro|bulgarisch; croatian|croata|kroatisch; serbian|serbio|serbisch;
slovak|eslovaco|slowakisch; slovenian|esloveno|slowenisch; hebrew|hebreo|hebräisch; persian|persa|persisch;
korean|coreano|koreanisch; vietnamese|vietnamita|vietnamesisch`;

/** A term with the other forms it is written in. */
export interface Term {
  name: string;
  forms: readonly string[];
  /** True: capitals matter (`Go`, `R`, `Excel`). */
  exact: boolean;
}

function readTerms(lines: string): Term[] {
  return lines
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const exact = line.startsWith('=');
      const forms = line.replace(/^=/, '').split('|');
      return { name: forms[0] ?? '', forms, exact };
    });
}

/** A name stands once, as the shorter list has it. */
function withoutRepeats(terms: readonly Term[]): Term[] {
  const seen = new Set<string>();
  return terms.filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()));
}

export const TOOLS: readonly Term[] = withoutRepeats([
  ...readTerms(TOOL_LINES),
  ...readTerms(MORE_TOOL_LINES),
]);
export const SKILLS: readonly Term[] = readTerms(SKILL_LINES);
export const FIELDS: readonly Term[] = readTerms(FIELD_LINES);
const LISTED_LANGUAGES = readTerms(LANGUAGE_LINES);
const namedFor = (name: string) => NAMED_LANGUAGES.find(([english]) => english === name) ?? [];
export const HUMAN_LANGUAGES: readonly Term[] = [
  ...LISTED_LANGUAGES.map((one) => ({
    ...one,
    forms: [...new Set([...one.forms, ...namedFor(one.name)])],
  })),
  ...NAMED_LANGUAGES.filter(([name]) => LISTED_LANGUAGES.every((one) => one.name !== name)).map(
    ([name = '', ...others]) => ({ name, forms: [name, ...others], exact: false }),
  ),
];
