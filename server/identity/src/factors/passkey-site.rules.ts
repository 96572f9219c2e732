import { isIP } from 'node:net';

/** For whom passkeys are made: the name of the host, and the whole origin that browsers must say. */
export interface PasskeySite {
  rpId: string;
  origin: string;
}

/** Undefined where browsers know no passkeys: without https, but on localhost, and for a bare IP address. */
export function passkeySite({
  origin,
  secure,
}: {
  origin: string;
  secure: boolean;
}): PasskeySite | undefined {
  const { hostname } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  return (secure || isLocal) && !isAddress ? { rpId: hostname, origin } : undefined;
}
