import type { ListedSection } from './section-list.rules.ts';

interface Group {
  name: 'first' | 'left' | 'right' | 'last';
  rows: (ListedSection & { index: number })[];
}

/** The list as it is shown: one group, or with two columns both of them (an empty one too) and the letter apart. */
export function groupsOf(list: readonly ListedSection[]): Group[] {
  const rows = list.map((section, index) => ({ ...section, index }));
  if (rows.every(({ column }) => column === undefined)) return [{ name: 'first', rows }];
  const start = rows.findIndex(({ column }) => column !== undefined);
  const groups: Group[] = [
    { name: 'first', rows: rows.slice(0, start) },
    { name: 'left', rows: rows.filter(({ column }) => column === 'left') },
    { name: 'right', rows: rows.filter(({ column }) => column === 'right') },
    { name: 'last', rows: rows.slice(start).filter(({ column }) => column === undefined) },
  ];
  return groups.filter((group) => group.rows.length > 0 || /left|right/.test(group.name));
}
