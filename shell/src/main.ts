import '@sastre/shared-ui/tokens.css';
import '@sastre/shared-ui/base.css';
import './vignettes/vignettes.css';
import './documents/app.css';
import './documents/top-bar.css';
import { watchTexts, type TrustedTypesFactory } from './security/trusted-types.ts';
import { report } from './services/report.ts';

watchTexts((globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes, document);

import('./bootstrap.tsx').catch((error: unknown) => {
  report(error);
  document.getElementById('boot-spinner')?.remove();
  document.getElementById('boot-failed')?.removeAttribute('hidden');
});
