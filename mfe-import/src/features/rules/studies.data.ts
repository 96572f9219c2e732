import { named } from './named.ts';

/** Beginnings of words in names of schools, folded. */
export const SCHOOL_WORDS: readonly string[] = named(`
  universi | college | school | institut | academy | hochschule | fachhochschule | schule |
  gymnasium | kolleg | berufsschule | realschule | akademie | escuela | instituto | politecnic |
  colegio | facultad | ies | ecole | lycee | faculte | iut | scuola | liceo | istituto |
  politecnico | accademia | escola | faculdade | uniwersytet | politechnika | szkola | akademia |
  liceum | technikum | polytechnic | tu | eth | mit | conservator | seminary | handwerkskammer |
  ihk | berufskolleg | volkshochschule | centro | centre | training | bootcamp |
  ausbildungsbetrieb
`);

/** Words of degrees, folded; short ones are whole words. */
export const DEGREE_WORDS: readonly string[] = named(`
  bsc | msc | ba | ma | bs | ms | phd | mba | beng | meng | bed | med | llb | llm | md | dr |
  mphil | fp | bts | dut | bachelor | master | doctor | associate | diploma | diplom | degree |
  certificate | honours | high school diploma | a level | gcse | exchange | erasmus | minor |
  postgraduate | magister | staatsexamen | abitur | fachabitur | mittlere reife | ausbildung |
  gesellenbrief | meister | lehre | promotion | umschulung | fachhochschulreife | licenciatura |
  licenciad | grado | ingenieria | doctorado | bachillerato | tecnico | ciclo formativo |
  diplomatura | licence | maitrise | doctorat | baccalaureat | brevet | laurea | dottorato |
  diploma di | perito | maturita | mestrado | doutoramento | bacharel | inzynier | licencjat |
  doktorat | matura | technik
`);
