import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** A line that tells of the post or points elsewhere: "Location: Leeds", "initech.com". */
export const isOfPost = (line: string) =>
  META.test(fold(line)) ||
  HOURS.test(fold(line)) ||
  OF_ANYBODY.test(fold(line)) ||
  ADDRESS.test(line) ||
  areTerms(line);

/** "Leeds | full-time | permanent": terms beside each other, one of them the contract's. */
const areTerms = (line: string) => {
  const parts = line.split(/ [|·] /);
  return (
    parts.length > 2 &&
    line.length < 120 &&
    parts.filter((part) => HOURS.test(fold(part))).length > 1
  );
};

/** What is told of the post, not of whoever takes it. */
const META = pattern()`
  ^(?:
    (?:post|job) title|faculty|department|school|service(?:\/section)?|section|directorate|method of assessment|
    shortlisting criteria|postholder section|position designation|team|division|grade|band|salary|pay|hours|
    location|site|responsible (?:to|for)|reports? to|reporting to|line manager|contract(?: type)?|job type|
    ref(?:erence)?|closing date|start(?: date)?|job (?:id|family)|abteilung|standort|ort|eingruppierung|entgelt|
    arbeitszeit|beginn|kennziffer|vertragsart|departamento|ubicacion|lugar|jornada|horario|salario|contrato|
    area|edad|sexo|genero|estado civil|age|gender|marital status|alter|geschlecht|familienstand|reporta a|
    banda salarial|incorporacion|destino|categoria(?: laboral| profesional)?|referencia|titulo del proyecto|
    investigador\S* responsable|perfil solicitado|perfil buscado|plazo|recruiter|hiring manager|level|
    projekttitel|referenznummer|ability to commute(?:\/relocate)?|work location|job types?|schedule|
    expected hours|shift|work setting|supplemental pay|application deadline|expected start date|art der stelle|
    gehalt|arbeitsort|arbeitszeiten|bewerbungsfrist|voraussichtliches einstiegsdatum|sonderzahlungen|befristung|
    wochenstunden|eintritt\w*|vergutung|e-?mail|telefon|tel|mobil|fax|phone|telefono|correo(?: electronico)?|
    kontakt(?:person)?|ansprechpartner(?:in)?|ansprechperson|contacto|persona de contacto|tipo de (?:puesto|jornada|contrato)|sueldo|lugar de trabajo|fecha limite|
    fecha de inicio prevista|horas previstas|zona de trabajo|horario de trabajo
  ): `;

/** "Full-time", "Vollzeit (unbefristet)": the contract's hours and term, and nothing more. */
const HOURS = pattern()`
  ^(?:
    (?:full|part)[- ]?time|permanent|temporary|fixed[- ]term|remote|hybrid|on-?site|vollzeit|teilzeit|
    unbefristet|befristet|festanstellung|tiempo (?:completo|parcial)|jornada (?:completa|parcial)|media jornada|
    presencial|contrato indefinido|minijob
  )(?:\s*[,/|()&+-]?\s*(?:
    (?:full|part)[- ]?time|permanent|temporary|remote|hybrid|position|contract|or|and|vollzeit|teilzeit|
    unbefristet|befristet|oder|und|presencial|tiempo|completo|parcial|indefinido|o|y
  ))*[).]?$`;

/** "Sexo indistinto", "Edad de 25 a 40": who one is, and nothing that one can. */
const OF_ANYBODY =
  /^(?:sexo|genero|edad|estado civil)(?: indistint[oa]| (?:de|entre|minima|maxima) )/;

/** A line that is an address alone points elsewhere. */
const ADDRESS =
  /^(?:https?:\/\/\S+|(?:[\w-]+\.)+(?:com|org|net|gov|edu|io|de|es|eu|uk|info|at|ch|mx|ar)(?:\/\S*)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)[.;,]?$/i;
