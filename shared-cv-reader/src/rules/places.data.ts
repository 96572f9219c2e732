import { named } from './named.ts';

/** Countries as CVs name them in en, es, de, fr, it, pt and pl, and what stands for one; folded. */
export const COUNTRIES: readonly string[] = named(`
  germany | deutschland | alemania | allemagne | germania | alemanha | niemcy | spain | espana |
  spanien | espagne | spagna | espanha | hiszpania | france | francia | frankreich | franca |
  francja | italy | italia | italien | italie | wlochy | portugal | portogallo | portugalia |
  poland | polen | polonia | pologne | polska | austria | osterreich | autriche | switzerland |
  schweiz | suiza | suisse | svizzera | szwajcaria | netherlands | the netherlands | niederlande |
  paises bajos | pays bas | belgium | belgien | belgica | belgique | united kingdom | uk | england
  | scotland | wales | great britain | reino unido | royaume uni | regno unito | ireland | irland
  | irlanda | irlande | sweden | schweden | suecia | norway | norwegen | noruega | denmark |
  danemark | dinamarca | finland | finnland | finlandia | iceland | luxembourg | luxemburg |
  czech republic | czechia | tschechien | slovakia | hungary | ungarn | romania | rumanien |
  bulgaria | greece | griechenland | grecia | turkey | turkei | turkiye | ukraine | russia |
  croatia | serbia | slovenia | usa | us | united states | estados unidos | etats unis |
  vereinigte staaten | canada | kanada | mexico | brazil | brasil | brasilien | argentina |
  argentinien | chile | colombia | kolumbien | peru | uruguay | ecuador | india | indien | china |
  japan | south korea | korea | singapore | australia | new zealand | israel | south africa |
  egypt | morocco | marokko | marruecos | nigeria | kenya | ghana | pakistan | bangladesh |
  philippines | vietnam | thailand | indonesia | malaysia | united arab emirates | uae | qatar |
  saudi arabia | arabia saudita | ruhrgebiet | europe | europa | worldwide |
  wielka brytania | anglia | szkocja | irlandia | stany zjednoczone | austria | czechy | holandia |
  belgia | szwecja | norwegia | dania | kanada | japonia | chiny | indie | grecja | ukraina | wegry |
  rumunia | niederlande | holanda | olanda | inghilterra | angleterre | inglaterra | ecosse |
  paesi bassi | belgio | svezia | norvegia | danimarca | stati uniti | canada | giappone | cina |
  suecia | dinamarca | japon | chine | inde | japao | estados unidos da america | u s a |
  schottland | grossbritannien | vereinigtes konigreich | england | irland | mexique | mexiko | bresil |
  brasile | brazylia | angola | mosambik | mozambique | senegal | algerie | algerien | algeria |
  argelia | maroc | marocco | tunisie | tunesien | tunisia | tunez | venezuela | bolivia | paraguay |
  costa rica | panama | cuba | guatemala | puerto rico | republica dominicana | liechtenstein |
  andorra | malta | zypern | cyprus | estonia | estland | latvia | lettland | lithuania | litauen |
  litwa | slowakei | slowenien | kroatien | serbien | bosnien | albania | albanien | georgia |
  lebanon | libanon | jordan | iran | iraq | taiwan | hong kong | sri lanka | nepal | slowacja |
  reino unido de gran bretana | haiti | benin | gabon | togo | yemen | libya | libyen | libye | sudan |
  syria | syrien | syrie | siria | congo | kongo | malawi | oman | uganda | zambia | rwanda | ruanda |
  palestine | palestina
`);

/** Words that stand where a place would, folded. */
export const NO_PLACE: readonly string[] = named(`
  remote | remoto | hybrid | hibrido | teletrabajo | homeoffice | home office | teletravail |
  zdalnie | praca zdalna | da remoto | a distance | im homeoffice | remote work | fully remote |
  distributed | a distancia | hybride | ibrido | presencial
`);

/** Regions that stand behind a city by two letters. */
export const STATES: readonly string[] = named(`
  AL | AK | AZ | AR | CA | CO | CT | DE | FL | GA | HI | ID | IL | IN | IA | KS | KY | LA | ME |
  MD | MA | MI | MN | MS | MO | MT | NE | NV | NH | NJ | NM | NY | NC | ND | OH | OK | OR | PA |
  RI | SC | SD | TN | TX | UT | VT | VA | WA | WV | WI | WY | DC | BC | ON | QC | AB | NSW | VIC |
  NS | NB | MB | SK | PEI | QLD | TAS | ACT
`);

