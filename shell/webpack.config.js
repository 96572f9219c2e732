import { shellPreset } from '@sastre/tools/webpack';

export default shellPreset(import.meta.dirname);
