const MOST = 5_000;
/** No address is longer; what is comes from somebody who wants it kept. */
const LONGEST = 45;

/** The same rule of a short text, which remembers what it last answered: at most so many texts. */
export function remembering(rule: (text: string) => string, most: number = MOST) {
  const answers = new Map<string, string>();
  return (text: string): string => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = rule(text);
    if (text.length > LONGEST) return answer;
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
