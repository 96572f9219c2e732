import { remotePreset } from '@sastre/tools/webpack';

export default remotePreset(import.meta.dirname);
