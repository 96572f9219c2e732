import { named } from './named.ts';

/** Larger towns as CVs name them in en, es, de, fr, it, pt and pl, folded; such a name alone is a place. */
export const CITIES: ReadonlySet<string> = new Set(
  named(`
  london | manchester | birmingham | leeds | liverpool | bristol | sheffield | newcastle |
  newcastle upon tyne | nottingham | leicester | cambridge | oxford | brighton | southampton |
  portsmouth | plymouth | exeter | cardiff | swansea | edinburgh | glasgow | aberdeen | dundee |
  inverness | belfast | derry | dublin | cork | galway | limerick | reading | york | hull | norwich |
  coventry | bath | milton keynes | leeuwarden |
  new york | new york city | nyc | brooklyn | los angeles | chicago | houston | phoenix | philadelphia |
  san antonio | san diego | dallas | san jose | austin | jacksonville | fort worth | columbus |
  indianapolis | charlotte | san francisco | seattle | denver | washington | washington dc | boston |
  el paso | nashville | detroit | oklahoma city | portland | las vegas | memphis | louisville |
  baltimore | milwaukee | albuquerque | tucson | fresno | sacramento | kansas city | mesa | atlanta |
  omaha | colorado springs | raleigh | miami | long beach | oakland | minneapolis | tulsa | tampa |
  arlington | new orleans | cleveland | honolulu | anaheim | pittsburgh | cincinnati | saint paul |
  st paul | st louis | saint louis | orlando | palo alto | mountain view | redmond | toronto | montreal |
  vancouver | calgary | edmonton | ottawa | winnipeg | quebec | quebec city | hamilton | halifax |
  sydney | melbourne | brisbane | perth | adelaide | canberra | auckland | wellington | christchurch |
  madrid | barcelona | valencia | sevilla | seville | zaragoza | saragossa | malaga | murcia | palma |
  palma de mallorca | las palmas | bilbao | alicante | cordoba | valladolid | vigo | gijon | granada |
  a coruna | la coruna | vitoria | vitoria gasteiz | elche | oviedo | cartagena | jerez | pamplona |
  almeria | san sebastian | donostia | burgos | santander | castellon | albacete | logrono | badajoz |
  salamanca | huelva | lleida | tarragona | leon | cadiz | jaen | ourense | girona | lugo | caceres |
  melilla | ceuta | guadalajara | toledo | pontevedra | palencia | ciudad real | zamora | avila | cuenca |
  huesca | segovia | soria | teruel | santiago de compostela | sabadell | terrassa | badalona |
  hospitalet | mostoles | alcala de henares | getafe | leganes | fuenlabrada |
  ciudad de mexico | mexico city | cdmx | monterrey | puebla | tijuana | queretaro | merida | bogota |
  medellin | cali | barranquilla | lima | arequipa | cusco | quito | guayaquil | caracas | santiago |
  santiago de chile | valparaiso | concepcion | buenos aires | rosario | mendoza | la plata | montevideo |
  asuncion | la paz | santa cruz | san jose de costa rica | panama | la habana | havana | santo domingo |
  berlin | hamburg | munchen | munich | monaco di baviera | koln | cologne | colonia | frankfurt |
  frankfurt am main | stuttgart | dusseldorf | leipzig | dortmund | essen | bremen | dresden | hannover |
  hanover | nurnberg | nuremberg | duisburg | bochum | wuppertal | bielefeld | bonn | munster |
  mannheim | karlsruhe | augsburg | wiesbaden | monchengladbach | gelsenkirchen | aachen | braunschweig |
  kiel | chemnitz | magdeburg | freiburg | freiburg im breisgau | krefeld | halle | mainz | erfurt |
  lubeck | rostock | kassel | hagen | saarbrucken | potsdam | hamm | ludwigshafen | oldenburg |
  osnabruck | leverkusen | heidelberg | solingen | darmstadt | herne | regensburg | neuss | ingolstadt |
  paderborn | wurzburg | furth | ulm | heilbronn | offenbach | wolfsburg | pforzheim | gottingen |
  bottrop | reutlingen | koblenz | erlangen | bremerhaven | remscheid | bergisch gladbach | trier |
  recklinghausen | jena | moers | salzgitter | siegen | gutersloh | hildesheim | hanau | kaiserslautern |
  cottbus | schwerin | witten | esslingen | giessen | duren | ratingen | tubingen | lunen | flensburg |
  konstanz | ludwigsburg | marburg | bayreuth | bamberg | passau | weimar | gera | zwickau | detmold |
  luneburg | celle | emden | wilhelmshaven | stralsund | greifswald | rosenheim | landshut | kempten |
  wien | vienna | viena | vienne | wieden | graz | linz | salzburg | innsbruck | klagenfurt | villach |
  wels | st polten | dornbirn | bregenz | zurich | zurigo | genf | geneve | geneva | ginevra | ginebra |
  basel | bale | basilea | bern | berne | berna | lausanne | winterthur | luzern | lucerne | st gallen |
  lugano | biel | thun | chur | neuchatel | fribourg | sion | zug |
  paris | parigi | marseille | lyon | toulouse | tolosa | nice | nizza | niza | nantes | strasbourg |
  strassburg | montpellier | bordeaux | lille | rennes | reims | le havre | saint etienne | toulon |
  grenoble | dijon | angers | nimes | villeurbanne | le mans | aix en provence | clermont ferrand |
  brest | limoges | tours | amiens | perpignan | metz | besancon | orleans | mulhouse | rouen | caen |
  nancy | argenteuil | montreuil | saint denis | avignon | poitiers | versailles | pau | la rochelle |
  calais | cannes | antibes | annecy | chambery | colmar | valence | quimper | lorient | vannes |
  saint malo | bayonne | biarritz | bruxelles | brussels | brussel | brussel | bruselas | anvers |
  antwerp | antwerpen | gand | gent | ghent | liege | luttich | namur | charleroi | mons | leuven |
  louvain | bruges | brugge | amsterdam | rotterdam | den haag | the hague | la haya | utrecht |
  eindhoven | tilburg | groningen | almere | breda | nijmegen | enschede | haarlem | arnhem | leiden |
  delft | maastricht | luxembourg | luxemburg |
  roma | rome | rom | milano | milan | mailand | napoli | naples | neapel | torino | turin | palermo |
  genova | genoa | genua | bologna | firenze | florence | florenz | florencia | bari | catania | venezia |
  venice | venedig | venecia | verona | messina | padova | padua | trieste | triest | brescia | taranto |
  prato | parma | reggio emilia | reggio calabria | modena | perugia | livorno | ravenna | cagliari |
  foggia | rimini | salerno | ferrara | sassari | siracusa | pescara | monza | bergamo | forli | vicenza |
  terni | bolzano | bozen | trento | trient | novara | piacenza | ancona | arezzo | udine | cesena |
  lecce | pesaro | la spezia | alessandria | pisa | lucca | siena | como | varese | cremona | mantova |
  pavia | lodi | treviso | rovigo | belluno | gorizia | aosta | cuneo | asti | biella | vercelli | savona |
  imperia | grosseto | viterbo | latina | frosinone | rieti | chieti | teramo | l aquila | campobasso |
  caserta | benevento | avellino | potenza | matera | brindisi | cosenza | catanzaro | trapani |
  agrigento | ragusa | nuoro | oristano |
  lisboa | lisbon | lissabon | lisbonne | lisbona | porto | oporto | braga | coimbra | funchal | setubal |
  aveiro | evora | faro | leiria | viseu | guimaraes | viana do castelo | vila real | braganca | guarda |
  castelo branco | santarem | portalegre | beja | ponta delgada | almada | amadora | cascais | sintra |
  matosinhos | vila nova de gaia | sao paulo | rio de janeiro | brasilia | salvador | fortaleza |
  belo horizonte | manaus | curitiba | recife | porto alegre | belem | goiania | campinas | guarulhos |
  florianopolis | natal | vitoria | joinville | londrina | santos | niteroi | luanda | maputo |
  warszawa | warsaw | warschau | varsovia | varsovie | varsavia | krakow | cracow | krakau | cracovia |
  cracovie | lodz | wroclaw | breslau | poznan | posen | gdansk | danzig | szczecin | stettin |
  bydgoszcz | lublin | bialystok | katowice | kattowitz | gdynia | czestochowa | radom | sosnowiec |
  torun | thorn | kielce | rzeszow | gliwice | zabrze | olsztyn | bielsko biala | bytom | zielona gora |
  rybnik | ruda slaska | opole | tychy | gorzow wielkopolski | elblag | plock | dabrowa gornicza |
  walbrzych | wloclawek | tarnow | chorzow | koszalin | kalisz | legnica | grudziadz | jaworzno |
  slupsk | nowy sacz | sopot | zakopane |
  praha | prague | prag | praga | brno | ostrava | plzen | bratislava | kosice | budapest | debrecen |
  szeged | bucuresti | bucharest | bukarest | cluj napoca | timisoara | iasi | sofia | plovdiv | varna |
  zagreb | split | rijeka | ljubljana | maribor | beograd | belgrade | belgrad | novi sad | sarajevo |
  skopje | tirana | athens | athen | atenas | athenes | atene | thessaloniki | istanbul | ankara | izmir |
  kyiv | kiev | kiew | lviv | lwow | odesa | odessa | kharkiv | minsk | moscow | moskau | moscu | moscou |
  mosca | moskwa | st petersburg | saint petersburg | vilnius | wilno | kaunas | riga | ryga | tallinn |
  tartu | helsinki | espoo | tampere | turku | stockholm | goteborg | gothenburg | malmo | uppsala | lund |
  linkoping | vasteras | orebro | oslo | bergen | trondheim | stavanger | copenhagen | kobenhavn |
  kopenhagen | copenhague | aarhus | odense | aalborg | reykjavik | tel aviv | jerusalem | haifa | cairo |
  kairo | el cairo | alexandria | casablanca | rabat | marrakech | tunis | algiers | alger | lagos | abuja |
  nairobi | accra | dakar | kampala | addis ababa | johannesburg | cape town | kapstadt | durban |
  pretoria | dubai | abu dhabi | doha | riyadh | kuwait city | beirut | amman | tehran | baghdad |
  mumbai | delhi | new delhi | bangalore | bengaluru | hyderabad | chennai | kolkata | pune | ahmedabad |
  jaipur | lucknow | kochi | karachi | lahore | islamabad | dhaka | colombo | kathmandu | beijing |
  peking | pekin | shanghai | shenzhen | guangzhou | hong kong | taipei | tokyo | osaka | kyoto | seoul |
  busan | singapore | kuala lumpur | jakarta | bangkok | hanoi | ho chi minh city | manila |
    assen | zwolle | amersfoort | apeldoorn | dordrecht | deventer | hengelo | emmen | alkmaar |
    hoorn | gouda | venlo | roermond | mechelen | hasselt | kortrijk | oostende | leoben | steyr |
    lecco | antofagasta | iquique | temuco | den bosch | castellon de la plana | sankt polten |
    wiener neustadt | vina del mar | la serena
`),
);
