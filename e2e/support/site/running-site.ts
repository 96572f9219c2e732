import type { Site } from './site.ts';

/** A product that runs elsewhere: it has an address, and nothing of it can be touched. */
export function runningSite(url: string): Site {
  const local = (what: string): never => {
    throw new Error(
      `${what} belongs to a site of its own: a journey that needs it is tagged @local.`,
    );
  };
  return {
    url,
    get buildDir() {
      return local('The folder of builds');
    },
    get registryFile() {
      return local('The registry’s file');
    },
    kill: async () => local('Ending the server'),
    restart: async () => local('Starting the server'),
    output: () => local('What the server prints'),
    stop: async () => undefined,
  };
}
