import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';
import type { WordList } from '../words/units.rules.ts';
import { OTHERS } from './relations.ts';
import { pattern } from '@sastre/reading';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Who may do something at work, folded, one of a kind and many: trades, ranks, pupils, bodies that decide. Written for this product. */
const PEOPLE: Record<Language, ReadonlySet<string>> = {
  en: list(`accountant accountants actor actors administrator administrators adviser advisers advisor advisors agent agents
analyst analysts apprentice apprentices architect architects artist artists assistant
    assistants auditor auditors author authors barista baristas bookkeeper bookkeepers broker brokers builder builders
    buyer buyers captain captains carer carers chair chairman chairwoman chef chefs clerk clerks
    coach coaches committee consultant consultants contractor contractors controller controllers cook cooks
    coordinator coordinators council councils counsellor counsellors customer customers dentist dentists
    deputy deputies designer designers developer developers dietitian dietitians director directors doctor doctors
    driver drivers editor editors electrician electricians employee employees engineer engineers executive vet vets client clients family families
    executives expert experts farmer farmers firefighter foreman forewoman founder founders freelancer freelancers
    graduate graduates guest guests handler handlers headteacher hirer inspector inspectors installer
    installers instructor instructors intern interns investor investors judge judges laboratory lawyer lawyers
    lecturer lecturers librarian librarians management manager managers manufacturer manufacturers
    matron mechanic mechanics mentor mentors midwife ministry nurse nurses officer officers operator operators
    organiser organisers owner owners paralegal parent parents partner partners patient patients pharmacist
    pharmacists photographer photographers physician physicians physiotherapist physiotherapists planner planners
    plumber plumbers porter porters president principal producer producers professor professors programmer
    programmers provider providers psychologist psychologists pupil pupils receptionist receptionists recruiter
    recruiters regulator regulators researcher researchers resident residents reviewer reviewers salesperson
    scientist scientists secretary secretaries shareholder shareholders sister solicitor solicitors specialist
    specialists student students subcontractor subcontractors superintendent supervisor supervisors supplier
    suppliers surgeon surgeons surveyor surveyors teacher teachers technician technicians tester testers therapist
    therapists trainee trainees trainer trainers translator translators treasurer tutor tutors vendor vendors
    consignor consignors curator curators tenant tenants landlord landlords trustee trustees jury panel court police
    union municipality authority authorities administration registrar
    volunteer volunteers waiter waiters waitress warden welder welders worker workers writer writers`),
  de: list(`abteilung aktionar amt familie familien jugendliche jugendlichen anbieter anwalt anwalte apotheker architekt architekten architektin arzt arzte arztin arzten
assistent assistentin aufseher auftraggeber ausbilder auszubildende auszubildenden auszubildender azubi azubis backer
    bauherr bauherrn bauleiter bauleitung behorde berater betreuer betreiber betriebsleiter betriebsrat bewohner
    bewohnerin chef chefin chefarzt dienstleister direktor direktorin dozent dozenten dozentin eigentumer einkaufer
    eltern entwickler erzieher erzieherin experten fachkraft fachkrafte filialleiter fremdfirma fuhrungskraft gaste
    gemeinde geschaftsfuhrer geschaftsfuhrung geschaftsleitung gesellschafter gutachter handwerker hausmeister
    helfer hersteller ingenieur ingenieure inhaber inhaberin jurist juristen kanzlei kapitan koch koche kochin kollege
    kollegen kollegin kolleginnen kuchenchef kuchenchefin kuchenchefs kunde kunden kundin lehrer lehrerin
    lehrkraft lehrkrafte lehrling lehrlinge leiter leiterin leitung lieferant lieferanten makler mandant mandanten
    manager mechaniker meister meisterin mieter mitarbeiter mitarbeitende mitarbeitenden mitarbeiterin monteur
    monteure nachunternehmer notar patient patienten patientin personalabteilung pfleger pflegekraft pflegekrafte
    planer polier praktikant praktikanten praktikantin praxisleitung professor professorin projektleiter
    projektleiterin
    projektleitung prokurist prufer rechtsabteilung redakteur referent referentin sachbearbeiter schichtleiter
    schichtleitung schuler schulerin schulleitung sekretariat souschef spediteur stationsleitung steuerberater
    steuerberaterin studenten studierende studierenden subunternehmer supervisor teamleiter teamleiterin teamleitung
    techniker teilnehmer therapeut therapeuten trainer vermieter vorarbeiter vorgesetzte vorgesetzten vorgesetzter
    vorstand
    verwaltung redaktion jury gremium ausschuss gericht polizei ministerium schulamt kuratorin kurator
    wirtschaftsprufer wohnbereichsleitung zulieferer zentrale`),
  es: list(`familia familias abogada abogado abogados accionistas administrador administradora agente agentes alcalde alumna alumnas alumno
alumnos analista analistas aprendices aprendiz arquitecta arquitecto arquitectos asesor asesora asesoras
    asesores asesoria asistente auditor auditora auditores autor autora auxiliar auxiliares ayudante ayudantes
    ayuntamiento becaria becario becarios camarera camarero camareros capataz chef clienta cliente clientes cocinera
    cocinero cocineros
    comite companera companeras companero companeros compradora comprador conductor conductores consejo constructora
    consultor consultora consultores contable contables contratista contratistas coordinador coordinadora
    delegada delegado dentista desarrollador desarrolladora desarrolladores director directora directores direccion
    disenador disenadora docente docentes doctor doctora duena dueno electricista empleada empleado empleados empresa
    empresas
    encargada encargado encargados enfermera enfermeras enfermero enfermeros especialista especialistas estudiante
    estudiantes experto expertos fabricante farmaceutico farmaceutica fisioterapeuta formador formadora fundador
    gerencia gerente
    gerentes gestor gestora gestoria huespedes ingeniera ingeniero ingenieros inspector inspectora instalador
    instaladores instructor interventor investigador jefa jefas jefe jefes jefatura laboratorio maestra maestro maitre
    mecanico mecanicos
    medica medico medicos monitor monitora notario oficial oficiales operador operadora operario operarios orientadora
    orientador paciente pacientes padres pasante periodista perito personal presidente presidenta productor productora
    profesor profesora profesores programador propietaria propietario proveedor proveedora proveedores psicologa
    psicologo redactor repartidor representante residente residentes responsable responsables secretaria secretario
    socia socio socios
    subcontrata subcontratista sumiller supervisor supervisora supervisores tecnica tecnico tecnicos terapeuta
    trabajador trabajadora trabajadores traductor tutor tutora usuario usuarios vendedor vendedora vendedores
    veterinario voluntario
    voluntarios juzgado tribunal jurado patronato sindicato administracion inquilino inquilina inquilinos conservadora
    conservador`),
};