/** Regions and states by their names, folded. */
export const STATE_NAMES: readonly string[] = named(`
  alabama | alaska | arizona | arkansas | california | colorado | connecticut | delaware | florida |
  georgia | hawaii | idaho | illinois | indiana | iowa | kansas | kentucky | louisiana | maine |
  maryland | massachusetts | michigan | minnesota | mississippi | missouri | montana | nebraska |
  nevada | new hampshire | new jersey | new mexico | new york | north carolina | north dakota | ohio |
  oklahoma | oregon | pennsylvania | rhode island | south carolina | south dakota | tennessee | texas |
  utah | vermont | virginia | washington | west virginia | wisconsin | wyoming | district of columbia |
  ontario | quebec | british columbia | alberta | manitoba | saskatchewan | nova scotia |
  new brunswick | newfoundland | newfoundland and labrador | prince edward island | new south wales |
  queensland | victoria | tasmania | western australia | south australia |
  bayern | bavaria | baviera | baviere | bawaria | hessen | hesse | nordrhein westfalen | nrw |
  baden wurttemberg | sachsen | saxony | niedersachsen | lower saxony | rheinland pfalz | thuringen |
  brandenburg | schleswig holstein | mecklenburg vorpommern | saarland | sachsen anhalt |
  oberosterreich | niederosterreich | steiermark | tirol | vorarlberg | karnten | burgenland |
  cataluna | catalunya | catalonia | andalucia | andalusia | comunidad valenciana |
  comunidad de madrid | pais vasco | euskadi | galicia | castilla y leon | castilla la mancha |
  aragon | asturias | cantabria | navarra | la rioja | extremadura | murcia | islas baleares | baleares |
  canarias | islas canarias | jalisco | nuevo leon | guanajuato | yucatan | cundinamarca | antioquia |
  ile de france | bretagne | normandie | occitanie | nouvelle aquitaine | hauts de france | grand est |
  pays de la loire | auvergne rhone alpes | provence alpes cote d azur | paca |
  bourgogne franche comte | centre val de loire | corse | alsace | rhone alpes | aquitaine | wallonie |
  flandre | vaud | lombardia | piemonte | veneto | lazio | toscana | emilia romagna | sicilia |
  sardegna | campania | puglia | liguria | marche | umbria | abruzzo | calabria | basilicata | molise |
  friuli venezia giulia | trentino alto adige | valle d aosta | minas gerais | parana | bahia |
  rio grande do sul | santa catarina | pernambuco | ceara | mazowieckie | malopolskie | slaskie |
  dolnoslaskie | wielkopolskie | pomorskie | lodzkie | lubelskie | podkarpackie | mazowsze | slask |
  malopolska |
  yorkshire | west yorkshire | north yorkshire | south yorkshire | east yorkshire | east riding | lancashire |
  cheshire | merseyside | greater manchester | greater london | cumbria | northumberland | durham |
  tyne and wear | derbyshire | nottinghamshire | lincolnshire | leicestershire | rutland | staffordshire |
  shropshire | west midlands | warwickshire | worcestershire | herefordshire | northamptonshire |
  cambridgeshire | norfolk | suffolk | essex | hertfordshire | bedfordshire | buckinghamshire | oxfordshire |
  gloucestershire | berkshire | surrey | kent | east sussex | west sussex | sussex | hampshire |
  isle of wight | wiltshire | dorset | somerset | devon | cornwall | gwynedd | powys | pembrokeshire |
  carmarthenshire | fife | highland | aberdeenshire | ayrshire | perthshire | county down | county antrim |
  northern ireland | munster | leinster | connacht |
  saskatchewan | yukon | nunavut | northwest territories | northern territory |
  salzburger land | zurcher oberland | graubunden | wallis | valais | tessin | ticino | aargau | thurgau |
  appenzell | solothurn | baselland | jura | oberbayern | niederbayern | oberpfalz | oberfranken |
  mittelfranken | unterfranken | franken | erzgebirge | allgau | westfalen | rheinland | lausitz |
  bizkaia | vizcaya | gipuzkoa | guipuzcoa | alava | araba | cadiz | jaen | huelva | almeria | badajoz |
  caceres | toledo | ciudad real | cuenca | guadalajara | albacete | teruel | huesca | lerida | lleida |
  tarragona | gerona | girona | castellon | lugo | orense | ourense | pontevedra | palencia | zamora |
  avila | segovia | soria | tenerife | gran canaria | mallorca | menorca | ibiza |
  ain | isere | rhone | loire | savoie | haute savoie | drome | ardeche | gard | herault | var |
  bouches du rhone | alpes maritimes | gironde | landes | dordogne | haute garonne | loire atlantique |
  finistere | morbihan | ille et vilaine | cotes d armor | calvados | manche | seine maritime | oise |
  somme | pas de calais | moselle | bas rhin | haut rhin | vosges | doubs | cote d or | saone et loire |
  seine et marne | yvelines | essonne | hauts de seine | val de marne | val d oise | essonnes |
  hainaut | brabant | oost vlaanderen | antwerpen | limburg | zeeland | noord holland | zuid holland |
  gelderland | noord brabant | overijssel | groningen | friesland | drenthe |
  oaxaca | puebla | veracruz | chiapas | sonora | sinaloa | michoacan | quintana roo | estado de mexico |
  coahuila | tamaulipas | hidalgo | tabasco | valle del cauca | santander | atlantico | bolivar |
  cordoba | mendoza | santa fe | entre rios | tucuman | salta | neuquen | misiones | rio negro |
  maule | biobio | araucania | los lagos | arequipa | cusco | la libertad | piura | lambayeque | junin |
  pichincha | guayas | azuay | sao paulo | rio de janeiro | goias | mato grosso | espirito santo |
  tamil nadu | karnataka | maharashtra | kerala | gujarat | telangana | andhra pradesh | west bengal |
  uttar pradesh | rajasthan | punjab | haryana | madhya pradesh | gauteng | western cape | kwazulu natal
`);
