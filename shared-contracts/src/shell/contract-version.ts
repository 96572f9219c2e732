/** Version of the shell contract: an addition is a minor, anything else a major. An entry of its own, for the build reads it. */
export const CONTRACT_VERSION = '1.1.0';
