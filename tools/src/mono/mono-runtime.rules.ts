/** An area by its name in the registry, and the files of what it exposes. */
export interface MonoArea {
  name: string;
  files: Readonly<Record<string, string>>;
}

/** A module with what the shell asks of the federation's runtime, where all areas are in the same build. */
export function monoRuntime(areas: readonly MonoArea[]): string {
  const rows = areas.flatMap(({ name, files }) =>
    Object.entries(files).map(
      ([exposed, file]) =>
        `${JSON.stringify(`${name}/${exposed}`)}: () => import(${JSON.stringify(file)}),`,
    ),
  );
  return [
    'const nothing = () => undefined;',
    'export const registerRemotes = nothing;',
    'export const registerPlugins = nothing;',
    'export const registerGlobalPlugins = nothing;',
    `const exposed = {\n${rows.join('\n')}\n};`,
    'export const loadRemote = (name) => exposed[name]();',
    '',
  ].join('\n');
}
