/** Gender of a noun, by which its article goes. */
type NounGender = 'm' | 'f' | 'n' | 'p';

/** German preposition and article before a place by its gender. */
type Nearness = 'in' | 'an' | 'bei';

/** A kind of place by the noun in its name. */
export interface PlaceNoun {
  es: 'el' | 'la' | 'los' | 'las';
  de: NounGender;
  near: Nearness;
}

/** Stem of the noun (folded, whole words or ends of compounds): Spanish article, German gender, German preposition. */
const ROWS = `
  universidad la f an | universitat la f an | university la f an | universite la f an | hochschule la f an | fachhochschule la f an
  fernhochschule la f an | schule la f an | schulen las p an | fachschule la f an | berufsschule la f an | school la f an | escuela la f an
  akademie la f an | academy la f an | academia la f an | krankenpflegeschule la f an | facultad la f an
  kolleg el n an | berufskolleg el n an | gymnasium el n an | college el n an | instituto el n an | institute el n an | institut el n an
  politecnico el n an | ies el n an | cifp el n an | cipfp el n an | ceip el n an | conservatorio el n an | liceo el n an | lycee el n an
  colegio el n an | centro el n bei | center el n bei | centre el n bei | zentrum el n in | bildungszentrum el n an | herzzentrum el n in
  klinikum el n in | krankenhaus el n in | hospital el n in | kinderhaus el n in | pflegeheim el n in
  klinik la f in | clinica la f bei | clinic la f bei | praxis la f in | kita la f in | kindertagesstatte la f in
  kindergarten el m in | restaurante el n in | restaurant el n in | hotel el n in | gasthof el m in | cafe el n in | bar el f in
  residencia la f bei | fundacion la f bei | asociacion la f bei | cooperativa la f bei | empresa la f bei | distribuidora la f bei
  ayuntamiento el n bei | ministerio el n bei | banco el m bei | museo el n an | museum el n an | taller el n bei | grupo el f bei
  farmacia la f in | biblioteca la f in | bibliothek la f in | apotheke la f in | agencia la f bei | agentur la f bei | gestoria la f bei
  ihk la f bei | handwerkskammer la f bei | stadtwerke las p bei | residencias las p bei | steuerkanzlei la f in | kanzlei la f in
  buchhandlung la f in | backerei la f in | spital el n in | stadtverwaltung la f bei | sparkasse la f bei | verlag el m bei
  buro el n bei | uni la f an | dienst el m bei | verein el m bei | verband el m bei | heim el n in | amt el n bei
  ministerium el n bei | gericht el n bei | stiftung la f bei | gruppe el f bei | kammer la f bei | gemeinde la f bei
  notariat la n bei | krippe la f in | kinderkrippe la f in | hostal el n in | club el m bei | supermercado el m bei | ferreteria la f bei
  municipalidad la f bei | consorcio el m bei | gabinete el m bei | laboratorio el m bei | panaderia la f bei | libreria la f bei
  hogar el m bei | estudio el m bei | funeraria la f bei | bodega la f bei | corporacion la f bei | federacion la f bei
  secretaria la f bei | diputacion la f bei | camara la f bei | imprenta la f bei | constructora la f bei | editorial la f bei
  stadt la f bei | landkreis el m bei | caritas la f bei | diakonie la f bei | werk el n bei | bildungswerk el n bei | walzwerk el n bei | stahlwerk el n bei | sagewerk el n bei | kraftwerk el n bei
  wasserwerk el n bei | klarwerk el n bei | zementwerk el n bei | betonwerk el n bei
  haus el n in | stift el n in | kasse la f bei | verbund el m bei | spedition la f bei | reederei la f bei | werkstatt la f in
  betriebe los p bei | sammlung la f an | bergbahnen los p bei | bahnen los p bei | werke las p bei | brauerei la f bei
  obrador el m bei | tanatorio el n bei | tischlerei la f bei | schreinerei la f bei | molkerei la f bei | gartnerei la f bei
  comunidad la f bei | genossenschaft la f bei | pflege la f bei | medienagentur la f bei | orgelwerkstatt la f in | autohaus el n in | betrieb el m bei | labor el n in
  park el m in | zoo el m in | tiergarten el m in | garten el m in | versicherung la f bei | versicherungen las p bei | bank la f bei | volksbank la f bei | feuerwehr la f bei
  polizei la f bei | sternwarte la f in | muhle la f in | schwimmbad el n in | freibad el n in | hallenbad el n in | campingplatz el m in | flughafen el m an
  autoescuela la f an | diakoniewerk el n bei | berufsbildungszentrum el n an | weingut el n bei | festspiele los p bei | buhne la f an
  theater el n an | teatro el m an | mancomunidad la f bei | vhs la f an | asesoria la f bei | escola la f an | consultoria la f bei
  consultora la f bei | inmobiliaria la f bei | peluqueria la f bei | carniceria la f bei | pasteleria la f bei | pizzeria la f in | innung la f bei | gesellschaft la f bei | band la f bei | archivo el n bei`;

/** Nouns of known gender that names of institutions are made with. */
export const PLACE_NOUNS: ReadonlyMap<string, PlaceNoun> = new Map(
  ROWS.split(/[|\n]/)
    .map((row) => row.trim().split(' '))
    .filter(([noun]) => noun !== '')
    .map(([noun = '', es, de, near]) => [noun, { es, de, near } as PlaceNoun]),
);

/** Compounds that end in them are of their gender: Krankenpflegeschule, Bildungszentrum. */
export const COMPOUND_ENDS = `
  hotel gasthof buhne schule kanzlei kammer innung praxis akademie kolleg zentrum klinik klinikum krankenhaus
  hospital spital buro dienst verein verband heim amt ministerium gericht stiftung labor verlag bahnen sammlung
  werkstatt betriebe institut museum agentur verbund kasse stift haus gesellschaft werke bibliothek bildungswerk
  theater park garten versicherung feuerwehr backerei gartnerei brauerei schreinerei tischlerei molkerei
  buchhandlung apotheke sparkasse volksbank`
  .trim()
  .split(/\s+/);
