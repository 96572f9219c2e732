import type { Language } from '@sastre/shared-contracts/api';
import { footNames, LEGAL_PAGES, legalNames, legalPath } from '@sastre/shared-contracts/routes';
import { PRODUCT_NAME } from '@sastre/shared-ui';
import { Place, When } from './places.view.tsx';

/** The foot of a document: the product, and what is configured about who runs the site. */
export function Foot({ language }: { language: Language }) {
  return (
    <footer className="foot">
      <div className="wrap foot-row">
        <span>{PRODUCT_NAME}</span>
        <When has="about">
          <nav className="foot-links" aria-label={footNames[language].label}>
            {LEGAL_PAGES.map((page) => (
              <When key={page} has={page}>
                <a href={legalPath(page)}>{legalNames[language][page]}</a>
              </When>
            ))}
            <When has="support">
              <Place name="help" />
            </When>
          </nav>
        </When>
      </div>
    </footer>
  );
}
