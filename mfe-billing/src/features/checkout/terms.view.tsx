import { useLanguage, useShell } from '@sastre/shared-contracts/shell';
import styles from './checkout.module.css';

/** What is configured to be said before a plan is bought; nothing where nothing is. */
export function CheckoutTerms() {
  const { site } = useShell();
  const language = useLanguage();
  const { renewal, cancellation, vat } = site.checkout?.[language] ?? {};
  const lines = [vat, renewal, cancellation].filter((line) => line !== undefined);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
