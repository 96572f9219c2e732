import { PRODUCT_NAME } from '@sastre/shared-ui';
import { Logo } from '../vignettes/logo.view.tsx';
import { Vignette } from '../vignettes/vignette.view.tsx';
import { Marked } from './marked.view.tsx';
import type { Station, WelcomeTexts } from './welcome.texts.ts';

const DRAWINGS = ['export', 'edit', 'tailor', 'list', 'plan', 'account'] as const;
const NAME = 'Ana María Fernández';

/** The dashboard and a tailored CV, built in HTML: sharp at every size, translated, one picture to a screen reader. */
export function Preview({ texts }: { texts: WelcomeTexts['preview'] }) {
  return (
    <div className="shot" role="img" aria-label={texts.label}>
      <div className="win" aria-hidden="true">
        <div className="win-top">
          <Logo />
          <span>{PRODUCT_NAME}</span>
        </div>
        <div className="win-body">
          <div className="win-title">{texts.greeting}</div>
          <div className="win-subtitle">{texts.subtitle}</div>
          <div className="win-tiles">
            {DRAWINGS.map((drawing, index) => (
              <div key={drawing} className="win-tile">
                <Vignette name={drawing} />
                <span>{texts.cards[index]}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className="sheet" aria-hidden="true">
        <div className="sheet-name">{NAME}</div>
        <div className="sheet-role">{texts.role}</div>
        <div className="sheet-head">{texts.summaryTitle}</div>
        <p>
          <Marked text={texts.summary} />
        </p>
        <div className="sheet-head">{texts.workTitle}</div>
        {texts.jobs.map(({ points, ...job }) => (
          <div key={job.employer}>
            <StationHead {...job} />
            <ul>
              {points.map((point) => (
                <li key={point[0]}>
                  <Marked text={point} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="sheet-head">{texts.educationTitle}</div>
        <StationHead {...texts.education} />
        <div className="sheet-head">{texts.skillsTitle}</div>
        <p>
          <Marked text={texts.skills} />
        </p>
      </div>
    </div>
  );
}

function StationHead({ role, dates, employer }: Station) {
  return (
    <>
      <div className="sheet-job">
        <b>{role}</b>
        <span>{dates}</span>
      </div>
      <div className="sheet-role">{employer}</div>
    </>
  );
}
