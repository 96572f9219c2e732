import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { PRODUCT_NAME } from '@sastre/shared-ui';
import type { ReactElement, ReactNode } from 'react';
import { Logo } from '../vignettes/logo.view.tsx';
import { Marked } from '../welcome/marked.view.tsx';
import { Preview } from '../welcome/preview.view.tsx';
import { welcomeTexts } from '../welcome/welcome.texts.ts';
import { favicon, FAVICON_SIZES, ICONS, LINK_PICTURE, linkPicturePath } from './public-files.ts';
import type { EntryAssets } from './render-documents.tsx';

/** A page that the build takes a picture of; `width` and `height` in pixels. */
export interface Drawing {
  file: string;
  width: number;
  height: number;
  document: ReactElement;
}

const LINK_STYLES = `
body { display: block; width: ${LINK_PICTURE.width}px; height: ${LINK_PICTURE.height}px; overflow: hidden; }
.link { display: grid; grid-template-columns: 430px 1fr; gap: 44px; height: 100%; padding: 56px 0 0 60px; }
.link-words .brand { font-size: 30px; }
.link-words h1 { margin: 84px 0 26px; font-size: 56px; line-height: 1.08; text-align: left; }
.link-words p { color: var(--text2); font-size: 22px; line-height: 1.4; }
.link .shot { width: 660px; margin: 12px 0 0; }
.link .win { height: 600px; }
`;

function Sheet(props: {
  styles: string;
  assets: EntryAssets;
  lang: Language;
  children: ReactNode;
}) {
  const { styles, assets, lang, children } = props;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style>{styles}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}

function LinkPicture({ language, assets }: { language: Language; assets: EntryAssets }) {
  const { headline, features, preview } = welcomeTexts[language];
  return (
    <Sheet styles={LINK_STYLES} assets={assets} lang={language}>
      <div className="link">
        <div className="link-words">
          <div className="brand">
            <Logo />
            <span>{PRODUCT_NAME}</span>
          </div>
          <h1>
            <Marked text={headline} />
          </h1>
          <p>{features.map(([title]) => title).join(' · ')}</p>
        </div>
        <Preview texts={preview} />
      </div>
    </Sheet>
  );
}

function iconStyles({ size, room, paper }: { size: number; room: number; paper: string }): string {
  const mark = size * (1 - 2 * room);
  return `
html, body { background: ${paper}; }
body { display: grid; place-items: center; width: ${size}px; height: ${size}px; min-height: 0; overflow: hidden; }
.logo { width: ${mark}px; height: ${mark}px; }
`;
}

/** Everything that is drawn: the pictures of links, in each language, and the icons. */
export function drawings(assets: EntryAssets): Drawing[] {
  const links = LANGUAGES.map((language) => ({
    file: linkPicturePath(language).slice(1),
    ...LINK_PICTURE,
    document: <LinkPicture language={language} assets={assets} />,
  }));
  const icons = [...ICONS, ...FAVICON_SIZES.map(favicon)].map(({ file, ...icon }) => ({
    file,
    width: icon.size,
    height: icon.size,
    document: (
      <Sheet styles={iconStyles(icon)} assets={assets} lang="en">
        <Logo />
      </Sheet>
    ),
  }));
  return [...links, ...icons];
}
