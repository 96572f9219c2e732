import { useLanguage, useShell } from '@sastre/shared-contracts/shell';
import styles from './checkout.module.css';

/** What is configured to be said before a plan is bought; nothing where nothing is. */
export function CheckoutTerms() {
  const { site } = useShell();
  const language = useLanguage();
  const terms = site.checkout?.[language];
  const lines = (['vat', 'renewal', 'cancellation'] as const).flatMap((name) => {
    const text = terms?.[name];
    return text === undefined ? [] : [{ name, text, lang: terms?.otherwise?.[name] }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {lines.map(({ name, text, lang }) => (
        <li key={name} lang={lang}>
          {text}
        </li>
      ))}
    </ul>
  );
}
