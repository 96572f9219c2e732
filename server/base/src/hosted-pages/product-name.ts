import { html } from '@sastre/shared-html';

/** The name on the provider's pages; the only place of this room that knows it. */
export const PRODUCT_NAME = 'Sastre';

/** The product's mark, coloured by the page's style sheet. */
export const PRODUCT_MARK = html`<svg width="26" height="28" viewBox="0 0 26 28" aria-hidden="true" focusable="false"><path class="sheet" d="M4 3h13l5 5v17H4z"/><path class="marker" d="M8 16h9"/><path class="ink" d="M8 11h5M8 16h9M8 21h7"/></svg>`;
