export { editAtRandom } from './random.fixture.ts';
export type { Hand } from './random.fixture.ts';
