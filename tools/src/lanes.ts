// `npm run lanes`: writes the CI files of all remotes and of the house to .github/workflows.
import { writeLanes } from './house/lane-files.ts';

await writeLanes();
