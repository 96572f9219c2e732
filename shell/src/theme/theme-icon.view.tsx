/** A disc, one half of it dark. */
export function ThemeIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 4a4 4 0 0 1 0 8z" fill="currentColor" />
    </svg>
  );
}
