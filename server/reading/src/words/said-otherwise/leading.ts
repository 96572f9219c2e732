import { any, object, type Family } from './family.ts';

const LED =
  any(`led lead leading managed managing headed heading supervised supervising directed directing
  built_and_led line-managed`);
const TEAM = any(`teams? crews? squads? departments? groups?_of`);
/** Where a team is all of the thing, and no meeting or budget of one. */
const WHOLE = String.raw`(?=\s*(?:$|[,;.:()–-])|\s+(?:of|in|with|from|across|for|and|who|that|which|at|on|through|during|to|as|over|since|while|per|each|every)\s)`;
const PEOPLE =
  any(`staff employees people reports direct_reports engineers developers designers analysts
  technicians agents nurses waiters colleagues workers apprentices assistants operators mechanics electricians
  cooks chefs cashiers consultants testers healthcare_assistants auxiliaries specialists volunteers members carers recruiters fitters drivers clerks
  managers scientists researchers teachers salespeople representatives`);
const GEFUEHRT = any(`gefuhrt geleitet angeleitet fuhrte leitete leite fuhre`);
const LEUTE =
  any(`mitarbeite* kollegen kolleginnen angestellten fachkrafte* personal entwickle* ingenieur*
  techniker* auszubildende* beschaftigten pflegekrafte* verkaufe* monteure* personen leuten`);
const GRUPPE = any(`teams? abteilung* gruppe schicht filiale mannschaft`);
const DIRIGI =
  any(`lidere dirigi coordine_y_dirigi supervise lideraba dirigia liderando dirigiendo supervisando lidero
  dirijo superviso encabece gestione`);
const GENTE =
  any(`personas empleados trabajadores camareros mecanicos tecnicos ingenieros desarrolladores operarios
  dependientes enfermer[oa]s comerciales colaboradores cocineros profesionales analistas vendedores administrativos
  subordinados electricistas`);
const EQUIPO = any(`equipos?_de equipo plantilla_de`);
const COUNT = String.raw`(?:\d{1,3}|${any('two three four five six seven eight nine ten dos tres cuatro cinco seis siete ocho nueve diez zwei drei vier funf sechs sieben acht neun zehn')})`;

/** Of those who are counted: everybody who works, and no guest, customer or server. */
const OTHERS = String.raw`(?!(?:customers|users|suppliers|papers|orders|computers|servers|containers|partners|visitors|contractors|papers|passengers|buyers|borders|numbers|letters|dinners|tenants|restaurants|plants|projektpartner|kunden|gaste|schuler|teilnehmer|nutzer|container|rechner|server|fahrzeuge|zimmer|messgerate?|clientes|usuarios|alumnos|proveedores|huespedes)(?![\p{L}]))`;
const ANYBODY = String.raw`${OTHERS}(?:${PEOPLE}|${LEUTE}|${GENTE}|operatives|pickers|hands|leute|beschaftigte|[\p{L}-]{3,20}(?:workers|operatives|ists|staff|kraften?|leuten?|beschaftigten?|arbeite\p{L}{0,7}|innen|operarios|eros|eras|istas|adores))(?![\p{L}])`;
const STEERS =
  any(`lead leads leading manage manages supervise supervises supervising line-manage line-manages line-managed
  managed supervised led head heads headed responsible_for in_charge_of accountable_for`);
const STEERS_DE = any(
  `fuhre fuhrt fuhrte leite leitet leitete verantwortlich_fur zustandig_fur verantworte`,
);
const STEERS_ES =
  any(`coordino coordine coordina lidero lidere lidera dirijo dirigi dirige superviso supervise supervisa gestiono
  gestione gestiona responsable_de encargad[oa]_de a_cargo_de tengo_a_mi_cargo tuve_a_mi_cargo jefatura_de mando_de`);
const SOME = String.raw`(?:(?:about|around|up to|some|over|bis zu|rund|etwa|uber|hasta|unos|unas|mas de)\s+)?${COUNT}\s+(?:[^\s,;.:()\d]{1,20}\s+)?`;

