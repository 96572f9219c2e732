import { expect, test } from '@jest/globals';
import { headingMode } from './headings.rules.ts';

/** Headings that job ads use in the three languages, by what stands below them. */
const HEADINGS = {
  must: `
    The role calls for | Die Stelle erfordert | El puesto exige | Was wir voraussetzen | Das setzen wir voraus | What this job asks of you | Was du draufhast | Qué hay que tener
    Qualities we’re on the lookout for | Your profile | Your background | Your expertise | Your experience | Your skills | Your qualifications
    Your superpowers | Your toolkit | About you | Who you are | Who are you? | You are | You have | You bring
    You'll bring | What you bring | What you'll bring to the table | What we're looking for
    What we are looking for | Who we're looking for | Who we want | Who we are looking for | What we look for
    What you need | What you'll need | What you will need to succeed | What it takes | Requirements
    Minimum requirements | Basic qualifications | Minimum qualifications | Required skills | Required experience
    Essential | Essential criteria | Essential requirements | Key requirements | Key skills | Key competencies
    Core competencies | Knowledge, skills and abilities | Knowledge and skills | Education and experience
    Education | Experience | Skills | Skills and experience | Candidate profile | Ideal candidate
    The ideal candidate | Person specification | Selection criteria | Must have | Must-haves | You should have
    You must have | To be successful you will have | To succeed in this role | What makes you a great fit
    You might be a good fit if | You'll thrive here if | You'll love this job if | This role is for you if
    We'd love to hear from you if | Is this you? | Does this sound like you? | Technical requirements
    Technical skills | Language skills | Certifications | Licenses and certifications | Prerequisites
    Eligibility | Competencies | Qualifications and experience | Our expectations | What we expect from you
    What we expect | Job requirements | Applicant requirements | Dein Profil | Ihr Profil | Profil
    Das bringst du mit | Das bringen Sie mit | Was du mitbringst | Was Sie mitbringen
    Was du mitbringen solltest | Das solltest du mitbringen | Anforderungen | Anforderungsprofil
    Unsere Anforderungen | Voraussetzungen | Deine Voraussetzungen | Qualifikation | Qualifikationen
    Deine Qualifikation | Ihre Qualifikationen | Deine Skills | Deine Fähigkeiten | Ihre Fähigkeiten
    Deine Stärken | Ihre Stärken | Deine Erfahrung | Dein Know-how | Dein Background | Damit überzeugst du uns
    Damit punktest du | Das zeichnet dich aus | Was dich auszeichnet | Was Sie auszeichnet | Wer du bist
    Wer Sie sind | Das bist du | Du bist | Sie sind | Du hast | Sie haben | Wen wir suchen | Wir suchen
    Was wir suchen | Was wir erwarten | Wir erwarten | Unsere Erwartungen | Was wir uns wünschen
    Wir wünschen uns | Unser Wunschprofil | Das wünschen wir uns | Was wir von dir erwarten | Darauf kommt es an
    Worauf es ankommt | Das ist uns wichtig | Was uns wichtig ist | Fachliche Anforderungen
    Persönliche Anforderungen | Fachliche Kompetenzen | Persönliche Kompetenzen | Kompetenzen | Ihre Kompetenzen
    Was du brauchst | Was Sie benötigen | Du passt zu uns, wenn | Sie passen zu uns | So passt du zu uns
    Ausbildung und Erfahrung | Ihr Hintergrund | Formale Voraussetzungen | Einstellungsvoraussetzungen
    Zwingende Voraussetzungen | Konstitutive Anforderungen | Bewerberprofil | Muss-Kriterien
    Womit du uns begeisterst | Requisitos | Requisitos mínimos | Requisitos del puesto
    Requisitos imprescindibles | Requisitos excluyentes | Requerimientos | Perfil | Perfil requerido
    Perfil buscado | Perfil del candidato | Perfil profesional | Tu perfil | Tu experiencia | Tus habilidades
    Tus conocimientos | Qué buscamos | Lo que buscamos | A quién buscamos | Qué buscamos en ti | Buscamos
    ¿Qué necesitas? | Qué necesitamos | Qué pedimos | Qué se requiere | Se requiere | Qué esperamos de ti
    Lo que esperamos de ti | Qué aportas | Qué traes | Lo que traes | Conocimientos | Conocimientos técnicos
    Conocimientos requeridos | Formación | Formación requerida | Formación académica | Estudios | Experiencia
    Experiencia requerida | Habilidades | Habilidades requeridas | Competencias | Competencias requeridas
    Aptitudes | Imprescindible | Indispensable | Excluyente | Eres la persona ideal si | Te buscamos si
    Si cumples con | Idiomas | Escolaridad | Nivel académico | Titulación | Titulación requerida | Carnets
  `,
  duty: `
    Responsibilities | Key responsibilities | Main responsibilities | Your responsibilities | Duties
    Essential duties | Duties and responsibilities | Main duties | Key duties | Job duties | Essential functions
    Tasks | Your tasks | Key tasks | Your role | The role | About the role | Role overview | Role summary
    Role description | The job | About the job | Job description | Job summary | Job purpose | Position summary
    Position overview | Your position | Purpose of the role | Purpose of the post | What you'll do
    What you will do | What you'll be doing | What you do | What you get to do | What will you do?
    What will I be doing? | You will | You'll | In this role you will | In this position you will
    As a baker you will | Your mission | Your impact | Your day | Your day-to-day | Day to day
    A day in the life | A typical day | Typical day | Your challenge | Your challenges | The challenge
    Key accountabilities | Accountabilities | Scope of work | Scope | Key deliverables
    How you'll make an impact | How you will contribute | What you'll own | What you'll work on
    Areas of responsibility | Work you'll do | The work | The opportunity | Your contribution | Main activities
    Deine Aufgaben | Ihre Aufgaben | Aufgaben | Aufgabengebiet | Ihr Aufgabengebiet | Dein Aufgabenbereich
    Aufgabenschwerpunkte | Deine Tätigkeiten | Tätigkeiten | Tätigkeitsbereich | Ihr Verantwortungsbereich
    Verantwortungsbereich | Deine Verantwortung | Dein Job | Ihr Job | Der Job | Deine Rolle | Ihre Rolle
    Deine Position | Die Position | Die Stelle | Deine Mission | Dein Alltag | Dein Arbeitsalltag | Dein Tag
    Deine Herausforderung | Das erwartet dich | Das erwartet Sie | Was dich erwartet | Was Sie erwartet
    Was erwartet dich? | Das machst du bei uns | Das machst du | Was du machst | Was du bei uns tust
    Was Sie bei uns tun | Das sind deine Aufgaben | Das wirst du tun | Wofür du verantwortlich bist
    Wofür wir Sie suchen | Worum es geht | Darum geht es | Dein Wirkungsfeld | Ihr Wirkungskreis
    Dein Einsatzgebiet | Einsatzbereich | Ihr Einsatz | Dein Beitrag | Stellenbeschreibung | Arbeitsgebiet
    So sieht dein Tag aus | Schwerpunkte | Das Aufgabengebiet umfasst | Zu Ihren Aufgaben gehören | Funciones
    Funciones principales | Tus funciones | Principales funciones | Funciones a realizar
    Funciones y responsabilidades | Responsabilidades | Tus responsabilidades | Principales responsabilidades
    Tareas | Tus tareas | Tareas a realizar | Principales tareas | Actividades | Actividades principales
    Actividades a realizar | Qué harás | ¿Qué harás? | Lo que harás | Qué vas a hacer | ¿Qué vas a hacer?
    Tu misión | Misión del puesto | Misión | Objetivo del puesto | Tu rol | El rol | Tu puesto | El puesto
    Descripción del puesto | Descripción del cargo | Descripción de funciones | Descripción de la posición
    Tu día a día | Día a día | Cómo será tu día a día | En qué consiste | ¿En qué consiste el trabajo? | Tu reto
    El reto | Tus retos | Tu desafío | Cuál será tu misión | Cuáles serán tus funciones | Te encargarás de
    Tu trabajo consistirá en | Tu contribución | Principales actividades | What the first year looks like
    Your first six months | What keeps you busy | Das packst du an | Deine Arbeit | Wobei Sie uns helfen | Qué harías
    How you'll help | Where you come in
  `,
  nice: `
    Nice to have | Nice-to-haves | Bonus points | Bonus | Bonus points if | Preferred | Preferred qualifications
    Preferred skills | Preferred experience | Desired skills | Desirable | Desirable criteria | Desirable skills
    A plus | Pluses | Plus | It's a plus if | Would be great | Would be a plus | Ideally | Optional
    Extra points | Additional skills | Also great | Good to have | Helpful | Not required but nice
    Wünschenswert | Von Vorteil | Idealerweise | Schön wäre | Das wäre toll | Nice to have (kein Muss)
    Kann-Kriterien | Bonuspunkte | Pluspunkte | Außerdem freuen wir uns über | Darüber freuen wir uns
    Gern gesehen | Optional | Valorable | Se valorará | Valoramos | Se valora | Deseable | Deseables
    Requisitos deseables | Conocimientos deseables | Plus | Es un plus | Sumas puntos si | Puntos extra
    Será un plus | Nos gustaría que | Preferible | Opcional | Lo que suma | Requisitos deseados | Was dich abhebt
    What we would like | Das hebt dich ab | Schön, wenn du das kannst | Lo que marcaría la diferencia | Deseado
    It'd be lovely if | What we would love to see | Se agradece
  `,
  aside: `
    Benefits | Perks | Our benefits | Perks and benefits | What we offer | We offer | What's in it for you
    What you'll get | What you get | What you can expect from us | Why join us | Why us | Why work with us
    Why you'll love it here | About us | About the company | Who we are | Our story | Our mission | Our values
    Our culture | The company | The team | Our team | Compensation | Salary | Salary and benefits | Pay
    Package | Location | Working hours | Hours | Schedule | Contract | How to apply | Apply now
    Application process | Hiring process | Interview process | Next steps | Contact | Equal opportunity
    Diversity | Working conditions | Physical demands | Work environment | Additional information
    Further information | Disclaimer | Note | Company offerings | Rewards | Total rewards | Wir bieten
    Was wir bieten | Das bieten wir | Das bieten wir dir | Unser Angebot | Unsere Benefits | Deine Benefits
    Deine Vorteile | Ihre Vorteile | Warum wir | Darum wir
    Darauf kannst du dich freuen | Freuen Sie sich auf | Über uns | Wer wir sind | Unternehmen | Das Unternehmen
    Unser Team | Kontakt | Bewerbung | Jetzt bewerben | Interesse | Haben wir Ihr Interesse geweckt?
    Interessiert? | Ihr Ansprechpartner | Arbeitsort | Arbeitszeit | Vergütung | Gehalt | Rahmenbedingungen
    Eckdaten | Hinweise | Datenschutz | Sonstiges | Ofrecemos | Se ofrece | Qué ofrecemos | Lo que ofrecemos
    Ofertamos | Beneficios | Tus beneficios | Condiciones | Condiciones laborales | Condiciones de trabajo
    Qué te ofrecemos | Por qué nosotros | Sobre nosotros | Quiénes somos | La empresa | Acerca de la empresa
    Salario | Sueldo | Horario | Jornada | Ubicación | Lugar de trabajo | Contrato | Tipo de contrato
    Modalidad | Contacto | Cómo aplicar | Cómo postularse | Proceso de selección | Inscripción | Prestaciones
    Nuestra cultura | Nuestros valores | Qué te espera | Información adicional | Why Freshfold? | Wir geben
    In exchange | Wie wir dich belohnen | Unser Paket | Was dir winkt | Bei uns gibt's | So geht's weiter
    Qué encontrarás | Meet the team | Protección de datos | Unsere Leistungen | Deine Extras | Cómo trabajamos
    How we work | Our stack
  `,
};

test.each(Object.entries(HEADINGS))('headings that announce: %s', (mode, lines) => {
  const headings = lines.trim().split(/ \| |\s*\n\s*/);
  const others = headings.flatMap((heading) => {
    const is = headingMode(heading);
    return is === mode ? [] : [`${heading}: ${is}`];
  });
  expect(others).toEqual([]);
});
