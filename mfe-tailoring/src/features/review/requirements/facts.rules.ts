import { LANGUAGE_LEVELS, type Fact, type LanguageSkill } from '@sastre/shared-contracts/api';

/** How a screen tells what facts hold in a form of their own. */
export interface Telling {
  language: string;
  levelOf(level: LanguageSkill['level']): string;
}

/** Facts in lines, those of one entry together; months and levels are told in the language. */
export function factLines(facts: readonly Fact[], telling: Telling): string[] {
  const lines = new Map<string, string[]>();
  for (const { id, text } of facts) {
    // Found since, in the main CV or in the copy.
    const fact = { id: id.replace(/^(?:main|copy):/, ''), text };
    const key =
      /^(?:work|education|sections\[[^\]]*\]\.entries)\[[^\]]*\]|^[a-z_]+/.exec(fact.id)?.[0] ??
      fact.id;
    const line = lines.get(key) ?? [];
    lines.set(key, [...line, told(fact, telling)]);
  }
  return [...lines.values()].map((texts) => texts.join(' · '));
}

function told({ id, text }: Fact, { language, levelOf }: Telling): string {
  if (id.startsWith('languages[')) return languageTold(text, levelOf);
  const [, year, month] = /\.(?:start|end)Date$/.test(id)
    ? (/^(\d{4})-(\d{2})/.exec(text) ?? [])
    : [];
  if (year === undefined || month === undefined) return text;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1));
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

/** A language as a fact lists it, its level in the words of the screen. */
export function languageTold(text: string, levelOf: Telling['levelOf']): string {
  const level = LANGUAGE_LEVELS.find((one) => text.endsWith(` (${one})`));
  return level === undefined ? text : text.replace(/\([^(]*\)$/, `(${levelOf(level)})`);
}
