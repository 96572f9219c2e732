import ipaddr from 'ipaddr.js';

/** The first `bits` of an address, as a network; undefined for an IPv4 address, also one written as IPv6. */
function networkOf(ip: string, bits: number): string | undefined {
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return undefined;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}

/** As much of where somebody is as is kept: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function clientNetwork(ip: string): string | undefined {
  const plain = withoutZone(ip);
  if (!ipaddr.isValid(plain)) return undefined;
  const wide = networkOf(plain, 48);
  if (wide !== undefined) return wide;
  const network = ipaddr.IPv4.networkAddressFromCIDR(`${ipaddr.process(plain).toString()}/24`);
  return `${network.toString()}/24`;
}

const withoutZone = (ip: string) => ip.replace(/%.*$/, '');

/**
 * Who calls, as far as an address tells: an IPv4 address, or the /64 of an IPv6 address, for whoever has one of its
 * addresses has them all. What is no address stands for itself.
 */
export function clientKey(ip: string): string {
  const plain = withoutZone(ip);
  if (!ipaddr.isValid(plain)) return ip;
  return networkOf(plain, 64) ?? ipaddr.process(plain).toString();
}

/** The /48 of an IPv6 address: what a site is given, whose /64s one caller may change at will. */
export function wideClientKey(ip: string): string | undefined {
  const plain = withoutZone(ip);
  return ipaddr.isValid(plain) ? networkOf(plain, 48) : undefined;
}
