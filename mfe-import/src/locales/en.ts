import form from '@sastre/shared-cv-form/locales/en.json' with { type: 'json' };
import own from './en.json' with { type: 'json' };

// As a locale file is imported.
export default { ...form, ...own };
