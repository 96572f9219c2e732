import { any, type Family } from './family.ts';

const SECTOR = any(
  'sector industry industries domain field environment business branch space settings? companies',
);

interface Sector {
  name: string;
  /** Its name before "sector" and "industry", and with nothing behind it where that says it as well. */
  en: string;
  alone?: string;
  /** Whole names of it. */
  de: string;
  /** What follows "sector". */
  es: string;
  /** What is done in it alone, in any of the languages. */
  work: string;
  companies: string;
  never?: string;
}

function sector({ name, en, alone, de, es, work, companies, never }: Sector): Family {
  return {
    name,
    asked: [
      String.raw`${any(en)}\s+${SECTOR}`,
      String.raw`${SECTOR}\s+${any(en)}`,
      ...(alone === undefined ? [] : [any(alone)]),
      String.raw`(?:branchen(?:kenntnisse|erfahrung|wissen)\s+)?(?:der\s+)?${any(de)}`,
      String.raw`(?:sector|industria|empresas|entornos?)\s+(?:del?\s+(?:la\s+)?)?${any(es)}`,
    ],
    deeds: [],
    nouns: [any(work)],
    companies: [any(companies)],
    never: never === undefined ? [] : [any(never)],
  };
}

/** Sectors, told by what is done in them alone and by names of employers that say it. */
export const SECTORS: readonly Family[] = [
  sector({
    name: 'energy',
    en: 'energy utilities utility power energy_and_utilities',
    alone: 'utilities',
    de: `energiewirtschaft energiebranche energiesektor energieversorgung energieumfeld energiebereich energieversorge*
      energieindustrie energiemarkt`,
    es: 'energetico energia electrico energias_renovables energeticas',
    work: `smart[-_]?meter(?:ing|s)? smart-meter-rollout power_grids? electricity_grids? distribution_grids?
      transmission_grids? grid_operators? power_plants? power_stations? wind_farms? solar_farms? wind_parks?
      electricity_market energy_market energy_trading energy_suppliers? stromnetz* verteilnetz* netzbetreiber*
      kraftwerk* windpark* stromhandel energiehandel energieversorger* umspannwerk* red_electrica redes_electricas
      central_electrica centrales_electricas parques?_eolicos? plantas?_solares? contadores_inteligentes
      subestaci\\p{L}{2,6} mercado_electrico`,
    companies: `stadtwerke power_grids? netzbetrieb* westnetz vattenfall iberdrola endesa naturgy enbw e\\.on rwe
      edf national_grid engie enel uniper tennet amprion 50hertz statkraft orsted repsol_luz red_electrica
      (?:energy|energie|energia)(?=\\s*(?:$|(?:ag|gmbh|ltd|plc|group|se|sa|s\\.a\\.|kg|inc|networks|supply)(?!\\p{L})))
      energieversorgung\\p{L}{0,8} ubertragungsnetz* strom(?:netz)?_?gmbh electricity_(?:board|network|company)
      power_company`,
    never: 'drinks? fitness gym yoga energy_bars? riegel getranke',
  }),
  sector({
    name: 'banking and finance',
    en: 'banking finance financial financial_services banking_and_finance fintech',
    alone: 'banking financial_services retail_banking investment_banking banca banca_comercial',
    de: `bankenumfeld bankwesen bankensektor bankbereich bankenbranche banken finanzdienstleistung* finanzbranche
      finanzsektor bankgewerbe finanzwesen_banken bankenbereich finanzdienstleistungssektor`,
    es: 'bancario bancaria financiero banca financieros servicios_financieros bancarias',
    work: `retail_banking investment_banking corporate_banking online_banking core_banking mortgage_(?:loans|lending)
      loan_(?:origination|applications|officer) credit_(?:risk|applications) for_(?:a_|an_|the_)?(?:\\p{L}+_)?banks?
      securities_trading asset_management kreditantrage* kreditvergabe baufinanzierung* wertpapierhandel
      kernbanksystem* firmenkundengeschaft prestamos?_hipotecarios? hipotecas creditos_hipotecarios
      concesion_de_creditos riesgo_de_credito banca_(?:minorista|privada|online)`,
    companies: `sparkasse volksbank raiffeisen* commerzbank deutsche_bank santander bbva caixabank bankinter
      (?<!food_)(?<!blood_)(?<!data_)(?<!time_)banks?(?!_of_time) barclays hsbc lloyds natwest ing_diba
      \\p{L}{3,20}bank goldman_sachs jp_?morgan unicaja kutxabank
      banco(?!_de_(?:alimentos|sangre|tiempo|semillas))(?=\\s)`,
    never:
      'food_bank blood_bank bank_holidays? power_?bank databank datenbank* bank_statements? blutbank*',
  }),
  sector({
    name: 'insurance',
    en: 'insurance',
    alone: 'insurance',
    de: 'versicherungsbranche versicherungswesen versicherungsumfeld versicherungswirtschaft versicherungsbereich',
    es: 'asegurador seguros',
    work: `insurance_(?:claims|policies|underwriting|products|company|companies) underwriting claims_handling
      schadenregulierung versicherungsvertrage* versicherungskunden polizas siniestros`,
    companies:
      `insurance versicherung(?:en|s-?ag)?|allianz axa mapfre zurich_insurance generali munich_re aviva
      aseguradora seguros`.replace('|', ' '),
  }),
  sector({
    name: 'healthcare',
    en: 'healthcare health_care health medical hospital clinical',
    alone: 'healthcare',
    de: 'gesundheitswesen gesundheitsbranche gesundheitssektor gesundheitsbereich klinikumfeld krankenhausumfeld',
    es: 'sanitario salud hospitalario sanidad sanitaria',
    work: `patients patient_(?:care|records|admissions|flow) patienten patientinnen pacientes intensivstation* krankenhaus* kliniken hospitals urgencias
      intensive_care hospital_wards? pflegeheim* quirofano*`,
    companies: `klinikum klinik(?:en)? krankenhaus hospitals? hospital\\p{L}{0,6} charite nhs clinica uniklinik\\p{L}{0,3}
      universitatsklinik\\p{L}{0,3} medical_cent(?:er|re) centro_de_salud pflegeheim seniorenheim`,
    never: 'animal_hospital tierklinik* tierarzt* patient_listener',
  }),
  sector({
    name: 'automotive',
    en: 'automotive car automobile',
    alone: 'automotive automocion',
    de: `automobilindustrie automobilbranche automobilbereich automotive-umfeld automotive-bereich automobilsektor
      automobilzulieferindustrie fahrzeugindustrie automotive_umfeld automotive_bereich`,
    es: 'automocion automovil automotriz automovilistic[oa]',
    work: `car_makers? car_manufacturers? vehicle_manufacturers? automotive_(?:suppliers?|customers|oems?)
      brake_control engine_control_units? fahrzeughersteller* automobilhersteller* automobilzulieferer*
      fahrzeugbau fabricantes_de_(?:coches|automoviles|vehiculos)`,
    companies: `bmw volkswagen audi mercedes-benz daimler porsche opel toyota stellantis seat_s\\.?a\\.? renault
      automotive zf_friedrichshafen schaeffler magna_international automobilwerk* autoliv`,
    never: 'car_wash car_rental',
  }),
  sector({
    name: 'retail',
    en: 'retail',
    alone: 'retail retail_trade comercio_minorista',
    de: 'einzelhandel handel_einzelhandel lebensmitteleinzelhandel einzelhandelsumfeld einzelhandelsbranche',
    es: 'minorista comercio_minorista retail',
    work: `shop_floor retail_(?:stores?|shops?|customers) (?:ran|managed)_a_(?:shop|store) filiale_mit
      supermarkets? supermercados? verkaufsflache* sales_floor`,
    companies: `edeka rewe aldi lidl kaufland zara mercadona carrefour tesco sainsbury.?s asda h&m inditex
      el_corte_ingles dm-drogerie* rossmann ikea decathlon supermar(?:ket|kt|cado)s? walmart target_corp*`,
  }),
  sector({
    name: 'public sector',
    en: 'public government public_service local_government',
    alone: 'government',
    de: `offentliche[nr]?_dienst(?:es)? offentliche[nr]?_verwaltung offentliche[nr]?_sektor verwaltung_offentlich*
      kommunalverwaltung`,
    es: 'publico administracion_publica',
    work: `bauantrage_bearbeitet city_council_(?:services|departments) ministr(?:y|ies)_of municipal_(?:services|offices)
      for_(?:the_)?(?:city_council|local_authorit(?:y|ies)|county_council|government_agenc(?:y|ies))
      kommunalverwaltung* stadtverwaltung* landesamt ayuntamientos?`,
    companies: `stadtverwaltung gemeinde(?:verwaltung)? landratsamt bundesamt landesamt ministerium stadt_\\p{L}+
      city_council county_council borough_council ministry ayuntamiento diputacion ministerio
      junta_de_\\p{L}+ finanzamt jobcenter kreisverwaltung department_of_(?:health|state|transport|defense)`,
    never: 'kirchengemeinde*',
  }),
  sector({
    name: 'manufacturing',
    en: 'manufacturing production industrial',
    alone: 'manufacturing',
    de: 'fertigungsindustrie produktionsumfeld fertigungsumfeld produzierendes?_gewerbe* industrieumfeld',
    es: 'manufacturero industrial fabricacion',
    work: `(?:two|three|four|\\d{1,2})_(?:plants|factories) production_lines? assembly_lines? shop_floor_production
      fertigungslinie* produktionslinie* montagelinie* lineas?_de_(?:produccion|montaje) packaging_lines?`,
    companies: 'manufacturing fertigung maschinenbau motorenwerke?',
    never: 'power_plants? pot_plants',
  }),
  sector({
    name: 'logistics',
    en: 'logistics transport transportation freight',
    de: 'logistikbranche speditionsbranche logistiksektor transportbranche logistikumfeld logistikbereich',
    es: 'logistico logistica transporte transportes',
    work: `freight_forwarding truck_fleets? container_terminals? speditionsauftrage* frachtauftrage*
      flotas?_de_camiones parcel_deliver(?:y|ies)`,
    companies: `logistics logistik spedition dhl dachser schenker kuehne kuhne ups fedex hermes_germany seur mrw correos
      freight transportes`,
  }),
  sector({
    name: 'telecommunications',
    en: 'telecommunications telecoms? telco',
    alone: 'telecommunications telecoms? telco telecomunicaciones',
    de: 'telekommunikation telekommunikationsbranche telekommunikationssektor telekommunikationsumfeld',
    es: 'telecomunicaciones telco',
    work: `mobile_networks? fibre_networks? fiber_networks? mobilfunknetz* glasfaserausbau glasfasernetz*
      redes_moviles fibra_optica`,
    companies:
      'telekom vodafone telefonica orange_espana t-mobile o2 verizon at&t british_telecom telecom\\p{L}{0,3}',
  }),
  sector({
    name: 'pharmaceuticals',
    en: 'pharmaceuticals? pharma life_sciences?',
    alone: 'pharma',
    de: 'pharmabranche pharmaindustrie pharmazeutische[nr]?_industrie pharmaumfeld pharmabereich',
    es: 'farmaceutic[oa] farma',
    work: `drug_(?:development|manufacturing|trials) clinical_trials? arzneimittelherstellung wirkstoffproduktion
      ensayos_clinicos fabricacion_de_medicamentos`,
    companies:
      'pfizer novartis roche bayer sanofi merck boehringer* astrazeneca grifols almirall pharma\\p{L}{0,10}',
  }),
];
