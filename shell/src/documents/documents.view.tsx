import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { PRODUCT_NAME } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import { Alternates, Head, Scripts } from './head.view.tsx';
import { Place } from './places.view.tsx';
import { LINK_PICTURE, linkPicturePath } from './public-files.ts';
import type { EntryAssets } from './render-documents.tsx';

const LOCALES: Record<Language, string> = { en: 'en_GB', es: 'es_ES', de: 'de_DE' };

const SPINNER_LABEL = 'Loading…';
const FAILED = 'Something went wrong. Please try again later.';
const NO_SCRIPT = `${PRODUCT_NAME} needs JavaScript.`;

/** A spinner until the session is settled; its words are English, since no text is loaded yet. */
export function AppDocument({ assets, keeper }: { assets: EntryAssets; keeper: string }) {
  return (
    <html lang="en">
      <Head title={PRODUCT_NAME} assets={assets}>
        <meta name="robots" content="noindex" />
        <meta name="keeper" content={keeper} />
        <Place name="ahead" />
      </Head>
      <body>
        <div id="root">
          <div className="boot">
            <div id="boot-spinner" className="boot-ring" role="status" aria-label={SPINNER_LABEL} />
            <p id="boot-failed" role="alert" hidden>
              {FAILED}
            </p>
            <noscript>
              <p>{NO_SCRIPT}</p>
            </noscript>
          </div>
        </div>
        <Scripts assets={assets} />
      </body>
    </html>
  );
}

export function WelcomeDocument(props: {
  assets: EntryAssets;
  language: Language;
  title: string;
  description: string;
  /** What the picture shows that links to the site come with. */
  picture: string;
  children: ReactNode;
}) {
  const { assets, language, title, description, picture } = props;
  return (
    <html lang={language}>
      <Head title={title} assets={assets}>
        <meta name="description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={PRODUCT_NAME} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={`/?lang=${language}`} />
        <meta property="og:image" content={linkPicturePath(language)} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content={String(LINK_PICTURE.width)} />
        <meta property="og:image:height" content={String(LINK_PICTURE.height)} />
        <meta property="og:image:alt" content={picture} />
        <meta property="og:locale" content={LOCALES[language]} />
        {LANGUAGES.filter((code) => code !== language).map((code) => (
          <meta key={code} property="og:locale:alternate" content={LOCALES[code]} />
        ))}
        <meta name="twitter:card" content="summary_large_image" />
        <Alternates path="/" />
      </Head>
      <body>
        {props.children}
        <Scripts assets={assets} />
      </body>
    </html>
  );
}

/** Empty: the export screen fills it, with styles that this document's policy allows and the app's does not. */
export function FrameDocument() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{PRODUCT_NAME}</title>
      </head>
      <body />
    </html>
  );
}

export function SilentCheckDocument({ assets }: { assets: EntryAssets }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{PRODUCT_NAME}</title>
      </head>
      <body>
        {assets.js.map((src) => (
          <script key={src} src={src} />
        ))}
      </body>
    </html>
  );
}
