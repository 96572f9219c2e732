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

export const LEADING: Family = {
  name: 'leading people',
  isRank: true,
  asked: [
    any(`people_management people_leadership team_management team_leadership leadership managing_people
      leading_people managing_teams? leading_teams? managing_staff leading_staff staff_management line_management
      manage_teams? lead_teams? manage_people lead_people supervising_staff supervisory managing_teams?_people
      management_teams? leadership_teams? personnel_management leading_managing_teams? leading_an?_team lead_a_team managing_a_team`),
    any(`mitarbeiterfuhrung personalfuhrung fuhrungserfahrung fuhrung_mitarbeite* fuhrung_\\p{L}{0,12}teams? teamfuhrung
      fuhrungsverantwortung personalverantwortung leitung_teams? leitung_mitarbeite* fuhren_mitarbeite* teamleitung
      disziplinarische_fuhrung disziplinarische_mitarbeiterfuhrung teams?_fuhren mitarbeite*_fuhren
      fachliche_(?:und_)?disziplinarische_(?:mitarbeiter)?fuhrung`),
    any(`gestion_equipos? gestion_personas gestion_personal liderazgo_equipos? liderazgo_personas liderando_personas
      liderando_equipos? liderar_equipos? direccion_equipos? dirigir_equipos? liderazgo coordinacion_equipos?
      gestion_equipos?_(?:humanos|trabajo) dirigiendo_equipos? gestionando_equipos? gestionar_equipos?
      supervision_personal`),
  ],
  deeds: [
    String.raw`${LED}${object(3)}${TEAM}${WHOLE}`,
    String.raw`${LED}${object(3)}(?:${TEAM}\s+of${object(3)})?${PEOPLE}${WHOLE}`,
    String.raw`${LED}${object(2)}(?:team|shop|store|branch|ward|kitchen|department|office)\s+(?:of|with)\s+${COUNT}(?!\s+(?:tourists|students|pupils|children|guests|beds))`,
    String.raw`(?:ran|running)\s+(?:a|an|the)${object(2)}(?:team|shop|store|branch|ward|kitchen|department|office)\s+(?:of|with)\s+${COUNT}\s+(?:\S{1,20}\s+)?(?:${PEOPLE}|people)`,
    String.raw`${DIRIGI}\s+(?:a\s+)?(?:(?:un|una|el|la|los|las|mi|varios)\s+)?(?:${EQUIPO}\s+(?:(?:de|con)\s+)?)?(?:(?:unas?|unos|hasta|mas de)\s+)?${COUNT}\s+(?:\S{1,20}\s+)?${GENTE}`,
    String.raw`${DIRIGI}\s+(?:a\s+)?(?:un|el|mi)\s+equipo\s+(?:de|con)\s+(?:${COUNT}|${GENTE})`,
  ],
  nouns: [
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
