// jsdom works a style out by matching each rule of its own sheet anew after every change, and reads all colours in it: a third
// of the time that a test of a page takes. What queries and user-event ask are three properties.

/** All that jsdom's own sheet looks at where it says how an element is displayed. */
const DISPLAYED_BY = ['hidden', 'type', 'open'];

/**
 * `getComputedStyle` of a window: the same answers as `worked`, jsdom's, but for `display`, `visibility` and `pointer-events`
 * without its work, as long as the document has no sheet of its own.
 */
export function quickStyles(window, worked) {
  const displays = new Map();
  const displayOf = (element) => {
    const kind = [element.localName, ...DISPLAYED_BY.map((name) => element.getAttribute(name))];
    const key = JSON.stringify(kind);
    if (!displays.has(key)) displays.set(key, worked(element).display);
    return displays.get(key);
  };
  const quick = {
    display: (element) => ownStyle(element, 'display') || displayOf(element),
    visibility: (element) => inherited(element, 'visibility') || 'visible',
    pointerEvents: (element) => inherited(element, 'pointer-events') || 'auto',
  };
  return (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0) return worked(element, pseudo);
    let style;
    const rest = () => (style ??= worked(element));
    return new Proxy(
      {},
      {
        get(_target, name) {
          if (Object.hasOwn(quick, name)) return quick[name](element);
          if (name === 'getPropertyValue') return (property) => valueOf(property);
          const value = rest()[name];
          return typeof value === 'function' ? value.bind(rest()) : value;
        },
      },
    );
    function valueOf(property) {
      const name = property === 'pointer-events' ? 'pointerEvents' : property;
      return Object.hasOwn(quick, name) ? quick[name](element) : rest().getPropertyValue(property);
    }
  };
}

/** What the element's own attribute says; reading `style` of one without makes a declaration first. */
function ownStyle(element, property) {
  return element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';
}

function inherited(element, property) {
  for (let one = element; one !== null; one = one.parentElement) {
    const value = ownStyle(one, property);
    if (value !== '') return value;
  }
  return '';
}
