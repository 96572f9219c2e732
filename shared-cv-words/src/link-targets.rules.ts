import { EMAIL, WEB } from './contact-patterns.data.ts';

/** "https://www.linkedin.com/…", "linkedin.example.org/in/…" */
function hostHas(name: string, but = ''): RegExp {
  return new RegExp(`^(?:https?://)?(?:[\\p{L}\\d-]+\\.){0,3}${name}\\.${but}[a-z]`, 'iu');
}

const LINKEDIN = hostHas('linkedin');
/** What stands below github.io is a site of one's own. */
const GITHUB = hostHas('github', '(?!io(?:[/:]|$))');
/** A house of such a site that is no person's: "pages.github.example". */
const HOUSE = /^(?:https?:\/\/)?(?!www\.)[\p{L}\d-]+\.(?:linkedin|github)\.[a-z]{2,4}\/?$/iu;
/** What a template puts where a person's own name would stand. */
const ANYBODY = /^(?:in)?(?:\/?(?:\.{2,}|…|x{2,}|your[-_.]?[\p{L}-]*|user[-_]?(?:name|id)))?$/iu;
const ANYBODYS_MAIL =
  /^(?:x+|your[-_.]?[\p{L}.]*|user[-_.]?(?:name)?|e?mail|example|name)@(?:gmail|yahoo|hotmail|outlook|e?mail|example|domain)\.\p{L}+$/iu;

/** The site of profiles that an address belongs to. */
export function siteOf(url: string): 'linkedIn' | 'github' | undefined {
  if (HOUSE.test(url)) return undefined;
  if (LINKEDIN.test(url)) return 'linkedIn';
  return GITHUB.test(url) ? 'github' : undefined;
}

/** Of a link by mail the address, unless more than one stands there, as where a file joins it with what follows. */
export function mailOf(url: string): string | undefined {
  const [, target = ''] = /^mailto:(?:%20)*([^?]+?)(?:%20)*$/i.exec(url.trim()) ?? [];
  const isOne = EMAIL.exec(target)?.[0] === target && !/\p{Ll}\p{Lu}\p{L}*$/u.test(target);
  return isOne ? target : undefined;
}

/** A link that nobody filled in: the bare site, or what a template says. */
export function isUnfilled(href: string): boolean {
  const mail = mailOf(href);
  if (mail !== undefined) return ANYBODYS_MAIL.test(mail);
  return siteOf(href.trim()) !== undefined && ANYBODY.test(pathOf(href));
}

/** What a link's text prints, where it is another whole address of its kind: the reader of the page knows only this one. */
export function printedInstead(href: string, text: string): 'email' | ReturnType<typeof siteOf> {
  const mail = mailOf(href);
  if (mail !== undefined) {
    const printed = allOf(EMAIL, text);
    const isSame = printed.length === 0 || printed.some((own) => areOne(own, mail));
    return isSame ? undefined : 'email';
  }
  const site = siteOf(href.trim());
  if (site === undefined) return undefined;
  const paths = allOf(WEB, text)
    .filter((own) => siteOf(own) === site)
    .map(pathOf)
    .filter((path) => !ANYBODY.test(path));
  const isSame = paths.length === 0 || paths.some((own) => areOne(own, pathOf(href)));
  return isSame ? undefined : site;
}

/** A target is written in signs that no page shows: "jos%C3%A9". */
export function asPrinted(href: string, text: string): string {
  const plain = decoded(href);
  return text.includes(plain) ? plain : href;
}

/** A line can break the printed one, or leave out how it begins. */
function areOne(printed: string, target: string): boolean {
  const [one, other] = [printed.toLowerCase(), target.toLowerCase()];
  return one.startsWith(other) || other.startsWith(one) || other.endsWith(one);
}

function allOf(form: RegExp, text: string): string[] {
  return [...text.matchAll(new RegExp(form, `${form.flags}g`))].map(([found]) => found);
}

function pathOf(url: string): string {
  const [, path = ''] = /^(?:https?:\/\/)?[^/?#]+\/?([^?#]*)/iu.exec(url.trim()) ?? [];
  return decoded(path).replace(/\/+$/u, '');
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
