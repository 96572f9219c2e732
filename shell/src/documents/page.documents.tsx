import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { legalNames, legalPath, type LegalPage } from '@sastre/shared-contracts/routes';
import { PRODUCT_NAME } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import { Logo } from '../vignettes/logo.view.tsx';
import { Foot } from './foot.view.tsx';
import { Alternates, Head } from './head.view.tsx';
import { Place } from './places.view.tsx';
import type { EntryAssets } from './render-documents.tsx';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

const TEXTS = { en, es, de } as const;

interface Given {
  assets: EntryAssets;
  language: Language;
}

/** A plain page without scripts: one heading, and links to itself in the other languages. */
function PageDocument(props: Given & { title: string; marks: ReactNode; children: ReactNode }) {
  const { assets, language, title, marks, children } = props;
  return (
    <html lang={language}>
      <Head title={`${title} · ${PRODUCT_NAME}`} assets={assets}>
        {marks}
      </Head>
      <body className="page">
        <header className="top wrap">
          <a className="brand" href="/">
            <Logo />
            <span>{PRODUCT_NAME}</span>
          </a>
          <nav className="languages" aria-label={TEXTS[language].language}>
            {LANGUAGES.map((code) => (
              <a
                key={code}
                href={`?lang=${code}`}
                lang={code}
                aria-current={code === language ? 'true' : undefined}
              >
                {LANGUAGE_NAMES[code]}
              </a>
            ))}
          </nav>
        </header>
        <main className="wrap">
          <h1>{title}</h1>
          {children}
        </main>
        <Foot language={language} />
      </body>
    </html>
  );
}

/** A page about who runs the site; the server puts its text in. */
export function LegalDocument({ page, ...given }: Given & { page: LegalPage }) {
  return (
    <PageDocument
      {...given}
      title={legalNames[given.language][page]}
      marks={<Alternates path={legalPath(page)} />}
    >
      <Place name="text" />
    </PageDocument>
  );
}

/** What is said at an address that leads nowhere. */
export function MissingDocument(given: Given) {
  const { title, text, home } = TEXTS[given.language].missing;
  return (
    <PageDocument {...given} title={title} marks={<meta name="robots" content="noindex" />}>
      <p className="lead">{text}</p>
      <p>
        <a className="btn btn-filled" href="/">
          {home}
        </a>
      </p>
    </PageDocument>
  );
}
