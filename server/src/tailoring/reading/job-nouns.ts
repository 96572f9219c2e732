const STEMS = `
  engineer developer programmer analyst manager designer nurse consultant architect assistant specialist officer administrator coordinator scientist teacher lecturer tutor trainer technician mechanic electrician plumber carpenter editor
  writer accountant auditor bookkeeper clerk director lead supervisor foreman driver operator operative worker cook chef baker waiter waitress barista bartender receptionist representative advisor adviser agent buyer planner controller
  recruiter marketer strategist producer researcher pharmacist physiotherapist therapist midwife carer caregiver cleaner picker packer welder machinist surveyor paralegal lawyer solicitor secretary sales associate owner intern apprentice
  head tester expert executive instructor professor physician doctor dentist porter
  desarrollador programador ingenier analista gerente director jefe jefa responsable encargad tecnic enfermer auxiliar administrativ profesor docente maestr educador dependient comercial vendedor cajer disenador consultor contable contador
  camarer cociner operari operador mozo repartidor conductor chofer mecanic electricist soldador montador recepcionist coordinador supervisor asesor agente gestor arquitect abogad secretari redactor especialist ayudante becari medic
  farmaceutic fisioterapeut psicolog terapeut limpiador carpinter albanil fontaner ejecutiv almacener carretiller pasteler panader
  leiter leitung entwickler programmierer ingenieur berater kaufmann kauffrau kaufleute sachbearbeiter mitarbeiter techniker mechatroniker mechaniker elektriker elektroniker pfleger pflegefach schwester fachkraft fachkrafte referent
  assistent verkaufer planer meister koch lehrer lehrkraft dozent erzieher buchhalter fahrer lagerist disponent einkaufer vertriebler monteur schlosser schreiner tischler maler schweisser zerspaner backer kellner servicekraft
  hilfskraft aushilfe gestalter redakteur architekt administrator arzt arztin apotheker hebamme sozialarbeiter padagog werkstudent praktikant auszubildende azubi projektleit teamleit innendienst aussendienst vertrieb`;

/** Stems of what people are employed as, in English, Spanish and German, folded. */
export const JOB_NOUN = new RegExp(`(?:${STEMS.trim().split(/\s+/).join('|')})`);
