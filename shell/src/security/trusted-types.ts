import { isHarmless, isScriptAddress } from './trusted-types.rules.ts';

/** Where the browser says that text is read and nothing of it shown or run. */
const ONLY_READ = 'DOMParser parseFromString';

/** The browser's factory of policies (https://www.w3.org/TR/trusted-types/). Null makes it throw a TypeError at whoever set the text. */
export interface TrustedTypesFactory {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (text: string, type?: string, sink?: string) => string | null;
      createScriptURL: (address: string) => string | null;
    },
  ) => unknown;
}

/**
 * Has each text looked at that is to become markup or the address of a script, in the shell and in all remotes, whatever
 * they were built with: the document's Content-Security-Policy asks for it, this answers. Text never becomes a script.
 * To be called before anything else runs; a browser that does not know the interface goes on without.
 */
export function watchTexts(
  trustedTypes: TrustedTypesFactory | undefined,
  page: Pick<Document, 'baseURI'>,
): void {
  trustedTypes?.createPolicy('default', {
    // What is pasted from elsewhere is read before it is cleaned, whatever stands in it.
    createHTML: (text, _type, sink) =>
      sink === ONLY_READ || !text.includes('<') || isHarmless(parsed(text)) ? text : null,
    createScriptURL: (address) => (isScriptAddress(address, page.baseURI) ? address : null),
  });
}

function parsed(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html');
}
