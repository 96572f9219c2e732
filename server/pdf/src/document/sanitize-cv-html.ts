import sanitizeHtml, { type IFrame, type IOptions } from 'sanitize-html';
import { escapeHtml } from '@sastre/shared-html';
import { boundedAttributes } from './limits/bounded-attributes.rules.ts';
import { isModestStyle } from './limits/modest-style.rules.ts';
import { beyond, PRINT_LIMITS } from './limits/print-limits.ts';
import { sanitizeCss } from './sanitize-css.ts';

/** The picture shown where the document has `<img data-picture>`. */
export interface CvPicture {
  bytes: Uint8Array;
  /** `image/jpeg`, `image/png` or `image/webp`. */
  contentType: string;
}

/** What goes into the composed document besides the posted HTML. */
export interface SanitizeOptions {
  docTitle: string;
  picture?: CvPicture;
}

/** A document that we composed, and what its PDF should say about itself. */
export interface CvDocument {
  html: string;
  lang: string;
  author: string;
  /** What it may be filed under, parted by commas; '' for nothing. */
  keywords: string;
}

type Attributes = Record<string, string>;

const TAGS =
  'main article section header footer nav aside div span p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code strong b em i u s small sub sup mark abbr cite q wbr bdi bdo time address figure figcaption table caption thead tbody tfoot tr th td a img style';
// Their text is not part of the document, so it goes with them.
const DROPPED_WITH_CONTENT =
  'script textarea option select xmp noscript noembed noframes title iframe object applet svg math template audio video canvas plaintext listing';
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);
const CSP = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";
const DATA_ATTRIBUTE = /^data-[a-z0-9-]+$/;
const COLOR = /^#[0-9a-f]{3,8}$/i;
// Nobody sees it on a screen, where it would be laid out before the print and after it.
const OFF_SCREEN = '<style media="screen">body{content-visibility:hidden}</style>';
// Otherwise letters stand on whole pixels: in small type so far apart that readers part words there.
const PRECISE = '<style>html{text-rendering:geometricPrecision}</style>';

const OPTIONS: IOptions = {
  allowedTags: TAGS.split(' '),
  nonTextTags: DROPPED_WITH_CONTENT.split(' '),
  allowVulnerableTags: true,
  allowedAttributes: {
    '*': ['class', 'id', 'lang', 'dir', 'style', 'role', 'title', 'data-*', 'aria-*'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    time: ['datetime'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  allowedStyles: {
    '*': {
      'text-align': [/^(left|right|center|justify|start|end)$/],
      color: [COLOR],
      'background-color': [COLOR],
      'font-weight': [/^(normal|bold|[1-9]00)$/],
      'font-style': [/^(normal|italic)$/],
      'text-decoration': [/^(none|underline|line-through)$/],
    },
  },
  disallowedTagsMode: 'discard',
};

/**
 * Turns posted HTML into a document of our own making: an allowlist of CV tags and attributes, style sheets that can
 * load nothing, a policy that forbids everything, the title and the picture (in its first place only). Every text of
 * the body is kept. Throws `pdf-invalid` when the document goes beyond `PRINT_LIMITS`, as early as that is seen.
 */
export function sanitizeCvHtml(html: string, { docTitle, picture }: SanitizeOptions): CvDocument {
  const root: Attributes = {};
  const body: Attributes = {};
  const styles: string[] = [];
  const about = { author: '', keywords: '' };
  let depth = 0;
  let elements = 0;
  let attributesSeen = 0;
  const uri = picture && pictureUri(picture);
  let src = uri;
  // a posted `src` never survives: the only picture is the user's own, from the store
  const takePicture = (attribs: Attributes) => {
    const { src: _posted, ...rest } = attribs;
    if (!src || !('data-picture' in rest)) return rest;
    const placed = { ...rest, src };
    src = undefined;
    return placed;
  };
  const content = sanitizeHtml(html, {
    ...OPTIONS,
    onOpenTag(tag: string, attribs: Attributes) {
      depth += 1;
      elements += 1;
      attributesSeen += Object.keys(attribs).length;
      // parsing deeper ones takes time that grows with the square of the depth
      if (depth > PRINT_LIMITS.nesting) throw beyond('nesting');
      if (elements > PRINT_LIMITS.elements || attributesSeen > PRINT_LIMITS.attributes)
        throw beyond('size');
      if (tag === 'html') Object.assign(root, { ...attribs, ...root });
      if (tag === 'body') Object.assign(body, { ...attribs, ...body });
      const { name, content = '' } = tag === 'meta' ? attribs : {};
      if (name === 'author' || name === 'keywords') about[name] ||= content;
    },
    onCloseTag() {
      depth -= 1;
    },
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: takePicture(attribs) }),
      a: (tagName, attribs) => ({ tagName, attribs: withoutLocalLink(attribs) }),
      '*': (tagName, attribs) => ({ tagName, attribs: boundedAttributes(attribs) }),
    },
    exclusiveFilter(frame: IFrame) {
      if (frame.tag === 'style') styles.push(sanitizeCss(frame.text));
      return frame.tag === 'style' || (frame.tag === 'img' && !frame.attribs.src);
    },
  });
  if (!isModestStyle(styles)) throw beyond('style');
  const lang = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(root.lang ?? '') ? (root.lang ?? 'en') : 'en';
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${CSP}">`,
    `<title>${escapeHtml(docTitle)}</title>`,
    about.author ? `<meta name="author" content="${escapeHtml(about.author)}">` : '',
    OFF_SCREEN,
    PRECISE,
    ...styles.map((css) => `<style>${css}</style>`),
  ].join('');
  const written = [attributes({ ...root, lang }), attributes(body), content] as const;
  const size = written.reduce((sum, part) => sum + part.length, 0);
  if (size - (uri?.length ?? 0) > PRINT_LIMITS.characters) throw beyond('size');
  const document = `<!doctype html><html${written[0]}><head>${head}</head><body${written[1]}>${content}</body></html>`;
  return { html: document, lang, ...about };
}

function pictureUri({ bytes, contentType }: CvPicture): string | undefined {
  if (!PICTURE_TYPES.has(contentType)) return undefined;
  return `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** A link relative to nothing would lead nowhere; one inside the document may stay. */
function withoutLocalLink(attribs: Attributes): Attributes {
  const { href, ...rest } = attribs;
  return href !== undefined && /^(#|[a-z][a-z0-9+.-]*:)/i.test(href.trim()) ? attribs : rest;
}

function attributes(all: Attributes): string {
  return Object.entries(all)
    .filter(([name]) => ['lang', 'dir', 'class'].includes(name) || DATA_ATTRIBUTE.test(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
