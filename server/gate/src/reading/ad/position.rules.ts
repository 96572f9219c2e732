import { CUE, FILLER, GENDERS, LABEL, NEWS, SUBJECT, TRAIL, WEAK_LABEL } from './position-cues.ts';
import { JOB_NOUN } from './job-nouns.ts';
import { calm, isPosition } from './position-name.rules.ts';
import { detectLanguage } from '../words/language.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { locateTools } from './terms.rules.ts';

const END =
  /:(?!(?:in|innen|r|e|n)(?!\p{L}))|[,;.!?\n|\p{So}⭐]|\p{Extended_Pictographic}| [–—·•@-]+ | \/\/ |\s\((?!\s*(?:[mwfdixhvn]\s*[/|,*]|gn|all))|\s(?:at|bei|with|who|that|from|on|and an?|or|oder (?:zur|zum|eine?[nr]?)|to (?!the |our |an? |head |director)\p{L}+|for (?:our|the|a|its|\p{L}+ hours|\d+ hours)|fur (?:unser\w*|den standort|das team|die region)|zur (?:verst|festanst|unterst)\w*|zum|ab|im raum|am standort|unser\w*|our|mit|para|hasta|desde|durante|bis|until|porque|because|weil|since|que|con|you|al (?:area|equipo|departamento)|gewinnen|einstellen|starting|start(?! ?up))(?![\p{L}])/u;
/** Where a title ends that stands by itself: its "with" and "for" belong to it. */
const TITLE_END =
  /:(?!(?:in|innen|r|e|n)(?!\p{L}))|[;!?\n|\p{So}⭐]|\p{Extended_Pictographic}|(?<!\b(?:stv|stellv|sr|jr|dr|dipl|ing|asst|sra|lic|prof))\.(?:\s|$)| para(?= )| con (?:ganas|experiencia|ilusion|vocacion|interes)(?= )| [–—·•@-]+ | \/\/ |\s\((?!\s*(?:[mwfdixhvn]\s*[/|,*]|gn|all))|,? (?:(?:in )?(?:vollzeit|teilzeit|voll|full[- ]time|part[- ]time)|ab (?:sofort|dem|\d|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)|zum \d|unbefristet|befristet|remote|hybrid|a tiempo|jornada|turno (?:de )?(?:noche|manana|tarde)|starting|start(?=\s)|\d+(?:\s?[–-]\s?\d+)? ?%|at|bei|gesucht|wanted|needed|required|vacancy|se busca|urge|zur verstarkung|fur (?:unser\w*|den standort)|for our|para nuestr\w+|en nuestr\w+)(?![\p{L}])/u;
/** "Staff Nurse, Intensive Care", "Engineer, Payments": a part of the house, not a place. */
const FIELD =
  /^, (?:(?:\p{L}+ ){0,3}(?:care|unit|ward|services?|operations?|engineering|platform|payments?|infrastructure|security|data|analytics|product|marketing|sales|finance|accounting|tax|audit|legal|hr|people|design|mid-market|enterprise|smb|key accounts|commercial|research|development|support|success|growth|procurement|logistics|supply chain|maintenance|production|quality|medicine|surgery|paediatrics|pediatrics|emergency|oncology|cardiology|theatres?|education|studies|sciences?|mathematics|physics|english|history|backend|frontend|mobile|cloud|machine learning|vertrieb|einkauf|instandhaltung|buchhaltung|pflege|notaufnahme|ventas|compras|finanzas|urgencias|logistica|mantenimiento|emea|dach|apac)|\p{L}+ (?:&|and|und|y) \p{L}+|(?:grades?|band|level|key stage) \S+)(?= *(?:$|[(|–—-]))/u;
/** The same in a sentence: "a Senior Data Engineer, Payments (Hybrid)". */
const FIELD_SAID = new RegExp(`^[^,;.:!?()\\n]{4,60}(?:${FIELD.source.slice(1)})(?= *\\()`, 'u');
const PLACE = /\s(?:in|en) (?=\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:\s*$|[\s,.)(]))/u;
const TEACHES =
  /\b(?:lecturer|teacher|specialist|trainer|tutor|professor|expert|instructor|especialista|tecnic[oa]|experto|fachkraft|auxiliar|grado)\b/;
const LONGEST = 120;

/** The position as the job description names it, with its gendered form; empty when it names none. */
export function readPosition(jobText: string, companyName: string): string {
  const typed = jobText
    .normalize('NFC')
    // "SPS-Programmierer /" goes on in the next line.
    .replace(/ \/\n(?=\S)/g, ' / ')
    .split('\n')
    .flatMap((line) => line.split(/ \+{2,} /))
    .filter((line) => line.trim() !== '');
  const points = new Set(typed.filter((_line, at) => isListed(typed, at)).map(bare));
  const lines = typed
    .map(bare)
    .filter((line) => line !== '' && !OTHERS.test(fold(line)) && !TRAIL.test(line));
  const found = (some: readonly string[]) => some.find((one) => isPosition(one, companyName));
  const label = found(lines.slice(0, 15).map((line) => labelled(line, LABEL)));
  if (label !== undefined) return label;
  const marked = found(
    lines
      .slice(0, 25)
      .filter((line) => GENDERS.test(foldInPlace(line)))
      .map((line) => titleIn(line, companyName)),
  );
  if (marked !== undefined) return marked;
  const title = found(
    lines
      .slice(0, 8)
      .filter((line) => !points.has(line))
      .flatMap((line) => partsOf(line).map((part) => titleIn(part, companyName))),
  );
  const said = found(lines.slice(0, 60).flatMap((line) => saidIn(line)));
  // "Engineer number nine" heads a text about a "Senior Backend Engineer".
  const isHeadline =
    title !== undefined &&
    said !== undefined &&
    ((!isCapital(title) && isCapital(said)) || isShortFor(title, said));
  const named = isHeadline ? said : (title ?? said);
  return (
    named ??
    found(lines.flatMap(ofLeaver)) ??
    found(lines.flatMap(askedWhether)) ??
    found(lines.map((line) => labelled(line, WEAK_LABEL))) ??
    ''
  );
}

/** One of several points: a task or a benefit, no title. */
const isListed = (lines: readonly string[], at: number) =>
  [at, at + 1].some((place) =>
    [place - 1, place].every((one) => lines[one]?.startsWith('- ') === true),
  );

/** "DRIVER" heads what is asked of the "Driver for night tours". */
const isShortFor = (title: string, said: string) =>
  !title.includes(' ') && fold(said).startsWith(`${fold(title)} `);

/** A line without the signs that it is set off by: ">> Roofer <<", "# Developer _(all genders)_". */
function bare(line: string): string {
  return line
    .replace(SUBJECT, '')
    .replace(/^[\s\p{So}\p{Extended_Pictographic}#>*_=~«»¡!+-]+|[\s<>*_=~«»#+]+$/gu, '')
    .replace(NEWS, '')
    .replace(/[*_]+(?=\()|(?<=\))[*_]+/g, '')
    .trim();
}

/** Whom one reports to, and where: no title of this post. */
const OTHERS =
  /^(?:jefatura(?: inmediata)?|jefe inmediato|reporta a|coordina con|depende de|reports? to|reporting to|line manager|directorate|direccion|departamento|department|division|business unit|job family|team|bereich|abteilung|referat|vorgesetzt\w*|berichtet an|ansprechpartner\w*|contacto|contact|kontakt)\s*:/;

/** "Initech | Senior Buyer | Ulm". */
const partsOf = (line: string) => [line, ...line.split(/ [|•·–—]+ /u).slice(1)];

/** As a name is written in English: only small words are small. */
const isCapital = (name: string) =>
  name.includes(' ') && name.split(/[\s/]+/).every((word) => !/^\p{Ll}{4}/u.test(word));

function labelled(line: string, cue: RegExp): string {
  const label = cue.exec(foldInPlace(line));
  return label === null ? '' : positionAt(line.slice(label[0].length), true);
}

const OPENS_SENTENCE =
  /^(?:the|der|die|das|el|la|los|las|to|for|we|we're|you|in|as|at|join|our|are|do|if|this|with|from|here|there|zur|fur|wir|du|sie|als|bei|mit|seit|unser\w*|para|en|con|somos|desde|buscamos|nuestr\w+|tu|por|si|apply|similar|about|reports?|hiring manager|se (?:busca|necesita|precisa|requiere|solicita|ofrece))(?!\p{L})|(?<!\p{L})(?:busca|necesita|precisa|selecciona|sucht|seeks)(?!\p{L})/u;

/** A line that is a title: no sentence, nothing of the company's. */
function titleIn(line: string, companyName: string): string {
  if (line.length > LONGEST || /[.?:,]$/.test(line) || OPENS_SENTENCE.test(fold(line))) return '';
  const bare = line.toLowerCase().startsWith(companyName.toLowerCase() || '\n')
    ? line.slice(companyName.length).replace(/^[\s–—|·:,-]+/, '')
    : line;
  return /^[\p{Lu}(]/u.test(bare) ? positionAt(bare, true) : '';
}

/** A sentence that says whom it looks for. */
function saidIn(line: string): string[] {
  const folded = foldInPlace(line);
  const after = (start: number) => {
    const skipped = FILLER.exec(folded.slice(start))?.[0].length ?? 0;
    const text = line.slice(start + skipped, start + skipped + LONGEST);
    return positionAt(text.slice(praiseLength(text)));
  };
  const named = [...folded.matchAll(CUE)].map((cue) => after(cue.index + cue[0].length));
  return [...named, ...addressed(line), ...afterArticle(line, after), ...holderOf(line)];
}

/** "reflective and enthusiastic Class Teacher": in German a small word may be a part of the name. */
function praiseLength(text: string): number {
  const [praise = ''] = /^(?:\p{Ll}[\p{Ll}-]+,? ){1,6}(?=\p{Lu})/u.exec(text) ?? [];
  const isName = praise === '' || JOB_NOUN.test(fold(praise)) || detectLanguage(text) === 'de';
  return isName ? 0 : praise.length;
}

const SEEKS =
  /\b(?:such(?:en|t)|brauch(?:en|t)|seek(?:s|ing)?|hir(?:es|ing)|needs?|appoint\w*|busca(?:mos)?|necesit\p{L}+|precis\p{L}+|requier\p{L}+|contrat\p{L}+|looking|after|could (?:use|do with)|brauchten?|brauchte|fehl(?:t|en)|falta|cubrir|opening)(?!\p{L})/u;
const ARTICLE = /\s(?:an?|eine?[*:_/]?[nr]?|un[ao]?)\s/gu;

const NEXT_SENTENCE =
  /(?<!\d|(?<!\p{L})(?:bzw|ca|inkl|mind|dr|prof|nr|st|z|b|e|g|approx|aprox|ej))[.!?…]\s+\p{Lu}/u;

/** "Sucht für das Projekt … zum 1. Oktober eine*n Mitarbeiter*in": what stands behind an article of a sentence that seeks. */
function afterArticle(line: string, after: (start: number) => string): string[] {
  const folded = foldInPlace(line);
  const seeks = SEEKS.exec(folded);
  if (seeks === null) return [];
  const length = NEXT_SENTENCE.exec(line.slice(seeks.index))?.index ?? line.length;
  return [...folded.matchAll(ARTICLE)]
    .filter(({ index }) => index > seeks.index && index < seeks.index + length)
    .map(({ index, 0: article }) => after(index + article.length))
    .filter((name) => JOB_NOUN.test(fold(name.split(' ').slice(0, 4).join(' '))));
}

const ADDRESSED =
  /^(?:as(?: an?| our| the)?|como(?: un(?:\/?a)?| nuestr[oa])?) (?:\d*\p{L}*\d\p{L}* )?(.{4,70}?),? (?:you|the (?:incumbent|holder|successful)|te|tu|tus|seras|vas)(?!\p{L})/u;

/** "As a Product Manager, Payments, you will …", "Como ayudante de cocina te vamos a pedir …". */
function addressed(line: string): string[] {
  const [whole = '', name = ''] = ADDRESSED.exec(foldInPlace(line)) ?? [];
  const start = whole.indexOf(name);
  return name === '' ? [] : [line.slice(start, start + name.length).replace(/ for .*$/, '')];
}

const HOLDER =
  /(?:^|[,.;]\s)[Tt]he ((?:\p{Lu}[\p{L}-]+ )(?:(?:(?:of|and|&|\/) )?\p{Lu}[\p{L}-]+ ){0,6})(?:will|is|plans?|leads?|manages?|supports?|provides?|works?|coordinates?|oversees?|delivers?|ensures?|creates?|guides?|owns?|drives?|designs?|develops?|serves?|reports?|plays?)\b/u;

/** "The Clinical Nurse Educator plans and delivers …": who holds the post. */
function holderOf(line: string): string[] {
  const name = HOLDER.exec(line)?.[1];
  return name === undefined ? [] : [name.trim()];
}

const WHETHER =
  /¿?(?:are you an?|bist du|sind sie|eres|sos) (?:experienced |un[ao]? )?([^?]{4,60})\?/u;

/** "¿Eres enfermero/a?", when nothing else names the post. */
function askedWhether(line: string): string[] {
  const whether = WHETHER.exec(foldInPlace(line));
  if (whether === null) return [];
  const start = whether.index + whether[0].lastIndexOf(whether[1] ?? '');
  return [
    positionAt(
      line.slice(start, start + (whether[1] ?? '').length).split(/ (?:y|and|und) /)[0] ?? '',
    ),
  ];
}

const LEAVER =
  /(?:^|[\s,])(?:[Oo]ur|[Uu]nsere?|[Nn]uestr[oa]) ((?:[\p{L}/-]+ ){1,6}?)(?:is (?:retiring|leaving|moving|going)|retires|leaves|geht|verlässt|wechselt|hört|se (?:jubila|va|marcha)|nos deja|deja)(?!\p{L})/u;

const OLD =
  /^(?:langjährige[rn]?|liebe[rn]?|geschätzte[rn]?|long-?(?:standing|serving|time)|dear|current|querid[oa]|actual) /;

/** "Our caretaker Joe is retiring": whose post is to be filled. */
function ofLeaver(line: string): string[] {
  const words = LEAVER.exec(line)?.[1]?.trim().split(' ') ?? [];
  const first = words.findIndex((word) => JOB_NOUN.test(fold(word)));
  const name = words.findIndex((word, at) => at > first && /^\p{Lu}/u.test(word));
  const post = words.slice(0, name < 0 ? undefined : name).join(' ');
  return first < 0 ? [] : [post.replace(OLD, '')];
}

/** The position that a text begins with, up to where its name ends. */
function positionAt(text: string, isTitle = false): string {
  const folded = foldInPlace(text);
  const endOf = isTitle ? titleEnd : sentenceEnd;
  let end = endOf(text);
  const genders = GENDERS.exec(folded);
  // What stands between the name and its genders is a part of it: "Entwickler (Backend) (m/w/d)".
  if (genders !== null && genders.index <= Math.max(end, 60)) {
    const after = genders.index + genders[0].length;
    end = after + afterGenders(text.slice(after), isTitle);
  } else end += asideLength(text.slice(end));
  return calm(
    oneOf(text.slice(0, end))
      .replace(/\s+/g, ' ')
      .replace(/[\s–—|·,-]+$/u, '')
      .replace(/ x ?\d$/u, '')
      .replace(/(?<=\p{L}{3}) (?:I{1,3}|IV|V)(?=$|\s*\()/u, '')
      .replace(/^[“"„]|[”"“]$/gu, ''),
  );
}

/** "(m/w/d) in der Pflege" goes on; "(m/w/d) und Maler (m/w/d)" is another post, "(m/w/d) für Praxis in Ulm" says where. */
function afterGenders(rest: string, isTitle: boolean): number {
  if (/^\s*(?:und|sowie|and|y|&)\s/.test(rest) && GENDERS.test(foldInPlace(rest))) return 0;
  const end = isTitle ? titleEnd(rest) : fieldAfter(rest);
  return /^ für \p{Lu}\p{L}+$/u.test(rest.slice(0, end)) && PLACE.test(rest) ? 0 : end;
}

/** "Engineer (Go)", "Teacher (KS2)": a tool or a code says which. */
function asideLength(rest: string): number {
  const [aside = '', said = ''] = /^ ?\(([^()]{2,20})\)/.exec(rest) ?? [];
  const isTool = locateTools(said).some(({ start, end }) => end - start === said.length);
  const isCode =
    /^\p{Lu}{2,5}\d*$/u.test(said) &&
    !/^(?:DACH|EMEA|APAC|LATAM|EU|UK|USA?|CDMX|FTE|NRW)$/.test(said);
  return isTool || isCode ? aside.length : 0;
}

/** "Conductor/a y Mecánico/a": the first of two posts. */
function oneOf(name: string): string {
  const [first = '', ...others] = name.split(/ (?:y|und|and|sowie|&) /u);
  const isPost = (part: string) => GENDERED.test(part) && JOB_NOUN.test(fold(part));
  return isPost(first) && others.some(isPost) ? first : name;
}
const GENDERED = /\p{L}(?:\/-?|[*:_(])(?:a|as|o|os|in|innen)(?!\p{L})/u;

function sentenceEnd(text: string, least = 3): number {
  const folded = foldInPlace(text);
  const field = FIELD_SAID.exec(folded)?.[0].length;
  if (field !== undefined) return field;
  const place = TEACHES.test(folded) ? undefined : PLACE.exec(text)?.index;
  return firstOf(text, [END.exec(folded)?.index, place], least);
}

function titleEnd(text: string): number {
  const folded = foldInPlace(text);
  const comma = folded.indexOf(',');
  const isField = comma < 0 || FIELD.test(folded.slice(comma));
  return firstOf(
    text,
    [
      TITLE_END.exec(folded)?.index,
      TEACHES.test(folded) ? undefined : PLACE.exec(text)?.index,
      isField ? undefined : comma,
    ],
    0,
  );
}

const firstOf = (text: string, ends: readonly (number | undefined)[], least = 3) =>
  Math.min(text.length, ...ends.filter((at) => at !== undefined).filter((at) => at >= least));

/** "(m/w/d) Nahverkehr": what follows the genders may say the field. */
function fieldAfter(rest: string): number {
  if (
    !/^ (?!(?:(?:team|position|role|stelle|job)(?!\p{L})|für (?:die|den|das|unser)))\p{L}/iu.test(
      rest,
    )
  )
    return 0;
  const end = sentenceEnd(rest, 0);
  return rest.slice(0, end).trim().split(' ').length <= 4 ? end : 0;
}
