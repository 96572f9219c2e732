import form from '@sastre/shared-cv-form/locales/de.json' with { type: 'json' };
import own from './de.json' with { type: 'json' };

// As a locale file is imported.
export default { ...form, ...own };
