import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import type { ReactNode } from 'react';
import { THEME_COLOURS } from '../theme/theme-colours.ts';
import { Place } from './places.view.tsx';
import type { EntryAssets } from './render-documents.tsx';

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E%3Cpath d='M5 2.5h12l6 6V24a1.5 1.5 0 0 1-1.5 1.5h-16A1.5 1.5 0 0 1 4 24V4a1.5 1.5 0 0 1 1-1.5z' fill='%23fff' stroke='%231d1b18' stroke-width='1.7'/%3E%3Cpath d='M8 15.5h10' stroke='%23ffe08a' stroke-width='6'/%3E%3Cpath d='M8.5 10.5h5M8.5 15.5h10M8.5 20.5h7' stroke='%231d1b18' stroke-width='1.7'/%3E%3C/svg%3E";

export function Head(props: { title: string; assets: EntryAssets; children?: ReactNode }) {
  const { title, assets, children } = props;
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
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={ICON} sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
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

/** The same document in other languages; the server makes whole addresses of them. */
export function Alternates({ path }: { path: string }) {
  return (
    <>
      {LANGUAGES.map((code: Language) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${path}?lang=${code}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={path} />
    </>
  );
}

/** The place of the boot data, then the scripts that read it. */
export function Scripts({ assets }: { assets: EntryAssets }) {
  return (
    <>
      <Place name="boot" />
      {assets.js.map((src) => (
        <script key={src} src={src} defer />
      ))}
    </>
  );
}