/** Bodies that do things and are nobody. */
const BODIES = pattern()`
  ^(?:
    team|teams|department|agency|company|firm|client|bank|it|board|office|council|councils|finance|sales|
    support|operations|university|school|committee|management|laboratory|ministry|abteilung|agentur|firma|
    unternehmen|bank|vertrieb|trager|rechenzentrum|it|helpdesk|amt|schule|behorde|gemeinde|kanzlei|zentrale|
    equipos?|departamento|agencia|empresas?|banco|asesoria|gestoria|comite|escuela|ayuntamiento|consejo|
    constructora|laboratorio|personal|direccion|gerencia
  )$`;

/** Words that end as names of people do and are none, folded. */
const THINGS = readThings(readFileSync(new URL('../lexicon/things.txt', import.meta.url), 'utf8'));

function readThings(text: string): { words: ReadonlySet<string>; ends: RegExp } {
  const lines = text.split('\n').map((line) => line.split(' '));
  const of = (kind: string) => lines.flatMap(([own, ...words]) => (own === kind ? words : []));
  return { words: new Set(of('word')), ends: new RegExp(`(?:${of('end').join('|')})n?$`) };
}

/** "Printer", "Kilometer": a thing that is called as those are who do something. */
const isThing = (folded: string, language: Language): boolean =>
  THINGS.words.has(folded) || (language === 'de' && THINGS.ends.test(folded));

/** "Sicherheitsfachkraft", "Jugendamt". */
const COMPOUND = /.(?:(?:fach|lehr|pflege|hilfs|fuhrungs|schreib|saison)kraft(?:e|en)?|amt)$/;

/** True for a word that names what somebody is. */
export function isHuman(list: WordList, place: number): boolean {
  return isPerson(list, place) && !BODIES.test(list.words[place]?.folded ?? '');
}

/** True for a word that names somebody, or a body, that does things. */
export function isPerson({ words, language }: WordList, place: number): boolean {
  const word = words[place];
  if (word === undefined) return false;
  return (
    (word.isAgent && !isThing(word.folded, language)) ||
    PEOPLE[language].has(word.folded) ||
    (language === 'de' && COMPOUND.test(word.folded)) ||
    OTHERS[language].test(word.folded)
  );
}
