import { named } from './named.ts';

/** What a part of a CV is about. */
export type PartKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'certificates'
  | 'publications'
  | 'volunteer'
  | 'awards'
  | 'references'
  | 'interests'
  | 'courses'
  | 'custom';

/** Headings of CVs in en, es, de, fr, it, pt, pl and nl, without accents and in small letters. */
export const HEADINGS: Readonly<Record<PartKind, readonly string[]>> = {
  contact: named(`
    datos de contacto y personales | recapiti | recapiti e dati personali | dados para contato |
    dados de contato | datos | location | personal | basics | informacje osobowe | dane osobowe i kontaktowe |
    contact | contact information | contact details | contacts | personal details |
    personal information | personal data | details | contacto | datos de contacto |
    datos personales | informacion personal | kontakt | kontaktdaten | personliche daten |
    angaben zur person | zur person | coordonnees | informations personnelles | etat civil |
    contatti | dati personali | informazioni personali | contato | contactos | dados pessoais |
    informacoes pessoais | dane osobowe | dane kontaktowe | social | links | profiles | online |
    web | redes | enlaces |
    contact info | personal info | get in touch | informacion de contacto | personliche angaben
    | personalien | contactez moi | contatos | informacoes de contato | dane
    | informacje kontaktowe |
    how to reach me | reach me | find me | so erreichen sie mich | erreichbarkeit | donde encontrarme | me joindre |
    contactgegevens | anschrift | anschrift und kontakt | adresse | recapito | persoonlijke gegevens | persoonsgegevens | personalia | persoonlijke informatie | gegevens | bereikbaarheid
  `),
  summary: named(`
    sobre mim | sobre min | resumen ejecutivo | career goal | vorstellung |
    summary | about | about me | profile | professional summary | personal profile | objective |
    career objective | career summary | executive summary | personal statement | introduction |
    overview | professional profile | summary of qualifications | resumen | perfil | sobre mi |
    perfil profesional | resumen profesional | extracto | objetivo | objetivo profesional |
    acerca de mi | profil | kurzprofil | uber mich | zusammenfassung | kurzvorstellung |
    berufliches profil | personliches profil | a propos | a propos de moi | resume |
    profil professionnel | presentation | objectif | profilo | profilo professionale |
    profilo personale | chi sono | sommario | presentazione | resumo | sobre | resumo profissional
    | podsumowanie | o mnie | profil zawodowy | podsumowanie zawodowe |
    career profile | professional objective | biography | background summary | presentacion
    | berufsprofil | ziel | objectif professionnel | accroche | riepilogo | obiettivo
    | obiettivo professionale | perfil pessoal | apresentacao | cel zawodowy |
    in short | in a nutshell | in brief | at a glance | in a few words | who i am | en pocas palabras | en breve |
    en resumen | quien soy | en quelques mots | en bref | qui suis je | auf einen blick | kurz gesagt | in kurze |
    kurz und knapp | wer ich bin | in breve | in poche parole | em poucas palavras | em resumo | w skrocie |
    over mij | wie ben ik | wie ik ben | profiel | persoonlijk profiel | professioneel profiel | samenvatting | in het kort |
    kort gezegd | introductie | doelstelling
  `),
  work: named(`
    experience | work experience | professional experience | employment | employment history |
    work | work history | career history | career | relevant experience | positions |
    professional background | professional history | clinical experience | teaching experience |
    academic positions | appointments | experiencia | experiencia laboral |
    experiencia profesional | trayectoria profesional | historial laboral | berufserfahrung |
    berufliche erfahrung | beruflicher werdegang | werdegang | berufspraxis | praxis |
    berufliche laufbahn | praktische erfahrung | arbeitserfahrung | berufstatigkeit | erfahrung |
    experience professionnelle | experiences professionnelles | experiences |
    parcours professionnel | parcours | esperienza | esperienze | esperienza lavorativa |
    esperienze lavorative | esperienza professionale | esperienze professionali |
    experiencia profissional | experiencias profissionais | percurso profissional | doswiadczenie
    | doswiadczenie zawodowe | przebieg kariery | historia zatrudnienia |
    job history | working experience | relevant work experience | positions held | trayectoria
    | experiencia de trabajo | vida laboral | berufliche erfahrungen | praxiserfahrung
    | beruflicher hintergrund | berufliche tatigkeit | berufliche stationen | berufsleben
    | emplois | carriera | percorso professionale | historico profissional
    | trajetoria profissional | kariera zawodowa | przebieg pracy zawodowej |
    jobs | jobs so far | my jobs | previous jobs | past jobs | previous roles | roles | recent roles | career so far |
    career path | professional journey | stationen | meine stationen | bisherige stationen | bisherige tatigkeiten |
    laufbahn | beruf | berufsweg | arbeitsleben | puestos | empleos | empleo | trabajos | ocupaciones | recorrido |
    recorrido profesional | carrera | carrera profesional | postes occupes | emplois occupes | carriere | metiers |
    impieghi | lavori | empregos | carreira | zatrudnienie | praca | sciezka kariery |
    werkervaring | ervaring | loopbaan | mijn loopbaan | professionele ervaring | relevante werkervaring | arbeidsverleden |
    beroepservaring | functies | werk | carriere
  `),
  education: named(`
    schul und berufsbildung | schul und hochschulbildung | berufsbildung | educacao e formacao |
    istruzione e formazione professionale | wyksztalcenie i odbyte szkolenia | schule | studienverlauf |
    education | academic background | education and training | educational background |
    academic history | qualifications | academic qualifications | studies | training | degrees |
    schooling | educacion | formacion | formacion academica | estudios | educacion y formacion |
    titulacion | ausbildung | bildung | bildungsweg | studium | schulbildung |
    akademische ausbildung | bildungsgang | schule und studium | ausbildung und studium |
    schulische ausbildung | hochschulausbildung | studium und ausbildung | formation | formations
    | etudes | diplomes | formation academique | parcours academique | scolarite | istruzione |
    formazione | istruzione e formazione | studi | titoli di studio | educazione | educacao |
    formacao | formacao academica | habilitacoes | habilitacoes academicas | estudos |
    wyksztalcenie | edukacja | studia |
    training and education | academic education | education training | akademischer werdegang
    | aus und weiterbildung | ausbildungsweg | diplomes et formations | formations et diplomes
    | cursus | formazione accademica | percorso di studi | escolaridade | habilitacoes literarias
    | przebieg edukacji | nauka |
    school and college | schools | university | academic path | learning | schulen | hochschule | lehre und studium |
    ausbildungen | schulische laufbahn | bildungslaufbahn | escuela | titulos | recorrido academico | ecoles |
    parcours scolaire | etudes et diplomes | scuola | escola | szkola |
    opleiding | opleidingen | opleiding en vorming | onderwijs | studie | studies en opleidingen | opleidingen en cursussen |
    scholing | gevolgde opleidingen | vorming | vooropleiding
  `),
  skills: named(`
    edv und fachkenntnisse | fach und edv kenntnisse | personal skills | competencias personales |
    personliche fahigkeiten | competenze personali | umiejetnosci osobiste | competences personnelles |
    digital skills | digitale kompetenzen | job related skills |
    skills | technical skills | key skills | core skills | top skills | competencies |
    core competencies | technologies | expertise | areas of expertise | professional skills |
    hard skills | soft skills | it skills | computer skills | skills and tools | tools | strengths
    | tech stack | key competencies | abilities | habilidades | aptitudes | competencias |
    conocimientos | habilidades tecnicas | aptitudes principales | conocimientos informaticos |
    informatica | competencias digitales | competencias tecnicas | destrezas | kenntnisse |
    fahigkeiten | kompetenzen | edv kenntnisse | fachkenntnisse | it kenntnisse | fertigkeiten |
    kenntnisse und fahigkeiten | technische kenntnisse | besondere kenntnisse | qualifikationen |
    edv | competences | competences techniques | competences cles | savoir faire | informatique |
    principales competences | competenze | capacita | competenze tecniche |
    competenze informatiche | capacita e competenze | conhecimentos | competencias pessoais |
    principais competencias | aptidoes | umiejetnosci | kompetencje | umiejetnosci techniczne |
    najwazniejsze umiejetnosci |
    technology stack | technical expertise | technical proficiencies | skills tools
    | skills expertise | skill set | skills technologies | skills and technologies
    | technical knowledge | conocimientos tecnicos | capacidades | tecnologias | herramientas
    | fachkompetenzen | kernkompetenzen | technische fahigkeiten | kenntnisse fahigkeiten
    | fahigkeiten und kenntnisse | software kenntnisse | starken | technologien | connaissances
    | outils | logiciels | competences informatiques | competences professionnelles | abilita
    | conoscenze | conoscenze informatiche | competenze digitali | competenze professionali
    | conhecimentos tecnicos | ferramentas | znajomosc programow | umiejetnosci miekkie
    | technologie |
    toolbox | toolkit | know how | what i bring | trade skills | craft | capabilities | proficiencies | talents |
    konnen | mein konnen | was ich kann | das kann ich | werkzeugkasten | werkzeuge | handwerkszeug | saberes |
    saber hacer | lo que se hacer | caja de herramientas | fortalezas | boite a outils | atouts | points forts |
    cassetta degli attrezzi | punti di forza | caixa de ferramentas | saber fazer | mocne strony |
    vaardigheden | competenties | kennis en vaardigheden | kennis | technische vaardigheden | computervaardigheden |
    kerncompetenties | sterke punten | kwaliteiten | expertise en vaardigheden | wat ik kan | gereedschap
  `),
  languages: named(`
    languages | language skills | language | idiomas | lenguas | idioma | conocimiento de idiomas
    | sprachen | sprachkenntnisse | langues | langues etrangeres | lingue | lingue straniere |
    competenze linguistiche | conoscenze linguistiche | linguas | jezyki | jezyki obce |
    znajomosc jezykow |
    spoken languages | foreign languages | language proficiency | fremdsprachen
    | sprachkompetenz | sprachkompetenzen | langues parlees | competences linguistiques
    | linguas estrangeiras | competencias linguisticas | znajomosc jezykow obcych |
    languages spoken | tongues | idiomas que hablo | langues pratiquees | jezyki ktorymi mowie |
    talen | talenkennis | taalvaardigheden | taalvaardigheid | taalkennis
  `),
  projects: named(`
    side project | freelance projects | research projects | private projekte | freie projekte |
    forschungsprojekte | proyectos propios | proyectos de investigacion |
    projects | personal projects | selected projects | key projects | side projects | open source
    | proyectos | proyectos personales | projekte | projets | projets personnels | progetti |
    projetos | projekty |
    notable projects | open source projects | portfolio | project experience | academic projects
    | proyectos destacados | eigene projekte | ausgewahlte projekte | projekterfahrung
    | realisations | progetti personali | projetos pessoais | projekty wlasne |
    projecten | eigen projecten
  `),
  certificates: named(`
    bar admissions | admissions | zulassungen | berechtigungen |
    certificates | certifications | licenses and certifications | licenses certifications |
    licences | licenses | certificates and licences | professional certifications | certification
    | registrations | accreditations | certificados | certificaciones |
    licencias y certificaciones | zertifikate | zertifizierungen | bescheinigungen | certificats |
    licences et certifications | certificazioni | certificati | certificacoes | certyfikaty |
    licencje i certyfikaty | certyfikaty i szkolenia | fuhrerschein | uprawnienia |
    certifications licenses | certifications and licenses | licences certifications | licencias
    | acreditaciones | lizenzen | lizenzen und zertifikate | zertifikate und lizenzen
    | habilitations | licenze e certificazioni | attestati | licencas | licencas e certificacoes
    | certyfikaty i uprawnienia | licencje |
    certificaten | certificeringen | diplomas en certificaten | rijbewijzen | rijbewijs
  `),
  publications: named(`
    publications | selected publications | papers | research publications | publicaciones |
    publikationen | veroffentlichungen | pubblicazioni | publicacoes | publikacje | articles |
    publications patents | articulos | ausgewahlte publikationen | articoli
    | artigos | artykuly | publications scientifiques |
    publicaties
  `),
  volunteer: named(`
    community work | charity work | volunteer activities | volunteering experience |
    ehrenamtliche arbeit | freiwilligenarbeit | experiencia voluntaria | acciones solidarias |
    volunteer | volunteering | volunteer experience | volunteer work | community | voluntary work
    | community service | voluntariado | ehrenamt | ehrenamtliches engagement | engagement |
    ehrenamtliche tatigkeiten | benevolat | volontariato | wolontariat | voluntariados |
    trabajo voluntario | soziales engagement |
    community involvement | social engagement | experiencia de voluntariado
    | ehrenamtliche tatigkeit | experience benevole | experiences benevoles | activites benevoles
    | vie associative | esperienze di volontariato | attivita di volontariato
    | trabalho voluntario | dzialalnosc spoleczna |
    giving back | in the community | voluntary service | unpaid work | outreach | unentgeltlich | gesellschaftliches engagement |
    engagements | compromiso social | solidaridad | vie benevole | impegno sociale |
    vrijwilligerswerk | vrijwillige inzet | maatschappelijk | maatschappelijke inzet | nevenfuncties | bestuursfuncties
  `),
  awards: named(`
    awards | honors | honours | honors and awards | awards and honors | honors awards |
    achievements | grants | awards and grants | premios | reconocimientos | logros |
    auszeichnungen | preise | stipendien | prix | distinctions | recompenses | premi |
    riconoscimenti | premios e distincoes | nagrody | osiagniecia | prix et distinctions |
    premi e riconoscimenti | nagrody i wyroznienia |
    honours and awards | awards honors | prizes | scholarships | recognition
    | awards and achievements | premios y reconocimientos | distinciones | becas | ehrungen
    | preise und auszeichnungen | bourses | borse di studio | premiacoes | distincoes
    | premios e reconhecimentos | wyroznienia | stypendia |
    prijzen | onderscheidingen | prijzen en onderscheidingen
  `),
  references: named(`
    references | referees | referencias | referenzen | referenze | recommendations | referencje |
    testimonials | recomendaciones | empfehlungen | recommandations | recomendacoes |
    referenties
  `),
  interests: named(`
    interests | hobbies | hobbies and interests | interests and hobbies | personal interests |
    activities | intereses | aficiones | interessen | hobbys | interessen und hobbys |
    hobbys und interessen | centres d interet | loisirs | centre d interet | interessi |
    interesses | passatempos | zainteresowania | hobby |
    hobbies interests | interests hobbies | extracurricular activities | intereses personales
    | freizeit | personliche interessen | interets | activites | interessi personali
    | tempo libero | zainteresowania i hobby | pasje |
    outside work | beyond work | after work | in my spare time | spare time | free time | leisure | off duty | ausserdem |
    nach feierabend | privat | privates | en mi tiempo libre | tiempo libre | ocio | pasatiempos | temps libre |
    passions | en dehors du travail | passioni |
    hobby s | hobbys en interesses | hobby s en interesses | interesses | vrije tijd
  `),
  courses: named(`
    fort und weiterbildung | weiter und fortbildung | corsi e aggiornamento | kursy i certyfikaty |
    registration and training | aggiornamento professionale | formation complementaire |
    courses | coursework | relevant coursework | continuing education | professional development |
    further training | cursos | formacion complementaria | otros cursos | weiterbildung |
    weiterbildungen | fortbildungen | fortbildung | kurse | formation continue |
    stages et formations | corsi | corsi di formazione | kursy | szkolenia | kursy i szkolenia |
    formacao complementar | schulungen |
    trainings | workshops | seminars | courses training | courses and training
    | formacion continua | cursos y talleres | seminarios | seminare | formations complementaires
    | formazione continua | aggiornamento | cursos complementares | formacao continua
    | cursos y certificaciones | cursos y certificados | courses and certifications
    | courses and certificates | training courses | fortbildungen und seminare
    | kurse und zertifikate | weiterbildung und zertifikate | berufliche weiterbildung |
    cursussen | cursussen en trainingen | trainingen | bijscholing
  `),
  // Such sections keep their title.
  custom: named(`
    additional information | informacion adicional | zusatzliche informationen | weitere angaben |
    ulteriori informazioni | informacao adicional | informacje dodatkowe | informations complementaires |
    sonstiges | other information | additional | varios | divers | altro | inne |
    talks | conference talks | conferences | presentations | invited talks | public speaking |
    speaking | talks and presentations | conference presentations | patents | memberships |
    professional memberships | professional affiliations | affiliations | associations |
    teaching | exhibitions | media | press | military service | ponencias | congresos | charlas |
    conferencias | ponencias y congresos | patentes | afiliaciones | asociaciones | membresias |
    colegiacion | docencia | exposiciones | vortrage | konferenzen | konferenzbeitrage |
    vortrage und konferenzen | patente | mitgliedschaften | mitgliedschaften und verbande |
    verbande | gremien | lehre | lehrtatigkeit | ausstellungen | wehrdienst | zivildienst |
    brevets | conferenze | brevetti | patenty
  `),
};
