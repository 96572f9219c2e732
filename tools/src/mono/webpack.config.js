import { monoPreset } from './mono.preset.ts';

export default monoPreset();
