/** Version of this package, which the shell compares with what a remote needs. An entry of its own: it needs none of the parts. */
export const UI_VERSION = '1.4.0';
