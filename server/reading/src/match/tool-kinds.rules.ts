import { fold } from '../words/stem.rules.ts';
import type { FactIndex } from '../cv/fact-index.rules.ts';

/**
 * Kinds of programs and machines that ads ask for, with the names by which a CV says to know one: the kind's names before the
 * colon, one kind a line. Folded; `_` stands for a space, `*` for any end of a word.
 */
const KINDS = `
  relational_databases? relationale[nr]?_datenbank(?:en)? bases?_de_datos_relacional(?:es)? sql_(?:databases?|datenbank(?:en)?) :
    postgres* mysql mariadb oracle_database oracle_db sql_server mssql db2
  version_control versionskontroll* versionsverwaltung control_de_versiones : git github gitlab svn subversion mercurial
  bi_tools? bi business_intelligence_tools? herramientas?_(?:de_)?bi data_visuali[sz]ation_tools? datenvisualisierungstools? :
    power_bi tableau looker looker_studio qlik* metabase superset
  cms content_management_systems? gestores?_de_contenidos : wordpress typo3 drupal contentful joomla
  crm(?:_(?:systems?|software|systemen?|tools?))? sistemas?_crm : salesforce hubspot pipedrive zoho_crm dynamics_365 sugarcrm
  erp(?:_(?:systems?|software|systemen?|kenntnisse))? (?:sistemas?|software)_erp :
    sap sap_* navision dynamics_nav business_central odoo proalpha netsuite abas infor_ln a3erp sage_(?:100|200|x3)
  wms(?:_(?:systems?|software))? warehouse_management_systems? lagerverwaltungssystem* sistemas?_de_gestion_de_almacen :
    sap_ewm sap_wm manhattan_wms* korber_wms* mecalux_easy_wms easy_wms
  ci\\/cd(?:_pipelines?)? continuous_integration continuous_delivery integracion_continua :
    jenkins github_actions gitlab_ci* circleci teamcity azure_pipelines bitbucket_pipelines travis_ci argo_?cd
  cloud_(?:platforms?|providers?|services) cloud-plattform(?:en)? plataformas?_cloud : aws azure gcp google_cloud
  ticket(?:ing)?_?(?:systems?|systemen?|tools?) sistemas?_de_tickets : jira servicenow zendesk otrs freshdesk
  containers? containerisation containerization containerisierung contenedores : docker kubernetes podman
  accounting_software buchhaltungs(?:software|programm*) (?:software|programas?)_(?:de_contabilidad|contables?) :
    datev xero quickbooks sage lexware* a3con contaplus sage_50
  cad(?:_(?:software|programm*|kenntnisse|systems?))? programas?_cad : autocad solidworks inventor catia creo revit rhino nx_cad archicad
  plc sps(?:-(?:technik|kenntnisse|steuerungen?|systeme))? automatas_programables automatas :
    s7(?:-\\d+)? siemens_s7* step_7 tia_portal allen-bradley sps-fachkraft
  unit_tests? unit_testing unittests pruebas_unitarias tests_unitarios : junit jest vitest pytest xunit nunit phpunit mockito
  message_(?:brokers?|queues?) messaging_systems? : kafka rabbitmq activemq nats
  (?:monitoring|observability)_tools? monitoring-tools? : prometheus grafana datadog new_relic zabbix nagios
  e-commerce_platforms? shopsysteme? shop-systeme? : shopify woocommerce magento shopware prestashop
  hotel_(?:management_)?software pms property_management_systems? hotelsoftware : opera opera_pms opera_cloud protel mews cloudbeds
  email_marketing_tools? newsletter-tools? herramientas?_de_email_marketing : mailchimp brevo klaviyo cleverreach hubspot activecampaign
`;

const ways = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', '[ -]').replace(/\*$/, String.raw`\p{L}*`))
    .join('|');
const KNOWN = KINDS.split(/\n(?= {2}\S)/)
  .filter((row) => row.trim() !== '')
  .map((row) => {
    const [kinds = '', names = ''] = row.split(/ :\s/);
    return {
      asked: new RegExp(`^(?:${ways(kinds)})$`, 'u'),
      known: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ways(names)})(?![\p{L}\p{N}])`, 'u'),
    };
  });
/** Said around the kind: one of it is enough. */
const AROUND =
  /^(?:(?:an?|any|one|some|common|modern|current|the|experience (?:with|in|of)|knowledge of|use of|using|working with|familiarity with|erfahrung (?:mit|in)|kenntnisse (?:in|mit|von)|umgang mit|einem?|einer|gangigen?|eine[sr]?|experiencia (?:con|en)|manejo de|conocimientos? de|uso de|un|una|algun|alguna) )+|(?:[ -](?:such as|like|e\.g|z\. ?b|wie|como|oder ahnliche\p{L}*|or similar|o similar|our choice))+.*$/gu;

/** Facts that name a program of a kind that is asked for without a name: "a relational database" is known by who lists MySQL. */
export function toolOfKindFacts(term: string, { facts }: FactIndex): number[] {
  const asked = fold(term.replace(/\([^()]*\)?/g, ' '))
    .replace(AROUND, '')
    .trim();
  const kind = KNOWN.find((one) => one.asked.test(asked));
  if (kind === undefined) return [];
  return facts.flatMap(({ id, folded }, place) =>
    kind.known.test(folded) && !/^(?:languages|education)\[|\.position$/.test(id) ? [place] : [],
  );
}
