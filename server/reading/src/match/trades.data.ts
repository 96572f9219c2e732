/**
 * Fields of work that ads ask years of, with the posts that are called by them: one trade a line, what is done or where
 * before the colon, the posts behind it. Folded; `~` stands for any beginning of a compound, `*` for any end of a word,
 * `_` for a space. A `+` begins fields that several trades work in.
 */
export const TRADES = `
  teach teaching lessons clase clases docencia docente ensenanza unterricht* lehren lehrtatigkeit schuldienst classroom :
    teacher lecturer profesor* maestr[oa] docente ~lehrer ~lehrerin ~lehrkraft dozent dozentin
  cook cooking cookery kitchen kitchens cocina cocinas kuche kuchen kochen : cook chef cociner[oa] ~koch ~kochin
  driving conduccion conduciendo conducir fahren fahrpraxis : driver conductor conductora chofer ~fahrer ~fahrerin
  bookkeeping accountancy accounting contabilidad buchhaltung buchfuhrung finanzbuchhaltung rechnungswesen :
    bookkeeper accountant contable (?!lohn)~buchhalter (?!lohn)~buchhalterin
  payroll nomina nominas lohnabrechnung lohnbuchhaltung entgeltabrechnung :
    payroll_* lohnbuchhalter* entgeltabrechner* lohnsachbearbeiter* tecnic[oa]_de_nominas
  cleaning limpieza limpiando reinigung gebaudereinigung :
    cleaner limpiador limpiadora ~reinigungskraft ~reiniger ~reinigerin
  selling sales ventas vendiendo verkauf verkaufen vertrieb :
    sales_* salesman saleswoman salesperson telesales_* vendedor* dependient[ae] comercial ~verkaufer ~verkauferin ~vertriebsmitarbeiter* vertriebs*
  + retail einzelhandel comercio minorista :
    shop_* store_* retail_* sales_assistant dependient[ae] ~verkaufer ~verkauferin filialleit* kaufmann_im_einzelhandel
  bake baking bakery bakeries backen backerei backhandwerk backstube panaderia pasteleria reposteria horneado obrador konditorei :
    baker panader[oa] pasteler[oa] reposter[oa] chocolater[oa] ~backer ~backerin ~konditor ~konditorin pastry_chef
  nursing pflege krankenpflege altenpflege enfermeria :
    nurse enfermer[oa] ~pfleger ~pflegerin ~pflegefach*
  + care elderly_care pflegebereich :
    carer care_assistant care_worker healthcare_assistant nurse
  critical intensive intensivpflege intensivmedizin intensivstation intensivos :
    ~intensive_care* ~critical_care* icu ~intensiv* uci
  weld welding soldadura soldar schweissen schweisstechnik : welder soldador soldadora ~schweisser ~schweisserin
  carpentry joinery carpinteria tischlerei tischlern schreinerei schreinern holzhandwerk :
    carpenter joiner carpinter[oa] ~tischler ~tischlerin ~tischler(?:gesell|meister)* ~schreiner ~schreinerin
  plumbing fontaneria sanitarinstallation : plumber fontaner[oa] ~anlagenmechaniker*
  electrical electricidad elektroinstallation elektrotechnik elektrohandwerk :
    electrician electricista ~elektriker ~elektrikerin ~elektroniker ~elektronikerin ~elektroinstallateur*
  + technical technisch* tecnico tecnica technischen :
    technician ~techniker ~technikerin ~elektroniker* ~mechatroniker* ~mechaniker* ~monteur* tecnic[oa]_*
  hairdressing peluqueria friseurhandwerk : hairdresser peluquer[oa] friseur friseurin
  gardening horticulture jardineria gartenbau : gardener jardiner[oa] ~gartner ~gartnerin
  translation translating traduccion ubersetzen ubersetzung : translator traductor traductora ~ubersetzer ~ubersetzerin
  disposition dispo : disponent disponentin dispatcher transport_(?:planner|coordinator)
  dispatch dispatching : dispatcher dispatch_*
  + logistics logistik logistica : ~logisti* warehouse_* ~lagerist* ~almacen almacener[oa] disponent*
  + transport spedition transporte transportwesen :
    ~driver ~fahrer ~fahrerin conductor conductora transport_* dispatcher disponent disponentin
  warehouse warehousing almacen almacenes lager lagerwesen : warehouse* ~lagerist* ~lagerlogistik almacen* mozo_de_almacen
  + hospitality hosteleria gastronomie gastgewerbe horeca restauracion catering :
    ~restaurant_* restaurant* cook chef sous_chef cociner[oa] segund[oa]_de_cocina camarer[oa]* kellner kellnerin waiter waitress barista bartender ~koch ~kochin
    ~hotel* recepcionista_de_hotel restaurantfach* hotelfach* jef[ea]_de_(?:sala|rango)
  waiting sala comedor : waiter waitress camarer[oa] jef[ea]_de_(?:sala|rango|comedor) maitre kellner kellnerin
  hotel hotels hotellerie hoteleria : hotel_* ~hotelfach* recepcionista_de_hotel concierge housekeeper
  marketing mercadotecnia : marketing* community_manager brand_manager
  recruiting recruitment personalarbeit personalwesen personalbereich hr reclutamiento :
    recruiter hr_* human_resources* personalreferent* personalsachbearbeiter* sachbearbeiter(?:in)?_personal people_(?:partner|manager)
  softwareentwicklung softwaredevelopment programmierung programming programacion :
    ~software* ~entwickler ~entwicklerin developer programmer desarrollador* programador*
  analysis analytics analyse datenanalyse analisis analitica : ~analyst ~analystin analista data_scientist
  consulting consultancy beratung consultoria : consultant ~berater ~beraterin consultor consultora
  instandhaltung maintenance mantenimiento : maintenance_* ~instandhalt* ~betriebselektriker* ~betriebsschlosser* tecnic[oa]_de_mantenimiento
  + service aussendienst kundendienst : ~service_* ~servicetechniker* field_service_* ~kundendiensttechniker*
  + construction bau baugewerbe baustelle construccion obra : site_* construction_* ~bauleiter* bauarbeiter* maurer* albanil* peon_de_obra encargad[oa]_de_obra
  childcare kinderbetreuung kita educacion_infantil : ~erzieher ~erzieherin nursery_* educador[a]?_infantil kinderpfleger*
  legal recht rechtswesen derecho : lawyer solicitor paralegal legal_* ~anwalt ~anwaltin abogad[oa] rechtsanwaltsfach*
  reception rezeption empfang recepcion : receptionist recepcionista ~rezeptionist* front_desk_* front_office_*
  + administration verwaltung administracion : administrator administrative_* administrativ[oa] verwaltungsfach* verwaltungsangestellt*
`
  .split(/\n(?= {2}\S)/)
  .map((row) => row.trim())
  .filter((row) => row !== '');
