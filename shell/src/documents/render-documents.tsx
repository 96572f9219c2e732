import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { LEGAL_PAGES } from '@sastre/shared-contracts/routes';
import { PRODUCT_NAME } from '@sastre/shared-ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WelcomeView } from '../welcome/welcome.view.tsx';
import { welcomeTexts } from '../welcome/welcome.texts.ts';
import {
  AppDocument,
  FrameDocument,
  SilentCheckDocument,
  WelcomeDocument,
} from './documents.view.tsx';
import { drawings } from './pictures.documents.tsx';
import { FAVICON_SIZES, favicon, webManifest } from './public-files.ts';
import { LegalDocument, MissingDocument } from './page.documents.tsx';
import { withPlaces } from './places.view.tsx';

/** URLs of one entry's files. */
export interface EntryAssets {
  js: readonly string[];
  css: readonly string[];
  /** Scripts and styles that the entry asks for at once. */
  preload?: readonly string[];
}

/** By entry: `app`, `keeper`, `welcome`, `page` and `silent-check`. */
export type Assets = Readonly<Record<string, EntryAssets>>;

/** Every HTML file of the shell by its name, with the places that the server fills, as `<!--boot-->` is. */
export function renderDocuments({ assets }: { assets: Assets }): Record<string, string> {
  const of = (entry: string): EntryAssets => {
    const files = assets[entry];
    if (files === undefined || files.js.length === 0)
      throw new Error(`No script of the entry ${entry} was built`);
    return files;
  };
  const welcome = (language: Language) => {
    const { title, description, preview } = welcomeTexts[language];
    return written(
      <WelcomeDocument
        assets={of('welcome')}
        language={language}
        title={`${PRODUCT_NAME} · ${title}`}
        description={description}
        picture={preview.label}
      >
        <WelcomeView language={language} />
      </WelcomeDocument>,
    );
  };
  const plain = (language: Language): [file: string, html: string][] => {
    const given = { assets: of('page'), language };
    return [
      [`missing.${language}.html`, written(<MissingDocument {...given} />)],
      ...LEGAL_PAGES.map((page): [string, string] => [
        `${page}.${language}.html`,
        written(<LegalDocument {...given} page={page} />),
      ]),
    ];
  };
  return {
    'app.html': written(<AppDocument assets={of('app')} keeper={of('keeper').js[0] ?? ''} />),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`welcome.${language}.html`, welcome(language)]),
    ),
    ...Object.fromEntries(LANGUAGES.flatMap(plain)),
    'preview-frame.html': written(<FrameDocument />),
    'silent-check-sso.html': written(<SilentCheckDocument assets={of('silent-check')} />),
  };
}

/** Files that lie at the root of the site, and what the build draws for them. */
export interface PublicFiles {
  /** Texts by file. */
  texts: Record<string, string>;
  /** HTML by file; the picture is taken at this size, in pixels. */
  drawings: { file: string; width: number; height: number; html: string }[];
  /** Drawings of which `favicon.ico` is put together. */
  favicon: string[];
}

/** What browsers and other sites ask for by a fixed name. */
export function renderPublicFiles({ assets }: { assets: Assets }): PublicFiles {
  const { welcome = { js: [], css: [] } } = assets;
  return {
    texts: { 'manifest.webmanifest': webManifest(welcomeTexts.en.description) },
    drawings: drawings(welcome).map(({ document, ...drawing }) => ({
      ...drawing,
      html: written(document),
    })),
    favicon: FAVICON_SIZES.map((size) => favicon(size).file),
  };
}

function written(document: ReactElement): string {
  return `<!doctype html>${withPlaces(renderToStaticMarkup(document))}`;
}
