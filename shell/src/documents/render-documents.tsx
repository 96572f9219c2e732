import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
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

/** URLs of one entry's files. */
export interface EntryAssets {
  js: readonly string[];
  css: readonly string[];
  /** Scripts and styles that the entry asks for at once. */
  preload?: readonly string[];
}

/** By entry: `app`, `welcome` and `silent-check`. */
export type Assets = Readonly<Record<string, EntryAssets>>;

/** Every HTML file of the shell by its name. The server puts the boot data in the place of `<!--boot-->`. */
export function renderDocuments({ assets }: { assets: Assets }): Record<string, string> {
  const of = (entry: string): EntryAssets => {
    const files = assets[entry];
    if (files === undefined || files.js.length === 0)
      throw new Error(`No script of the entry ${entry} was built`);
    return files;
  };
  const welcome = (language: Language) => {
    const { title, description } = welcomeTexts[language];
    return written(
      <WelcomeDocument
        assets={of('welcome')}
        language={language}
        title={`${PRODUCT_NAME} · ${title}`}
        description={description}
      >
        <WelcomeView language={language} />
      </WelcomeDocument>,
    );
  };
  return {
    'app.html': written(<AppDocument assets={of('app')} />),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`welcome.${language}.html`, welcome(language)]),
    ),
    'preview-frame.html': written(<FrameDocument />),
    'silent-check-sso.html': written(<SilentCheckDocument assets={of('silent-check')} />),
  };
}

/** React writes no comments: the place of the boot data is marked by an element that is exchanged here. */
function written(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`.replace(
    '<template id="boot"></template>',
    '<!--boot-->',
  );
}
