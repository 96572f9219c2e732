/** What the service takes in place of what a stranger wrote: no inline styles, and one picture that is the user's. */
export interface Posted {
  html: string;
  picture: { bytes: Uint8Array; contentType: string } | undefined;
}

const TAG_WITH_STYLE = /<([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*?)\sstyle=("[^"]*"|'[^']*')/gi;
const DATA_PICTURE = /src=["']data:(image\/(?:png|jpeg|webp));base64,([^"']+)["']/i;

/** Carries inline styles over to a style sheet and a data picture to the user's own, so that a case stays what it is. */
export function asPosted(html: string, faces: string): Posted {
  const rules: string[] = [];
  let picture: Posted['picture'];
  const styled = html.replace(TAG_WITH_STYLE, (_, tag: string, before: string, style: string) => {
    const name = `s${rules.length}`;
    rules.push(`[data-inline="${name}"]{${style.slice(1, -1).replaceAll('&quot;', '"')}}`);
    return `<${tag}${before} data-inline="${name}"`;
  });
  const pictured = styled.replace(DATA_PICTURE, (_, contentType: string, data: string) => {
    picture = { bytes: Buffer.from(data, 'base64'), contentType };
    return 'data-picture=""';
  });
  return { html: `<style>${faces}</style>${pictured}<style>${rules.join('\n')}</style>`, picture };
}
