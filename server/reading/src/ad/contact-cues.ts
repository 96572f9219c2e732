import { pattern, source } from '../words/pattern.ts';

/** What stands beside a name and is none. */
const NO_NAME =
  '(?:Tel|Telefon|Phone|Mobile|Mobil|E-?[Mm]ail|Mail|Correo|Teléfono|Frau|Herrn?|Ms|Mrs|Mr|Miss|Sra|Sr|Srta|Prof|Dra?)';
const NAME = String.raw`(?!${NO_NAME}(?!\p{L}))\p{Lu}[\p{L}'’-]+`;
/** "Frau Oberrechtsrätin Dr. Özdemir": what one is in the house stands before the name. */
const OFFICE = String.raw`(?:\p{Lu}\p{Ll}*(?:rätin|rat|direktor(?:in)?|leiter(?:in)?|amtfrau|amtmann|inspektor(?:in)?|sekretär(?:in)?|meister(?:in)?|oberin|pfarrer(?:in)?|amtsrat)\s+)?`;
const PARTICLE = '(?:(?:de|del|de la|de los|von|van|van der|zu|da|dos) )?';
const WHOLE_NAME = String.raw`${NAME}(?: ${PARTICLE}${NAME}){1,3}`;
const LABEL = source`
  (?:
    [Cc]ontact(?: [Pp]erson)?|[Hh]iring [Mm]anager|[Rr]ecruiter(?:in)?|Ansprechpartner(?:in)?|Ansprechperson|
    Kontakt(?:person)?|[Cc]ontacto|[Pp]ersona de contacto
  )`;
const SENT = source`
  (?:
    (?:[Ss]end|[Ss]ubmit|[Ee]?-?[Mm]ail|[Aa]ddress|[Aa]pply|[Dd]irect)[^.\n]{0,80}? to|[Aa]ttn\.?:?|
    [Ff]or the attention of|FAO:?|z\. ?Hd\.|zu Händen(?: von)?|[Aa] la atención de:?|
    (?:[Ss]end|[Ss]chick|[Rr]icht|[Bb]ew[ei]rb|[Uu]nterlagen)[^.\n]{0,120}? an|
    (?:[Ee]nv[ií]|[Mm]and|[Rr]emit|[Dd]irig|[Cc]andidatura)[^.\n]{0,80}? a
  )`;

/** What in an ad says to whom one writes, in English, German and Spanish. */
export const CONTACT_CUES = {
  /** Between two of its sentences. */
  SENTENCES: /\n|(?<=[\p{Ll}\d]{3}[.!?])(?<!Mtr[ao]\.)\s/u,
  /** "Frau Dr. Petra Özdemir", "Ms Freja Lindqvist", "Sra. Ana Ruiz". */
  ADDRESSED: new RegExp(
    String.raw`(?<![\p{L}])(Ms|Mrs|Miss|Mr|Frau|Herrn?|Sra|Sr|Srta|Señora|Señor|Doña|Don)\.?\s+${OFFICE}((?:(?:Prof|Dr)\.?\s+(?:-Ing\.\s+)?)*)(${NAME}(?:[ ]${NAME}){0,3})`,
    'gu',
  ),
  /** "Contacto: Lic. Mariana Robles Cárdenas", "send it to Aoife Brennan, Talent Partner": the cue, its label, titles, the name. */
  NAMED: new RegExp(
    String.raw`(?<!\p{L})((?:(${LABEL})(?:\s?[:–-]|\s(?:is|ist|es))|${SENT}))\s?((?:(?:Prof|Dra?|Lic|Lcd[ao]|Ing|Arq|Mtr[ao]|Dipl|D|Dª|Dña)\.(?:-Ing\.)?\s?)*)(${WHOLE_NAME})(?=\s?(?:[,.;:()|/–+\d]|$|${NO_NAME}(?!\p{L})|(?:at|by|on|via|unter|bis|per|en|al|por|antes)(?!\p{L})))`,
    'gu',
  ),
  /** "I'm Tom Hale", alone a signature: only a name of two words. */
  SIGNED: new RegExp(
    String.raw`(?<![\p{L}'’])(?:I'm|I’m|I am|My name is|Ich bin|Ich hei(?:ß|ss)e|Mein Name ist|Soy|Me llamo)[ ](${NAME}[ ]${NAME})(?=[,.;:!]|[ ](?:and|und|y|from|von|de)[ ]|\s*$)`,
    'gmu',
  ),
  WOMAN: /^(?:Ms|Mrs|Miss|Frau|Sra|Srta|Señora|Doña)$/,
  /** What stands before whom the application is sent to. */
  SENT_TO: new RegExp(
    String.raw`(?<!\p{L})${SENT}(?:\s[^.\n]{1,60}\s(?:or|oder|o|u|and|und|y))?(?:\s(?:la|el|von))?\s*$`,
    'u',
  ),
  /** Who answers questions need not be who reads the letter. */
  ASKED: /(?:questions?|enquir|rückfragen|fragen|auskunft|auskünfte|preguntas|dudas|consultas)/iu,
  /** Where somebody of the house is told of who is no contact. */
  NO_CONTACT: pattern('iu')`
    (?<!\p{L})(?:
      found(?:ed|ers?)|owners?|CEO|managing director|gegründet|gründer\p{L}*|geschäftsführ\p{L}*|inhaber\p{L}*|
      fundad\p{L}*|director[ae]? general|propietari\p{L}*|nachfolge|successor|retir\p{L}*|ruhestand|rente|
      jubil\p{L}*|replac\p{L}*|sustitu\p{L}*
    )(?!\p{L})`,
  /** Words of no person's name, on folded text. */
  DEPARTMENT: pattern()`
    (?:^|[ -])(?:
      human|resources?|hr|people|talents?|team|recruit\w*|department|dept|office|careers?|jobs?|hiring|staff\w*|
      admissions|abteilung|\w*abteilung|personal\w*|bewerbung\w*|bewerber\w*|leitung|leiter(?:in)?|recursos|
      humanos|rrhh|seleccion|departamento|empresa|oficina|direccion|our|the|us|dear|unser\w*|nuestr\w*|verwaltung|
      sekretariat|buro|stadt|zentrale|postfach|strasse|street|road|calle|avenida|gmbh|ltd|inc|llc|plc|manager|lead|officer|director|
      coordinator|assistant|executive|specialist|advis[eo]r|administrator|supervisor|consultant|secretary|head|partner
    )(?:$|[ -])`,
} as const;
