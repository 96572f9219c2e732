import { pattern, source } from '../../words/pattern.ts';

/** What stands beside a name and is none. */
const NO_NAME =
  '(?:Tel|Telefon|Phone|Mobile|Mobil|E-?[Mm]ail|Mail|Correo|Teléfono|Frau|Herrn?|Ms|Mrs|Mr|Miss|Sra|Sr|Srta|Dña|Dª|Doña|Prof|Dra?|Dipl)';
const NAME = String.raw`(?!${NO_NAME}(?!\p{L}))\p{Lu}[\p{L}'’-]+`;
/** "Frau Oberrechtsrätin Dr. Özdemir": what one is in the house stands before the name. */
const OFFICE = String.raw`(?:\p{Lu}\p{Ll}*(?:rätin|rat|direktor(?:in)?|leiter(?:in)?|amtfrau|amtmann|inspektor(?:in)?|sekretär(?:in)?|meister(?:in)?|oberin|pfarrer(?:in)?|amtsrat)\s+)?`;
/** "Sra. Dña. Carmen Ruiz", "Sr. D. Luis Vega", "Ms F. Lindqvist": a second form of address, or a first name's letter. */
const HONOURED = String.raw`(?:(?:Dña\.?|Dª\.?|D\.ª|(?<=Sra?\.?\s+)Do(?:ña|n)|\p{Lu}\.)\s*){0,3}`;
/** "Prof. Dr.", "Dr.-Ing.", "Dr. med.", "Dipl.-Ing.". */
const TITLES = source`
  (?:(?:Prof|PD|Dra?|Dipl|Mag|Lic|Ing)(?:\.?-(?:Ing|Kff?r|Kfm|Päd|Psych|Inf)\.|\.|(?=\s))\s*
  (?:(?:med|phil|rer|nat|jur|iur|oec|pol|theol|dent|vet|h\.\s?c)\.\s*)*)*`;
const PARTICLE = '(?:(?:de|del|de la|de los|von|van|van der|zu|da|dos) )?';
const WHOLE_NAME = String.raw`${NAME}(?: ${PARTICLE}${NAME}){1,3}`;
const LABEL = source`
  (?:
    [Cc]ontact(?: [Pp]erson)?|[Hh]iring [Mm]anager|[Rr]ecruiter(?:in)?|Ansprechpartner(?:in)?|Ansprechperson|
    Kontakt(?:person)?|[Cc]ontacto|[Pp]ersona de contacto
  )`;
const SENT = source`
  (?:
    (?:[Ss]end|[Ss]ubmit|[Ee]?-?[Mm]ail|[Aa]ddress|[Aa]pply|[Dd]irect|[Ww]rite)[^.\n]{0,80}? to|[Aa]ttn\.?:?|
    [Ff]or the attention of|FAO:?|z\. ?Hd\.|zu Händen(?: von)?|[Aa] la atención de:?|
    (?:[Ss]end|[Ss]chick|[Ss]chreib|[Rr]icht|[Bb]ew[ei]rb|[Uu]nterlagen)[^.\n]{0,120}? an|
    (?:[Ee]nv[ií]|[Mm]and|[Rr]emit|[Dd]irig|[Ee]scrib|[Cc]andidatura)[^.\n]{0,80}? a
  )`;
/** "Ihre Fragen beantwortet Pflegedirektorin …": who somebody is stands between the cue and the name. */
const ANSWERS = source`
  (?:[Ff]ragen[ ]beantwortet|[Aa]uskunft[ ](?:gibt|erteilt))(?:[ ](?:Ihnen|dir|euch))?(?:[ ]gerne?)?`;
/** What a letter, and an ad like one, ends with before its writer's name. */
const GOODBYE = source`
  (?:
    (?:(?:[Vv]iele|[Ll]iebe|[Bb]este|[Hh]erzliche|[Ss]chöne|[Mm]it[ ]\p{Ll}+en|[Ff]reundliche)[ ])?Gr(?:ü|ue)(?:ß|ss)en?|
    [LV]G|MfG|(?:(?:[Kk]ind|[Bb]est|[Ww]arm|[Mm]any)[ ])?(?:[Rr]egards|[Ww]ishes|[Tt]hanks)|[Bb]est|[Cc]heers|
    [Ss]incerely|[Yy]ours(?:[ ]\p{Ll}+)?|[Uu]n[ ](?:cordial[ ])?saludo(?:[ ]cordial)?|[Ss]aludos(?:[ ]cordiales)?|
    [Aa]tentamente|[Gg]racias
  )`;

/** What in an ad says to whom one writes, in English, German and Spanish. */
export const CONTACT_CUES = {
  /** Between two of its sentences. */
  SENTENCES:
    /\n|(?<=[\p{Ll}\d]{3}[.!?])(?<!(?<!\p{L})(?:Mtr[ao]|Prof|Dipl|Dña|Sra|Srta|Mrs|med|phil|rer|nat|jur|theol)\.)\s/u,
  /** "Frau Dr. Petra Özdemir", "Ms Freja Lindqvist", "Sra. Ana Ruiz". */
  ADDRESSED: new RegExp(
    String.raw`(?<![\p{L}])(Ms|Mrs|Miss|Mr|Frau|Herrn?|Sra|Sr|Srta|Señora|Señor|Doña|Don)\.?\s+${HONOURED}${OFFICE}(${TITLES})${HONOURED}(${NAME}(?:[ ]${NAME}){0,3})`,
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
  /** The name of who answers questions, told by a post of one word: the post, titles, the name. */
  ANSWERING: new RegExp(
    String.raw`(?<!\p{L})${ANSWERS} (?:(\p{Lu}\p{Ll}+)\s)?((?:(?:Prof|Dr)\.\s?)*)(${WHOLE_NAME})(?=\s?[,.;:()|/–]|\s*$)`,
    'gu',
  ),
  /** A line that greets: whom it names reads the ad. */
  GREETED: pattern('iu')`
    ^\s*(?:
      dear|hi|hello|hey|guten[ ]tag|sehr[ ]geehrte[r]?|hallo|moin|liebe[r]?|hola|estimad[oa]|buen[oa]s[ ]\p{L}+
    )(?!\p{L})[^.!?\n]{0,60}[,:!]?\s*$`,
  /** A line that takes leave, perhaps with the name that signs. */
  GOODBYE: new RegExp(String.raw`^\s*${GOODBYE}[,.!]?(?:\s+|$)`, 'u'),
  /** "Maren Kück", "Maren Kück, Pflegeschule": a line that begins with a name of two words. */
  SIGNATURE: new RegExp(String.raw`^\s*(${NAME} ${PARTICLE}${NAME})(?=\s*(?:[,|(–-]|$))`, 'u'),
  /** "Tom Acheampong from Quillstone here." */
  INTRODUCED: new RegExp(
    String.raw`^\s*(?:[Hh]ier (?:ist|schreibt) )?(${NAME} ${NAME})(?: (?:from|at|of|with|von|de) [^.!\n]{2,60})? (?:here|hier)[.!,]`,
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
