import { versioned } from '@sastre/base/hosted-pages';

/** The one script of the provider's pages: lets a password be shown while it is typed. Without it the pages work as well. */
export const PAGE_SCRIPT = `for (const input of document.querySelectorAll('input[data-show]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'reveal';
  button.setAttribute('aria-controls', input.id);
  button.setAttribute('aria-describedby', input.id + '-label');
  const turn = (shown) => {
    input.type = shown ? 'text' : 'password';
    button.textContent = shown ? input.dataset.hide : input.dataset.show;
  };
  turn(false);
  button.addEventListener('click', () => turn(input.type === 'password'));
  // Sent as a password, or the browser would remember it among ordinary words.
  input.form?.addEventListener('submit', () => turn(false));
  input.after(button);
}
`;

/** Where it is served. */
export const PAGE_SCRIPT_PATH = '/idp/assets/idp.js';

/** Its address in the pages. */
export const PAGE_SCRIPT_URL = versioned(PAGE_SCRIPT_PATH, PAGE_SCRIPT);
