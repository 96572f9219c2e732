import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { PRODUCT_NAME } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import { THEME_COLOURS } from '../theme/theme-colours.ts';
import type { EntryAssets } from './render-documents.tsx';

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E%3Cpath d='M5 2.5h12l6 6V24a1.5 1.5 0 0 1-1.5 1.5h-16A1.5 1.5 0 0 1 4 24V4a1.5 1.5 0 0 1 1-1.5z' fill='%23fff' stroke='%231d1b18' stroke-width='1.7'/%3E%3Cpath d='M8 15.5h10' stroke='%23ffe08a' stroke-width='6'/%3E%3Cpath d='M8.5 10.5h5M8.5 15.5h10M8.5 20.5h7' stroke='%231d1b18' stroke-width='1.7'/%3E%3C/svg%3E";
const LOCALES: Record<Language, string> = { en: 'en_GB', es: 'es_ES', de: 'de_DE' };

const SPINNER_LABEL = 'Loading…';
const FAILED = 'Something went wrong. Please try again later.';
const NO_SCRIPT = `${PRODUCT_NAME} needs JavaScript.`;

function Head({
  title,
  assets,
  children,
}: {
  title: string;
  assets: EntryAssets;
  children?: ReactNode;
}) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {Object.entries(THEME_COLOURS).map(([scheme, colour]) => (
        <meta
          key={scheme}
          name="theme-color"
          data-scheme={scheme}
          media={`(prefers-color-scheme: ${scheme})`}
          content={colour}
        />
      ))}
      <title>{title}</title>
      {children}
      <link rel="icon" href={ICON} />
      {assets.css.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {(assets.preload ?? []).map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as={href.endsWith('.css') ? 'style' : 'script'}
        />
      ))}
    </head>
  );
}

/** The place of the boot data, then the scripts that read it. */
function Scripts({ assets }: { assets: EntryAssets }) {
  return (
    <>
      <template id="boot" />
      {assets.js.map((src) => (
        <script key={src} src={src} defer />
      ))}
    </>
  );
}

/** A spinner until the session is settled; its words are English, since no text is loaded yet. */
export function AppDocument({ assets }: { assets: EntryAssets }) {
  return (
    <html lang="en">
      <Head title={PRODUCT_NAME} assets={assets}>
        <meta name="robots" content="noindex" />
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
  children: ReactNode;
}) {
  const { assets, language, title, description } = props;
  return (
    <html lang={language}>
      <Head title={title} assets={assets}>
        <meta name="description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={PRODUCT_NAME} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:locale" content={LOCALES[language]} />
        {LANGUAGES.filter((code) => code !== language).map((code) => (
          <meta key={code} property="og:locale:alternate" content={LOCALES[code]} />
        ))}
        <meta name="twitter:card" content="summary" />
        {LANGUAGES.map((code) => (
          <link key={code} rel="alternate" hrefLang={code} href={`/?lang=${code}`} />
        ))}
        <link rel="alternate" hrefLang="x-default" href="/" />
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
