const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const PHONE = /(?:\+|\(|\b)\d[\d\s()./-]{5,}\d/g;
const LINK = /^(https?:\/\/)?((?:[\p{L}\d-]+\.)+)(\p{L}{2,})(\/\S*)?$/iu;
// Without a scheme or a path "Node.js" is no address; with one of these endings it is.
const ENDINGS = new Set(
  'com org net io dev app me info eu edu example de at ch es fr it pt nl be pl uk ie us ca mx ar se dk no fi ru jp cn kr in br'.split(
    ' ',
  ),
);
const TITLE = /^(?:dr|prof|mr|mrs|ms|herr|frau|dipl|ing|phd|md|don|doña|sr|sra)\.?$/i;

/** The first e-mail address. */
export function emailIn(lines: readonly string[]): string | undefined {
  return firstOf(lines, (line) => EMAIL.exec(line)?.[0]);
}

/** The first number of 7 to 15 digits that is written as a telephone number. */
export function phoneIn(lines: readonly string[]): string | undefined {
  return firstOf(lines, (line) =>
    (line.match(PHONE) ?? []).find((text) => {
      const digits = text.replace(/\D/g, '').length;
      return digits >= 7 && digits <= 15;
    }),
  )?.trim();
}

/** A path that its line breaks behind a sign, and what it goes on with. */
const BROKEN_PATH = /[\p{L}\d]\/(?:\S{0,200}[\p{L}\d])?[/-]$/u;
const REST_OF_PATH = /^[\p{Ll}\d][\p{Ll}\d_~%/-]*$/u;
/** A double name that its line breaks at its hyphen. */
const BROKEN_NAME = /\p{Ll}-$/u;

/** Addresses of the web, in order. */
export function linksIn(lines: readonly string[]): string[] {
  const words = withWholePaths(lines).flatMap((line) => line.split(/\s+/));
  const found = words.map((word) => word.replace(/^[(<]|[)>,;|]+$/g, '')).filter(isLink);
  return [...new Set(found)];
}

function withWholePaths(lines: readonly string[]): string[] {
  return joinedWhere(
    lines,
    (above, line) => BROKEN_PATH.test(above) && REST_OF_PATH.test(line) && !isLink(line),
  );
}

/** Lines, each with the next ones that go on with it. */
function joinedWhere(
  lines: readonly string[],
  goesOn: (above: string, line: string) => boolean,
): string[] {
  return lines.reduce<string[]>((whole, line) => {
    const above = whole.at(-1);
    return above !== undefined && goesOn(above, line)
      ? [...whole.slice(0, -1), above + line]
      : [...whole, line];
  }, []);
}

function isLink(word: string): boolean {
  const [, scheme, , ending = '', path] = LINK.exec(word) ?? [];
  return ending !== '' && (scheme !== undefined || path !== undefined || ENDINGS.has(ending));
}

/** In narrow columns a long name takes so many lines. */
const MOST_LINES = 4;
/** What stands before the name of a house or a clan, and is no name alone. */
const PARTICLE = String.raw`(?:v[ao]n|vom|zu[mr]?|d[aeiou]s?|del|della|di|du|des|l[ae]s?|los?|ten|ter|t[eo]r|den|der|af|av|bin|bint|ibn|al|el|ben|bat|y|i|e|n[ií]|nic|u[ií]|ó|ua|mac|mc|san|st\.?)`;
const ENDS_WITHIN = new RegExp(String.raw`\s${PARTICLE}$`, 'iu');
const GOES_ON = new RegExp(String.raw`^(?:${PARTICLE}\s+)+\p{Lu}`, 'u');
/** The name of a house by its form. */
const OF_A_HOUSE = /^(?:O['’]|D['’]|Mc|Mac|Fitz)\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** The name: the first line, and the next ones where a particle, the form of a name, the e-mail or a link says that it goes on. */
export function nameIn(lines: readonly string[], proofs: readonly string[]): string | undefined {
  const [first = '', ...more] = joinedWhere(
    lines.slice(0, MOST_LINES + 1),
    (above, line) => BROKEN_NAME.test(above) && /^\p{Lu}/u.test(line),
  );
  if (!isName(first)) return undefined;
  let name = first;
  for (const line of more.slice(0, MOST_LINES - 1)) {
    if (!isName(line) || !goesOnWith(name, line, proofs)) break;
    name += ` ${line}`;
  }
  return name;
}

function goesOnWith(name: string, line: string, proofs: readonly string[]): boolean {
  if (ENDS_WITHIN.test(name) ? /^\p{Lu}/u.test(line) : GOES_ON.test(line)) return true;
  if (OF_A_HOUSE.test(line)) return true;
  // a company may call itself after its owner: of an address the part of the person tells more
  const isSure = namesOf(name) < 2;
  const said = fold(proofs.map((proof) => (isSure ? proof : ownPart(proof))).join(' '));
  // Who has a double name often goes by a half of it.
  const isSaid = (word: string) =>
    word.split('-').some((part) => part.length > (isSure ? 1 : 2) && said.includes(fold(part)));
  return line.split(/\s+/).every(isSaid);
}

/** What stands before the @ of an address, or behind the last slash of a link. */
function ownPart(proof: string): string {
  const [before = '', host] = proof.split('@');
  return host === undefined ? (/\/([^/]+)\/?$/.exec(proof)?.[1] ?? '') : before;
}

/** Two to six words without figures and signs; a single one, too. */
function isName(line: string): boolean {
  return /^[\p{L}\p{M}.'’, -]{2,80}$/u.test(line) && line.split(/\s+/).length <= 7;
}

function namesOf(line: string): number {
  return line.split(/\s+/).filter((word) => !TITLE.test(word)).length;
}

/** Without accents, in small letters, as names stand in addresses. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');
}

function firstOf(
  lines: readonly string[],
  find: (line: string) => string | undefined,
): string | undefined {
  for (const line of lines) {
    const found = find(line);
    if (found !== undefined) return found;
  }
  return undefined;
}
