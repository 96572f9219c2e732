import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address without its zone, one of IPv4 as such also where it is written as IPv6; undefined for what is none. */
function addressOf(ip: string): Address | undefined {
  const plain = ip.replace(/%.*$/, '');
  return ipaddr.isValid(plain) ? ipaddr.process(plain) : undefined;
}

/** The first `bits` of an address, as a network; undefined for an IPv4 address. */
function networkOf(address: Address, bits: number): string | undefined {
  if (!(address instanceof ipaddr.IPv6)) return undefined;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}

/** As much of where somebody is as is kept: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function clientNetwork(ip: string): string | undefined {
  const address = addressOf(ip);
  if (address === undefined) return undefined;
  const wide = networkOf(address, 48);
  if (wide !== undefined) return wide;
  const network = ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`);
  return `${network.toString()}/24`;
}

/**
 * Who calls, as far as an address tells: an IPv4 address, or the /64 of an IPv6 address, for whoever has one of its
 * addresses has them all. What is no address stands for itself.
 */
export function clientKey(ip: string): string {
  const address = addressOf(ip);
  return address === undefined ? ip : (networkOf(address, 64) ?? address.toString());
}

/** The /48 of an IPv6 address: what a site is given, whose /64s one caller may change at will. */
export function wideClientKey(ip: string): string | undefined {
  const address = addressOf(ip);
  return address && networkOf(address, 48);
}
