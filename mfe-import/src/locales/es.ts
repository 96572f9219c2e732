import form from '@sastre/shared-cv-form/locales/es.json' with { type: 'json' };
import own from './es.json' with { type: 'json' };

// As a locale file is imported.
export default { ...form, ...own };
