/** As W3C Trace Context writes it, in the version that there is; ids of noughts alone are none. */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace of a call: what its header says if that is one, else a new one. `random` gives so many bytes in hex. */
export function traceparentOf(header: unknown, random: (bytes: number) => string): string {
  if (typeof header === 'string' && TRACEPARENT.test(header)) return header;
  return `00-${random(16)}-${random(8)}-00`;
}

/** The id that all of a trace has in common. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35);
}
