/** The newest tarball of each package among the files of a folder: `sastre-shared-ui-1.3.0.tgz` is of `@sastre/shared-ui`. */
export function tarballsIn(files: readonly string[]): Record<string, string> {
  const newestLast = [...files].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  return Object.fromEntries(
    newestLast.flatMap((file) => {
      const [, name] = /^(sastre-[a-z-]+)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
      return name === undefined ? [] : [[name.replace(/^sastre-/, '@sastre/'), file]];
    }),
  );
}
