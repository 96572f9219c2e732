import '@sastre/shared-ui/tokens.css';
import '@sastre/shared-ui/base.css';
import './vignettes/vignettes.css';
import './documents/app.css';
import './documents/top-bar.css';
import { report } from './services/report.ts';

import('./bootstrap.tsx').catch((error: unknown) => {
  report(error);
  document.getElementById('boot-spinner')?.remove();
  document.getElementById('boot-failed')?.removeAttribute('hidden');
});
