import '@sastre/shared-ui/tokens.css';
import '@sastre/shared-ui/base.css';
import './vignettes/vignettes.css';
import './documents/app.css';

import('./bootstrap.tsx').catch((error: unknown) => {
  console.error('The site could not start', error);
  document.getElementById('boot-spinner')?.remove();
  document.getElementById('boot-failed')?.removeAttribute('hidden');
});
