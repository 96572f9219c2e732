import { JOB_NOUN } from './job-nouns.ts';
import { foldInPlace } from './same-length.rules.ts';
import { fold } from './stem.rules.ts';

/** (m/w/d), (f/m/x), (gn): said of a position, and a part of its name. */
const GENDERS =
  /\s*\(\s*(?:[mwfdixhvna](?:\s*[/|,*]\s*(?:[mwfdixhvna]|divers|diverse))+|gn\*?|all genders?|alle(?: geschlechter)?|any gender|divers)\s*\)/u;
const LABEL =
  /^(?:rol|position|job title|title|role|vacancy|puesto|cargo|vacante|oferta|descripcion del puesto|nombre del puesto|stelle|stellenbezeichnung|stellentitel|jobtitel)(?: de trabajo)?\s*[:–-]\s*/;
/** Words after which a sentence says whom it looks for. On folded text. */
const CUE =
  /\b(?:(?:looking|searching) for|recruiting|hiring|seeking|seeks?|needs?|to (?:hire|recruit)|join (?:us|our team|the team) as|as our|role of|position of|post of|vacancy for|busca(?:mos|ndo)?(?: a| incorporar(?: a)?)?|necesitamos|incorporamos|precisamos|selecciona(?:mos)?|puesto de|plaza de|un\/a|una\/o|un\(a\)|suchen(?: wir)?|sucht(?: wir)?|als|verstarkung als)(?![\p{L}])/gu;
const FILLER =
  /^[\s:,]*(?:(?:now|immediately|currently|als|a|an|one|another|the|our|next|new|experienced|full-time|part-time|un|una|uno|nuestro|nuestra|nuevo|nueva|para|eine[nr]?|ein|eine\(n\)|dich|sie|dir|uns|unser\w*|dein\w*|ab|sofort|zum|nachstmoglichen|zeitpunkt|per|zur|verstarkung|teams?|in|vollzeit|teilzeit|oder|engagierte[nr]?|erfahrene[nr]?|motivierte[nr]?)(?![\p{L}\p{N}])[\s,:]*)*/u;
const END =
  /[,;:.!?\n|\p{So}⭐]|\p{Extended_Pictographic}| [–—·•@-]+ | \/\/ |\s\((?!\s*(?:[mwfdixhvn]\s*[/|,*]|gn|all))|\s(?:at|bei|with|who|that|from|on|and an?|or|to (?:join|help|lead|work|run|support|strengthen)|for (?:our|the|a|its)|fur (?:unser\w*|den standort|das team|die region)|zur (?:verst|festanst|unterst)\w*|zum|ab|im raum|am standort|unser\w*|our|mit|para|que|con|starting|start(?! ?up))(?![\p{L}])/u;
const PLACE = /\s(?:in|en) (?=\p{Lu}\p{Ll}+(?:\s*$|[\s,.)(]))/u;
const TEACHES =
  /\b(?:lecturer|teacher|specialist|trainer|tutor|professor|expert|instructor|especialista|tecnic[oa]|experto|fachkraft|auxiliar|grado)\b/;
const LONGEST = 120;

/** The position as the job description names it, with its gendered form; empty when it names none. */
export function readPosition(jobText: string, companyName: string): string {
  const lines = jobText
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/^[\s\p{So}\p{Extended_Pictographic}-]+/u, '').trim())
    .filter((line) => line !== '');
  const candidates = [
    ...lines.slice(0, 15).map(labelled),
    ...lines.slice(0, 4).map((line) => titleIn(line, companyName)),
    ...lines.slice(0, 60).flatMap((line) => saidIn(line)),
  ];
  return candidates.find((one) => isPosition(one, companyName)) ?? '';
}

function labelled(line: string): string {
  const label = LABEL.exec(foldInPlace(line));
  return label === null ? '' : positionAt(line.slice(label[0].length));
}

/** A line that is a title: no sentence, nothing of the company's. */
function titleIn(line: string, companyName: string): string {
  if (line.length > LONGEST || /[.?:]$/.test(line)) return '';
  const bare = line.toLowerCase().startsWith(companyName.toLowerCase() || '\n')
    ? line.slice(companyName.length).replace(/^[\s–—|·:,-]+/, '')
    : line;
  return /^[\p{Lu}(]/u.test(bare) ? positionAt(bare) : '';
}

/** A sentence that says whom it looks for. */
function saidIn(line: string): string[] {
  const folded = foldInPlace(line);
  return [...folded.matchAll(CUE)].map((cue) => {
    const start = cue.index + cue[0].length;
    const skipped = FILLER.exec(folded.slice(start))?.[0].length ?? 0;
    return positionAt(line.slice(start + skipped, start + skipped + LONGEST));
  });
}

/** The position that a text begins with, up to where its name ends. */
function positionAt(text: string): string {
  const folded = foldInPlace(text);
  const ends = [
    END.exec(folded)?.index,
    TEACHES.test(folded) ? undefined : PLACE.exec(text)?.index,
  ];
  let end = Math.min(text.length, ...ends.filter((at) => at !== undefined).filter((at) => at > 2));
  const genders = GENDERS.exec(folded);
  // What stands between the name and its genders is a part of it: "Entwickler (Backend) (m/w/d)".
  if (genders !== null && genders.index <= Math.max(end, 60))
    end =
      genders.index + genders[0].length + fieldAfter(text.slice(genders.index + genders[0].length));
  return calm(
    text
      .slice(0, end)
      .replace(/\s+/g, ' ')
      .replace(/[\s–—|·-]+$/u, '')
      .replace(/^[“"„]|[”"“]$/gu, ''),
  );
}

/** "(m/w/d) Nahverkehr": what follows the genders may say the field. */
function fieldAfter(rest: string): number {
  if (!/^ \p{L}/u.test(rest)) return 0;
  const ends = [END.exec(foldInPlace(rest))?.index, PLACE.exec(rest)?.index];
  const end = Math.min(rest.length, ...ends.filter((at) => at !== undefined));
  return rest.slice(0, end).trim().split(' ').length <= 4 ? end : 0;
}

/** A shouted title as one writes it in a sentence. */
function calm(position: string): string {
  const isShouted = position === position.toUpperCase() && /\p{Lu}{5}/u.test(position);
  if (!isShouted) return position;
  return position.replace(
    /\p{Lu}[\p{Lu}/]{3,}|\b(?:OF|AND|DE|LA|EL|Y|IN|FOR|PARA|UND|FÜR|THE)\b/gu,
    (word) =>
      word.length < 5 && /^(?:OF|AND|DE|LA|EL|Y|IN|FOR|PARA|UND|FÜR|THE)$/.test(word)
        ? word.toLowerCase()
        : `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
  );
}

function isPosition(position: string, companyName: string): boolean {
  const name = fold(position.replace(GENDERS, ''));
  if (name.length < 4 || name.length > 80 || name.split(' ').length > 8) return false;
  if (/^(?:oferta|job offer|vacante|vacancy|stellen(?:an|aus)|we\b|our\b|join\b)/.test(name))
    return false;
  return name !== fold(companyName) && JOB_NOUN.test(name);
}
