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
  saudi arabia
`);

/** Words that stand where a place would, folded. */
export const NO_PLACE: readonly string[] = named(`
  remote | remoto | hybrid | hibrido | teletrabajo | homeoffice | home office | teletravail |
  zdalnie
`);

/** Regions that stand behind a city by two letters. */
export const STATES: readonly string[] = named(`
  AL | AK | AZ | AR | CA | CO | CT | DE | FL | GA | HI | ID | IL | IN | IA | KS | KY | LA | ME |
  MD | MA | MI | MN | MS | MO | MT | NE | NV | NH | NJ | NM | NY | NC | ND | OH | OK | OR | PA |
  RI | SC | SD | TN | TX | UT | VT | VA | WA | WV | WI | WY | DC | BC | ON | QC | AB | NSW | VIC
`);

/** The states by their names, folded. */
export const STATE_NAMES: readonly string[] = named(`
  california | texas | new york | florida | illinois | washington | massachusetts | oregon |
  georgia | colorado | arizona | virginia | ohio | michigan | pennsylvania | north carolina |
  minnesota | utah | bayern | bavaria | hessen | nordrhein westfalen | baden wurttemberg | sachsen
  | cataluna | andalucia | ontario
`);
