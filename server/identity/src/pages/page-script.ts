import { versioned } from '@sastre/base/hosted-pages';
import { PRODUCT_WORD } from '../account/new-password.rules.ts';
import { PASSKEY_PATH } from './passkey-script.ts';
import { STRENGTH_PATH } from './strength-script.ts';

/**
 * The one script of the provider's pages: lets a password be shown while it is typed, says how hard a new one is to
 * guess, asks for passkeys and copies codes. Without it the pages work as well, but for passkeys.
 */
export const PAGE_SCRIPT = `for (const input of document.querySelectorAll('input[data-show]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'reveal';
  button.setAttribute('aria-controls', input.id);
  // Of two passwords on a page, which: "Show New password".
  button.id = input.id + '-reveal';
  button.setAttribute('aria-labelledby', button.id + ' ' + input.id + '-label');
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
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.setAttribute('aria-live', 'polite');
  const lines = () =>
    [...document.getElementById(button.dataset.copy).children].map((line) => line.textContent);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(lines().join('\\n'));
    button.textContent = button.dataset.copied;
  });
}
const passkeyButtons = document.querySelectorAll('button[data-passkey]');
if (passkeyButtons.length > 0 && window.PublicKeyCredential) {
  // Without the library the buttons stay hidden: there are other ways.
  const library = await import('${PASSKEY_PATH}').catch(() => undefined);
  for (const button of library ? passkeyButtons : []) {
    const { form, dataset } = button;
    const said = document.createElement('p');
    said.className = 'alert';
    said.setAttribute('role', 'alert');
    const ask = async (useBrowserAutofill) => {
      const optionsJSON = JSON.parse(dataset.passkey);
      const start = 'makes' in dataset ? library.startRegistration : library.startAuthentication;
      try {
        said.remove();
        const answer = await start({ optionsJSON, useBrowserAutofill });
        form.elements.passkey.value = JSON.stringify(answer);
        form.requestSubmit();
      } catch (error) {
        // Asked for by the button, the browser ends what it offered in the field.
        if (useBrowserAutofill) return;
        said.textContent = dataset.failed;
        button.before(said);
      }
    };
    button.parentElement.hidden = false;
    button.addEventListener('click', () => ask(false));
    if ('autofill' in dataset && (await library.browserSupportsWebAuthnAutofill())) ask(true);
  }
}
`;

/** Where it is served. */
export const PAGE_SCRIPT_PATH = '/idp/assets/idp.js';

/** Its address in the pages. */
export const PAGE_SCRIPT_URL = versioned(PAGE_SCRIPT_PATH, PAGE_SCRIPT);
