import { footNames, isLegalPage, legalNames, legalPath } from '@sastre/shared-contracts/routes';
import { useLanguage, useShell } from '@sastre/shared-contracts/shell';
import styles from './frame.module.css';

/** Links to what is configured about who runs the site: documents of their own, so plain links. */
export function SiteLinks({ className }: { className?: string | undefined }) {
  const { site } = useShell();
  const language = useLanguage();
  return (
    <>
      {site.legal.filter(isLegalPage).map((page) => (
        <a key={page} href={legalPath(page)} className={className}>
          {legalNames[language][page]}
        </a>
      ))}
      {site.support !== undefined && (
        <a href={`mailto:${site.support}`} className={className}>
          {footNames[language].help}
        </a>
      )}
    </>
  );
}

/** The foot of the signed-in site; none where nothing is configured. */
export function Foot() {
  const { site } = useShell();
  const language = useLanguage();
  if (site.legal.length === 0 && site.support === undefined) return null;
  return (
    <footer className={styles.foot}>
      <nav className={styles.links} aria-label={footNames[language].label}>
        <SiteLinks />
      </nav>
    </footer>
  );
}
