import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { releasedOf } from '../packing/released.ts';
import { nextSince, sinceProblems, toldBy } from './since.rules.ts';
import { readSince, SINCE_REPORTS, sinceFile, sinceText, versionOf } from './since.ts';

const report = `# Public types of \`ui\`

## index

\`\`\`ts
export { Dialog } from './dialog.tsx';
export type { DialogProps as Props } from './dialog.tsx';
export declare const NAME = "x";
\`\`\`

## dialog

\`\`\`ts
export interface DialogProps {
    place?: 'whole' | 'side';
    onClose: () => void;
}
declare const hidden: 1;
export declare function Dialog(props: DialogProps): import("react").JSX.Element;
\`\`\`
`;

describe('a report', () => {
  test('tells what is handed out, what it leads to, and what may be said of that', () => {
    expect(toldBy(report)).toEqual({
      names: ['Dialog', 'NAME', 'Props'],
      leads: { Dialog: ['DialogProps'] },
      members: [
        'DialogProps.onClose',
        'DialogProps.place',
        'DialogProps.side',
        'DialogProps.whole',
      ],
    });
  });
});

describe('since when a name is there', () => {
  const known = nextSince(toldBy(report), undefined, '1.0.0');
  const later = report
    .replace("'whole' | 'side'", "'whole' | 'side' | 'below'")
    .replace(
      'export declare const NAME',
      'export declare const TITLE = "y";\nexport declare const NAME',
    );

  test('stays, and what is new came with the version of now', () => {
    const next = nextSince(toldBy(later), known, '1.1.0');
    expect(next.names).toEqual({ Dialog: '1.0.0', NAME: '1.0.0', Props: '1.0.0', TITLE: '1.1.0' });
    expect(next.members['DialogProps.below']).toBe('1.1.0');
    expect(next.members['DialogProps.side']).toBe('1.0.0');
  });

  test('goes with the name', () => {
    expect(nextSince(toldBy(report), nextSince(toldBy(later), known, '1.1.0'), '2.0.0')).toEqual(
      known,
    );
  });

  test('cannot be later than now, nor later than what was given out with it, nor earlier than without', () => {
    const given = { version: '1.1.0', names: ['Dialog', 'Props'] };
    const names = { Dialog: '1.2.0', Props: '1.3.0', NAME: '1.1.0' };
    expect(sinceProblems({ ...known, names }, '1.2.0', given)).toEqual([
      'Props is said to have come with 1.3.0, and this is 1.2.0.',
      'Dialog is said to have come with 1.2.0; 1.1.0, which is given out, has it.',
      'Props is said to have come with 1.3.0; 1.1.0, which is given out, has it.',
      'NAME is said to have come with 1.1.0; 1.1.0, which is given out, has it not.',
    ]);
  });
});

describe.each(Object.entries(SINCE_REPORTS))('%s', (room, reports) => {
  test('says of all that it hands out since when it is there: npm run contract', () => {
    expect(readFileSync(sinceFile(room), 'utf8')).toBe(sinceText(room));
  });

  test.each(reports)('%s says what is true of the version that was given out', (name) => {
    const entry = readSince(room)[name];
    const given = releasedOf(room)?.names?.[name];
    expect(given).toBeDefined();
    expect(entry && sinceProblems(entry, versionOf(room, name), given)).toEqual([]);
  });
});
