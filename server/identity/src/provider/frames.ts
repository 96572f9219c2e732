import { contentSecurityPolicy, scriptHash } from '../site/security-headers.ts';

/** A document that keycloak-js loads into a hidden frame, with the policy that allows its one script. */
export interface Frame {
  html: string;
  policy: string;
}

function frame(title: string, script: string, connect = false): Frame {
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><script type="module">${script}</script></body></html>`,
    policy: contentSecurityPolicy({ scripts: [scriptHash(script)], framable: true, connect }),
  };
}

/** Leaves a cookie, if the browser lets a frame do so, and hands over to the second step. */
export const thirdPartyCookiesStep1: Frame = frame(
  'Cookie check 1',
  `
let usable = true;
if (typeof document.hasStorageAccess === 'function') {
  usable = await document.hasStorageAccess();
  if (!usable) usable = await document.requestStorageAccess().then(() => true, () => false);
}
if (usable) {
  const crossSite = location.protocol === 'https:' ? '; SameSite=None; Secure' : '';
  document.cookie = 'idp_cookie_check=yes; Max-Age=60' + crossSite;
  location.replace('step2.html');
} else {
  parent.postMessage('unsupported', '*');
}
`,
);

/** Says whether the cookie of the first step arrived. */
export const thirdPartyCookiesStep2: Frame = frame(
  'Cookie check 2',
  `
const arrived = document.cookie.split('; ').includes('idp_cookie_check=yes');
document.cookie = 'idp_cookie_check=; Max-Age=0';
parent.postMessage(arrived ? 'supported' : 'unsupported', '*');
`,
);

/** Answers "{clientId} {sid}" with unchanged, changed or error: the sign-out of one tab reaches the others. */
export const loginStatusFrame: Frame = frame(
  'Session status',
  `
const COOKIE = (location.protocol === 'https:' ? '__Secure-' : '') + 'KEYCLOAK_SESSION=';
const checked = new Map();
function mayAsk(clientId, origin) {
  const query = new URLSearchParams({ client_id: clientId, origin }).toString();
  if (!checked.has(query)) {
    checked.set(query, fetch(location.pathname + '/init?' + query).then((answer) => answer.ok));
  }
  return checked.get(query);
}
async function fingerprint(sid) {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(sid));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
async function status(clientId, sid, origin) {
  if (!(await mayAsk(clientId, origin))) return 'error';
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(COOKIE));
  if (!cookie) return sid ? 'changed' : 'unchanged';
  return cookie.slice(COOKIE.length) === (await fingerprint(sid)) ? 'unchanged' : 'changed';
}
addEventListener('message', async (event) => {
  if (typeof event.data !== 'string' || !event.source) return;
  const [clientId, sid, ...rest] = event.data.split(' ');
  if (sid === undefined || rest.length > 0) return;
  const answer = await status(clientId, sid, event.origin).catch(() => 'error');
  event.source.postMessage(answer, event.origin);
});
`,
  true,
);
