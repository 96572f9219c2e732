import { named } from './named.ts';

/** Beginnings of words in names of schools, folded; short ones are whole words. */
export const SCHOOL_WORDS: readonly string[] = named(`
  universi | univ | college | school | institut | academy | hochschule | fachhochschule | schule |
  gymnasium | kolleg | berufsschule | realschule | akademie | escuela | instituto | politecnic |
  colegio | facultad | ies | ecole | lycee | faculte | iut | scuola | liceo | istituto |
  politecnico | accademia | escola | faculdade | uniwersytet | politechnika | szkola | akademia |
  liceum | technikum | polytechnic | polytechnique | tu | eth | mit | conservator | seminary |
  handwerkskammer | ihk | berufskolleg | volkshochschule | centro | centre | training | bootcamp |
  ausbildungsbetrieb | sixth form | grammar | hogeschool | iae | insa | sciences po | hec | essec |
  gesamtschule | oberschule | mittelschule | hauptschule | grundschule | pflegeschule | technikerschule |
  meisterschule | wirtschaftsforderungsinstitut | wifi | kammer | cegep | cfa | ifsi | greta | afpa |
  conservatoire | conservatorio | konservatorium | musikhochschule | kunsthochschule | its | itis |
  ateneo | cifp | uned | unam | usp | iscte | isep | agrupamento | secundaria | senai | senac | fatec |
  cefet | sgh | agh | uam | zespol szkol | wyzsza | collegium | zasadnicza | kellogg | wharton | lse |
  opleidingen | lyceum | center | vakschool | basisschool | scholengemeenschap | roc | csg | bso | bundesgymnasium | handelskammer |
  ucl | eoi | barts | oxford | cambridge university | imperial | akademisch | seminar
`);

/** Words of degrees, folded; short ones are whole words. */
export const DEGREE_WORDS: readonly string[] = named(`
  maestria | facharbeiter | industriemeister | gepruft | mbo | hbo | ncea | havo | vwo | vmbo | mavo | wo | vakdiploma | propedeuse | getuigschrift | basisopleiding | reifeprufung |
  b tech | m tech | b com | m com | b sc | m sc | b arch | b pharm | m pharm | ph d | bca | mca | bcom | mcom | bpharm |
  pgdm | pgdca | ssc | hsc | sslc | hssc | hslc | slc | aissce | ssce | puc | o level | igcse | post graduat | undergraduate |
  btech | mtech | bachiller | matriculation | natl diploma |
  bsc | msc | ba | ma | bs | ms | phd | mba | beng | meng | bed | med | llb | llm | md | dr |
  mphil | fp | bts | dut | bachelor | master | doctor | associate | diploma | diplom | degree |
  certificate | honours | high school diploma | a level | gcse | exchange | erasmus | minor |
  postgraduate | magister | staatsexamen | abitur | fachabitur | mittlere reife | ausbildung |
  gesellenbrief | meister | lehre | promotion | umschulung | fachhochschulreife | licenciatura |
  licenciad | grado | ingenieria | doctorado | bachillerato | tecnico | ciclo formativo |
  diplomatura | licence | maitrise | doctorat | baccalaureat | brevet | laurea | dottorato |
  diploma di | perito | maturita | mestrado | doutoramento | bacharel | inzynier | licencjat |
  doktorat | matura | technik |
  bfa | mfa | bba | mres | msci | barch | jd | mbbs | pgce | pgdip | hnd | hnc | nvq | btec | ged | aas |
  dphil | edd | mpa | mph | msw | bsn | msn | rn | diplome | dipl | foundation degree | foundation year |
  advanced diploma | graduate diploma | juris doctor | higher national | leaving certificate |
  summer school | study abroad | semester abroad | visiting student | apprenticeship | secondary |
  fachwirt | techniker | betriebswirt | kaufmann | kauffrau | bachelorstudium | masterstudium |
  befahigungsprufung | hochschulreife | hauptschulabschluss | realschulabschluss |
  mittlerer schulabschluss | gesellenprufung | meisterprufung | referendariat | volontariat |
  auslandssemester | auslandsjahr | zertifikat | aufbaustudium | berufsausbildung | lehrabschluss |
  facharzt | approbation | matur | vordiplom | especialidad | especialista en | especializacion |
  tecnico superior | tecnico medio | cfgs | cfgm | graduado | graduada | titulado | titulada |
  diplomado | diplomada | ingeniero | ingeniera | arquitecto | arquitecta | curso de | postgrado |
  posgrado | ensenanza secundaria | eso | cou | preparatoria | tecnologo |
  bac | cap | bep | dess | dea | deug | deust | but | mastere | ingenieur | ingenieure | agregation | capes |
  classe preparatoire | classes preparatoires | cpge | magistere | certificat | titre professionnel |
  diploma accademico | dottore | dottoressa | tirocinio | specializzazione | qualifica | attestato |
  diplomi | corso di laurea | corso di | maturita classica | maturita scientifica |
  bacharelado | tecnologo | doutorado | pos graduacao | pos doutoramento | ensino medio | ensino secundario |
  12 ano | curso tecnico | curso de | especializacao | licenciado | licenciada | mestre |
  studia podyplomowe | studia magisterskie | studia licencjackie | studia inzynierskie | mgr | inz | lic | tytul |
  swiadectwo | egzamin maturalny | wyksztalcenie | magisterium | dyplom | kurs | studia
`);
