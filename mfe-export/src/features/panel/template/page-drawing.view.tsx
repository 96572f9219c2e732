import type { TemplateName } from '@sastre/shared-contracts/api';
import type { ReactNode } from 'react';
import styles from './template.module.css';

const TEXT = 'M6 20h26M6 24h26M6 30h26M6 34h26M6 38h19';
const lines = (d: string) => <path className={styles.lines} d={d} />;
const accent = (d: string) => <path className={styles.accent} d={d} />;

const DRAWINGS: Record<TemplateName, ReactNode> = {
  'single-column-1': (
    <>
      {accent('M6 9h15')}
      {lines('M6 16h26M6 21h26M6 29h26M6 34h26M6 39h19')}
    </>
  ),
  'two-column-1': (
    <>
      <path className={styles.sidebar} d="M0 0h13v52H0z" />
      <circle className={styles.accentFill} cx="6.5" cy="9" r="3.5" />
      {lines('M3 18h7M3 22h6M3 26h7M3 34h6M3 38h7')}
      {accent('M17 9h10')}
      {lines('M17 15h16M17 20h16M17 28h16M17 33h16M17 38h11')}
    </>
  ),
  'compact-1': (
    <>
      <path className={styles.ink} d="M5 7h11M5 13h28M5 27h28" />
      {lines('M5 16h28M5 19h28M5 22h19M5 30h28M5 33h28M5 36h28M5 39h28M5 42h16')}
    </>
  ),
  'header-band-1': (
    <>
      <path className={styles.accentFill} d="M0 0h38v13H0z" />
      <path className={styles.onBand} d="M6 6h14M6 9.5h9" />
      {lines(TEXT)}
    </>
  ),
  'academic-1': (
    <>
      {accent('M6 9h13')}
      {lines('M6 17h5M15 17h17M15 21h17M15 25h11M6 32h5M15 32h17M15 36h17M15 40h9')}
    </>
  ),
  'serif-1': (
    <>
      {accent('M12 9h14')}
      {lines('M14 13h10M6 21h26M6 25h26M6 31h26M6 35h26M6 39h19')}
    </>
  ),
  'photo-header-1': (
    <>
      <path className={styles.sidebar} d="M0 0h38v16H0z" />
      <path className={styles.accentFill} d="M6 4h7v9H6z" />
      {accent('M16 7h13')}
      {lines(`M16 11h9${TEXT}`)}
    </>
  ),
  'two-column-right-1': (
    <>
      <path className={styles.sidebar} d="M25 0h13v52H25z" />
      {accent('M5 9h12')}
      {lines('M5 15h16M5 20h16M5 28h16M5 33h16M5 38h11M28 9h7M28 13h6M28 17h7M28 25h6M28 29h7')}
    </>
  ),
};

/** A page of the template, drawn small: decoration. */
export function PageDrawing({ template }: { template: TemplateName }) {
  return (
    <span className={styles.page} aria-hidden="true">
      <svg width="38" height="52" viewBox="0 0 38 52" fill="none">
        {DRAWINGS[template]}
      </svg>
    </span>
  );
}
