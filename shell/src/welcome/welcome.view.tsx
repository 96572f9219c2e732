import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { Icon, PRODUCT_NAME } from '@sastre/shared-ui';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import { ThemeIcon } from '../theme/theme-icon.view.tsx';
import { THEMES } from '../theme/theme.ts';
import { Foot } from '../documents/foot.view.tsx';
import { Filled, Place, When } from '../documents/places.view.tsx';
import { Logo } from '../vignettes/logo.view.tsx';
import { Vignette } from '../vignettes/vignette.view.tsx';
import { Marked } from './marked.view.tsx';
import { Preview } from './preview.view.tsx';
import { Answer } from './answer.view.tsx';
import { fill, welcomeTexts } from './welcome.texts.ts';

const FEATURE_DRAWINGS = ['edit', 'tailor', 'export'] as const;

const SIGN_IN_FORM = 'sign-in';

/** Pressed before the page's script is there, it has the page sent again with what was pressed, rather than do nothing. */
function SignInButton(props: { place: string; className: string; children: string }) {
  const { place, className, children } = props;
  return (
    <button
      form={SIGN_IN_FORM}
      name="sign-in"
      value={place}
      className={className}
      data-sign-in={place}
    >
      {children}
    </button>
  );
}

/** All that a signed-out visitor sees; rendered at build time, once per language. */
export function WelcomeView({ language }: { language: Language }) {
  const texts = welcomeTexts[language];
  return (
    <>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <header className="top wrap">
        <a className="brand" href="/">
          <Logo />
          <span>{PRODUCT_NAME}</span>
        </a>
        <label className="pick pick-language">
          <Icon name="globe" />
          <select
            id="language"
            aria-label={texts.language}
            defaultValue={language}
            autoComplete="off"
          >
            {LANGUAGES.map((code) => (
              <option key={code} value={code} lang={code}>
                {LANGUAGE_NAMES[code]}
              </option>
            ))}
          </select>
        </label>
        <label className="pick pick-theme">
          <ThemeIcon />
          <select id="theme" aria-label={texts.theme} autoComplete="off">
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {texts.themes[theme]}
              </option>
            ))}
          </select>
        </label>
        <SignInButton className="btn btn-small" place="header">
          {texts.signIn}
        </SignInButton>
      </header>
      <main id="main" tabIndex={-1}>
        <section className="hero wrap">
          <h1>
            <Marked text={texts.headline} />
          </h1>
          <p className="lead">{texts.tagline}</p>
          <p id="signed-out" className="signed-out" role="status" hidden>
            {texts.signedOut}
          </p>
          <div className="actions">
            <SignInButton className="btn btn-filled" place="get-started">
              {texts.getStarted}
            </SignInButton>
            <SignInButton className="btn" place="sign-in">
              {texts.signIn}
            </SignInButton>
          </div>
          <p className="offer">
            {texts.offer}{' '}
            <When has="price">
              <Filled text={texts.paid} />
            </When>
          </p>
          <p id="sign-in-failed" className="failed" role="alert" hidden>
            {texts.signInFailed}
          </p>
          <noscript>
            <p className="failed">{fill(texts.noScript, PRODUCT_NAME)}</p>
          </noscript>
          <Preview texts={texts.preview} />
        </section>
        <div className="rule" />
        <section className="features wrap" aria-label={texts.featuresLabel}>
          {texts.features.map(([title, text], index) => (
            <article key={title} className="feature">
              <Vignette name={FEATURE_DRAWINGS[index] ?? ''} />
              <h2>{title}</h2>
              <p>{text}</p>
            </article>
          ))}
        </section>
        <section className="faq wrap" aria-labelledby="faq">
          <div className="faq-head">
            <h2 id="faq">{texts.faqTitle}</h2>
            <When has="contact">
              <p>
                {texts.faqContact} <Place name="contact" />
              </p>
            </When>
          </div>
          <div>
            {texts.faq.map(([question, answer], index) => (
              <details key={question} name="faq" open={index === 0}>
                <summary>
                  {fill(question, PRODUCT_NAME)}
                  <Icon name="plus" />
                </summary>
                <p>
                  <Answer text={answer} texts={texts} />
                </p>
              </details>
            ))}
          </div>
        </section>
      </main>
      <form id={SIGN_IN_FORM} action="/" />
      <Foot language={language} />
    </>
  );
}
