import { join } from 'node:path';
import { readWorkspaces, ROOT } from '../workspace.ts';
import { rowsOf } from './arrows.rules.ts';
import { drawStructure } from './draw-structure.rules.ts';
import { arrowsBetweenFolders, arrowsBetweenWorkspaces } from './read-arrows.ts';
import { API_LAYERS } from './server-layers.ts';

/** Where the picture of the house is kept. */
export const STRUCTURE_FILE = join(ROOT, 'docs/structure.svg');

/** The picture of the house as its imports are at this moment. */
export function structurePicture(): string {
  const arrows = arrowsBetweenWorkspaces();
  const workspaces = readWorkspaces();
  const topOf = (folder: string) => folder.split('/')[0] ?? '';
  const between = arrows
    .map(({ from, to }) => ({ from: topOf(from), to: topOf(to) }))
    .filter(({ from, to }) => from !== to);
  const isServer = (folder: string) => folder.startsWith('server/');
  const inside = arrows.filter(({ from, to }) => isServer(from) && isServer(to));
  return drawStructure(
    'How the rooms of Sastre, those of its server, and the folders of the API import each other',
    [
      {
        title: 'Rooms',
        rows: rowsOf([...new Set(workspaces.map(topOf))], between),
        arrows: between,
      },
      { title: 'server', rows: rowsOf(workspaces.filter(isServer), inside), arrows: inside },
      {
        title: 'server/api/src',
        rows: API_LAYERS.rows,
        arrows: arrowsBetweenFolders('server/api/src'),
        labels: { '.': 'main · worker · rotate-keys' },
      },
    ],
  );
}