export const LEADING: Family = {
  name: 'leading people',
  isRank: true,
  asked: [
    any(`people_management people_leadership team_management team_leadership leadership managing_people
      leading_people managing_teams? leading_teams? managing_staff leading_staff staff_management line_management
      manage_teams? lead_teams? manage_people lead_people supervising_staff supervisory supervisory_role managing_teams?_people
      (?:lead|leading|manage|managing)_teams?_(?:people|staff|employees|colleagues|engineers|nurses|technicians|developers)
      management_teams? leadership_teams? personnel_management leading_managing_teams? leading_an?_team lead_a_team managing_a_team`),
    any(`mitarbeiterfuhrung personalfuhrung fuhrungserfahrung leitungserfahrung fuhrung_mitarbeite* fuhrung_\\p{L}{0,12}teams? teamfuhrung
      (?:leitest|leiten|leitung|fuhrst|fuhren|fuhrung)_teams?_(?:leuten|personen|mitarbeite*|kollegen|fachkraften) (?:leitest|leiten|fuhrst|fuhren)_teams?
      fuhrungsverantwortung personalverantwortung leitung_teams? leitung_mitarbeite* fuhren_mitarbeite* teamleitung
      disziplinarische_fuhrung disziplinarische_mitarbeiterfuhrung teams?_fuhren mitarbeite*_fuhren
      fachliche_(?:und_)?disziplinarische_(?:mitarbeiter)?fuhrung`),
    any(`gestion_equipos? gestion_personas gestion_personal liderazgo_equipos? liderazgo_personas liderando_personas
      liderando_equipos? liderar_equipos? direccion_equipos? dirigir_equipos? liderazgo coordinacion_equipos?
      (?:dirig|lider|coordin)(?:es|as|iras|aras|ir|ar|iendo|ando)_equipos?_(?:personas|empleados|trabajadores) (?:diriges|lideras|coordinas)_equipos?
      gestion_equipos?_(?:humanos|trabajo) dirigiendo_equipos?(?:_trabajo)? gestionando_equipos? gestionar_equipos?
      supervision_personal`),
  ],
  deeds: [
    String.raw`(?:${STEERS}|${STEERS_DE}|${STEERS_ES})\s+(?:a\s+)?${SOME}${ANYBODY}`,
    String.raw`(?:${STEERS})\s+(?:a|an|the)\s+(?:\S{1,15}\s+)?(?:team|shift|crew)\s+of\s+(?:${SOME}${ANYBODY}|${COUNT}(?=\s*(?:$|[,;.])|\s+(?:in|on|at|across)\s))`,
    String.raw`(?:${STEERS_ES})\s+un\s+equipo\s+de\s+(?:${SOME}${ANYBODY}|${COUNT}(?=\s*(?:$|[,;.])|\s+en\s))`,
    String.raw`${LED}${object(3)}${TEAM}${WHOLE}`,
    String.raw`${LED}${object(3)}(?:${TEAM}\s+of${object(3)})?${PEOPLE}${WHOLE}`,
    String.raw`${LED}${object(2)}(?:team|shop|store|branch|ward|kitchen|department|office)\s+(?:of|with)\s+${COUNT}(?!\s+(?:tourists|students|pupils|children|guests|beds))`,
    String.raw`(?:ran|running)\s+(?:a|an|the)${object(2)}(?:team|shop|store|branch|ward|kitchen|department|office)\s+(?:of|with)\s+${COUNT}\s+(?:\S{1,20}\s+)?(?:${PEOPLE}|people)`,
    String.raw`${DIRIGI}\s+(?:a\s+)?(?:(?:un|una|el|la|los|las|mi|varios)\s+)?(?:${EQUIPO}\s+(?:(?:de|con)\s+)?)?(?:(?:unas?|unos|hasta|mas de)\s+)?${COUNT}\s+(?:\S{1,20}\s+)?${GENTE}`,
    String.raw`${DIRIGI}\s+(?:a\s+)?(?:un|el|mi)\s+equipo\s+(?:de|con)\s+(?:${COUNT}|${GENTE})`,
  ],
  nouns: [
    String.raw`(?:leitung|fuhrung|leite|leitet|leitete)\s+(?:des|der|die|den|einer|eines)\s+[^\s,;.:()]{3,30}\s+mit\s+${SOME}${ANYBODY}`,
    String.raw`(?:disziplinarische|fachliche|personelle)\s+verantwortung\s+fur\s+${SOME}${ANYBODY}`,
    String.raw`(?:leitete|leite|fuhrte|fuhre)\s+(?:\S{1,12}\s+){0,2}?${GRUPPE}(?=\s*(?:$|[,;.:()–-])|\s+(?:mit|von|aus|im|in)\s)`,
    String.raw`(?:leitete|leite|fuhrte|fuhre)\s+(?:\S{1,12}\s+){0,1}?${COUNT}${object(1)}${LEUTE}`,
    String.raw`(?:leadership|(?:line )?management|supervision)\s+of${object(2)}(?:teams?\s+of${object(2)})?${PEOPLE}`,
    String.raw`(?:fuhrung|leitung|anleitung|fuhren|leiten)(?:\s+(?:von|eines|einer|der|des|mehrerer|meiner))?${object(3)}(?:(?:team|abteilung|gruppe|schicht)\w{0,2}\s+(?:mit|von|aus)${object(3)})?${LEUTE}`,
    String.raw`(?:fuhrung|leitung)\s+(?:von|eines|einer|der|des|mehrerer|meiner)${object(3)}${GRUPPE}(?=\s*(?:$|[,;.:()–-])|\s+(?:mit|von|aus|im|in)\s)`,
    String.raw`${GRUPPE}(?:\s+(?:mit|von|aus)${object(3)}(?:${LEUTE}|personen|${COUNT}))?(?:\s+[^\s,;.:()]{1,30}){0,3}?\s+${GEFUEHRT}`,
    String.raw`${COUNT}${object(2)}${LEUTE}(?:\s+[^\s,;.:()]{1,30}){0,3}?\s+${GEFUEHRT}`,
    String.raw`(?:personal|mitarbeiter)verantwortung\s+fur\s+(?:\S{1,20}\s+)?${COUNT}`,
    String.raw`(?:direccion|gestion|liderazgo|supervision)\s+(?:de|a)\s+(?:(?:un|mi)\s+)?(?:${EQUIPO}\s+(?:de\s+)?)?(?:${COUNT}\s+)?${GENTE}`,
  ],
  posts: [
    any(`team_leade?r? team_leader head_of_\\p{L}+ engineering_manager shift_(?:supervisor|leader|manager)
      store_manager branch_manager line_manager restaurant_manager`),
    any(
      `teamleite* gruppenleite* abteilungsleite* schichtleite* filialleite* bereichsleite* stationsleit*`,
    ),
    any(`jef[ea]_de_(?:equipo|taller|sala|seccion|departamento|turno|tienda)`),
  ],
  never: [
    any(`projektteam_unterstutz* museum* lkw fuhrerschein team_building vice_head deputy assistant_to stellvertret*
      adjunt[oa] suplente account_teams?`),
  ],
};
