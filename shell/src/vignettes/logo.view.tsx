/** A sheet with one line marked. */
export function Logo() {
  return (
    <svg className="logo" width="26" height="28" viewBox="0 0 26 28" aria-hidden="true">
      <path
        className="logo-paper"
        d="M4 2.5h12l6 6V24a1.5 1.5 0 0 1-1.5 1.5h-16A1.5 1.5 0 0 1 3 24V4a1.5 1.5 0 0 1 1-1.5z"
      />
      <path className="logo-mark" d="M7 15.5h10" />
      <path className="logo-ink" d="M7.5 10.5h5M7.5 15.5h10M7.5 20.5h7" />
    </svg>
  );
}
