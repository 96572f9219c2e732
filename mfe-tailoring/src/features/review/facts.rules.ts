import type { Fact } from '@sastre/shared-contracts/api';

/** Facts in lines, those of one entry together; months are told in the language. */
export function factLines(facts: readonly Fact[], language: string): string[] {
  const lines = new Map<string, string[]>();
  for (const fact of facts) {
    const key = /^(?:work|education)\[[^\]]*\]|^[a-z_]+/.exec(fact.id)?.[0] ?? fact.id;
    const line = lines.get(key) ?? [];
    lines.set(key, [...line, told(fact, language)]);
  }
  return [...lines.values()].map((texts) => texts.join(' · '));
}

function told({ id, text }: Fact, language: string): string {
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
