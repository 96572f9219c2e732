/** Names that say so, those of TeX's own fonts and of Linux Libertine, whose letters code it, among them. */
const BOLD =
  /bold|black|heavy|demi|-bd\b|medi(?:ital)?\b|(?:^|[+_])(?:cm|ec|sf|tc)(?:bx|b|ssbx|bxti|bxsl)\d|Lin(?:Libertine|Biolinum)[OT](?:B|Z)I?(?![a-z])/iu;
const ITALIC =
  /italic|oblique|slanted|-it\b|(?:regu|medi)ital\b|(?:^|[+_])(?:cm|ec|sf|tc)(?:ti|sl|ssi|bxti|bxsl|it)\d|Lin(?:Libertine|Biolinum)[OT][BZ]?I(?![a-z])/iu;

/** Whether a font is bold, by the name it has in a PDF ("ABCDEF+CMBX12", "NimbusRomNo9L-Medi"). */
export function isBoldFont(name: string): boolean {
  return BOLD.test(name);
}

/** Whether a font is slanted, by its name. */
export function isItalicFont(name: string): boolean {
  return ITALIC.test(name);
}

/** Families that hold pictures and no letters. */
const ICONS = new RegExp(
  [
    'font-?awesome|fontello|icomoon|material-?(?:icons|symbols)|simple-?icons|academicons|bootstrap-?icons|ionicons',
    'glyphicons|linearicons|marvosym|typicons|entypo|octicons|remixicon|dashicons|devicon',
  ].join('|'),
  'i',
);

/** Whether a font has icons for letters, by its name: what stands in it says nothing. */
export function isIconFont(name: string): boolean {
  return ICONS.test(name);
}
