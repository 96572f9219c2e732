const LEVELS =
  'beginner|basic|intermediate|advanced|expert|proficient|grundkenntnisse|gute kenntnisse|fortgeschritten|expertenkenntnisse|básico|intermedio|avanzado|experto|other|weitere|otras';
const LEVEL = new RegExp(`^(?:${LEVELS})(?:\\s*:\\s*|\\s+|$)`, 'i');

/** Skills as they are listed: parted by commas and the like, or one on each line. */
export function skillsIn(lines: readonly string[]): string[] {
  const isParted = lines.filter((line) => /[,;•·|]/.test(line)).length * 2 > lines.length;
  const groups: string[] = [];
  for (const line of lines) {
    const rest = line.replace(LEVEL, '');
    // A list that goes on in the next line is one; a level begins another.
    if (isParted && rest === line && groups.length > 0) groups.push(`${groups.pop()} ${rest}`);
    else groups.push(rest);
  }
  const found = groups
    .flatMap((group) => group.split(/[,;•·|]/))
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
  return [...new Set(found)];
}
