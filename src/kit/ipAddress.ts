import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Returns what limits count a client by: an IPv4 address as it is, an IPv6 address by its first 64 bits, because a
 * household is given a whole /64 (RFC 6177) and its devices change the rest at will.
 */
export function clientNetwork(address: string): string {
  const plain = clientAddress(address);
  // What a proxy passes on and is no address counts as one client.
  if (isIP(plain) === 0) return 'unknown';
  if (!isIPv6(plain)) return plain;
  const groups = fullGroups(plain.split('%')[0]!);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** An IPv4 address that is written as an IPv6 one is an IPv4 address. */
const clientAddress = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** The eight groups of an IPv6 address, without leading zeros. */
function fullGroups(address: string): string[] {
  // The URL parser writes the shortest form: lower case, no leading zeros, no embedded IPv4.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = shortest.split('::');
  const left = before ? before.split(':') : [];
  if (after === undefined) return left;
  const right = after ? after.split(':') : [];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('169.254.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address is of this machine or of a private network (RFC 1918, 3927, 4193, 4291), where a proxy runs. */
export function isNear(address: string): boolean {
  const plain = clientAddress(address).split('%')[0]!;
  return near.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Whether a text is an address or a network in CIDR notation, such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // All addresses are no network: it would believe every client.
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}
