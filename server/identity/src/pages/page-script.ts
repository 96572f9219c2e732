import { versioned } from '@sastre/base/hosted-pages';
import { PRODUCT_WORD } from '../new-password.rules.ts';
import { STRENGTH_PATH } from './strength-script.ts';

/**
 * The one script of the provider's pages: lets a password be shown while it is typed, and says how hard a new one is to
 * guess. Without it the pages work as well.
 */
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
for (const input of document.querySelectorAll('input[data-strengths]')) {
  const names = input.dataset.strengths.split('|');
  const line = document.createElement('p');
  line.className = 'strength';
  line.setAttribute('role', 'status');
  const meter = document.createElement('meter');
  Object.assign(meter, { min: 0, max: 4, low: 2, high: 3, optimum: 4 });
  meter.setAttribute('aria-hidden', 'true');
  const text = document.createElement('span');
  const known = () =>
    [...document.querySelectorAll('input[type=text], input[type=email]')]
      .concat({ value: input.dataset.owner ?? '' })
      .flatMap(({ value }) => value.split(/[\\s@.]+/))
      .concat('${PRODUCT_WORD}')
      .filter((word) => word.length > 2);
  input.closest('.field').append(line);
  const tell = async () => {
    // Loaded when it is needed first; without it there is no hint, and no harm.
    const { strengthOf } = await import('${STRENGTH_PATH}').catch(() => ({}));
    if (!strengthOf) return;
    if (input.value === '') return line.replaceChildren();
    const strength = strengthOf(input.value, known());
    meter.value = strength + 0.5;
    text.textContent = input.dataset.strength.replace('{strength}', names[strength]);
    if (!line.hasChildNodes()) line.append(meter, text);
  };
  input.addEventListener('input', tell);
  // Typed while the page was still coming, or put back by the browser.
  if (input.value !== '') tell();
}
`;

/** Where it is served. */
export const PAGE_SCRIPT_PATH = '/idp/assets/idp.js';

/** Its address in the pages. */
export const PAGE_SCRIPT_URL = versioned(PAGE_SCRIPT_PATH, PAGE_SCRIPT);
