import { firstSegment } from '@sastre/shared-contracts/registry';

/**
 * First segments under which this site has scripts: its own, those of remotes, those of the payment stand-in, and those of
 * the remote that `npm run dev` puts in front of it; a server has nothing there.
 */
const SCRIPT_FOLDERS: readonly string[] = ['assets', 'mfe', 'standin', '-'];

/** Elements that run or load something, or change what other addresses mean. */
const RUNNING = 'script, iframe, frame, object, embed, base, meta[http-equiv], link';

/** Attributes that are an address, or become one in time. */
const ADDRESSES: readonly string[] = [
  ...['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster', 'background', 'ping'],
  ...['values', 'from', 'to', 'by'],
];

/** Whether nothing in a parsed piece of markup runs a script: no such element, no handler, no address that is a script. */
export function isHarmless(root: ParentNode): boolean {
  return [...root.querySelectorAll('*')].every(
    (element) =>
      !element.matches(RUNNING) &&
      [...element.attributes].every(isHarmlessAttribute) &&
      (!(element instanceof HTMLTemplateElement) || isHarmless(element.content)),
  );
}

function isHarmlessAttribute({ name, value }: Attr): boolean {
  if (/^on|^srcdoc$/iu.test(name)) return false;
  // Browsers leave out blanks and control characters in front of and within a scheme.
  const address = [...value].filter((character) => character > ' ').join('');
  return !ADDRESSES.includes(name.toLowerCase()) || !/^(?:java|vb)script:/iu.test(address);
}

/**
 * Whether a script may come from an address. Of this site only from where scripts lie: what people upload is none. What
 * other sites may give scripts is the policy's `script-src` to say.
 */
export function isScriptAddress(address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  if (!/^https?:$/u.test(url.protocol)) return false;
  return url.origin !== new URL(base).origin || SCRIPT_FOLDERS.includes(firstSegment(url.pathname));
}
