// Style sheets as webpack gives them: CSS modules as a map of class names (default export), others as a side effect.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
