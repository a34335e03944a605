import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Proxies that are believed when they say where a request comes from. */
export type TrustedProxies = Pick<BlockList, 'check'>;

/** Reads `10.0.0.1,10.1.0.0/16,fd00::/8`. Throws with a sentence for what is none of these. */
export function trustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix, ...rest] = entry.split('/');
    const bits = isIPv4(address) ? 32 : 128;
    const length = prefix === undefined ? bits : Number(prefix);
    const isLength = prefix === undefined || (/^\d{1,3}$/.test(prefix) && length <= bits);
    if (!isIP(address) || !isLength || rest.length > 0) {
      throw new Error(`TRUSTED_PROXIES holds what is neither an address nor a range of them: ${entry}`);
    }
    list.addSubnet(address, length, familyOf(address));
  }
  return list;
}

/**
 * Where a request comes from, as far as that can be believed: `forwarded` (X-Forwarded-For) is read from its right end,
 * for as long as the proxy that wrote the entry is trusted. What an untrusted caller wrote there is never looked at.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | null,
  trusted: TrustedProxies,
): string {
  const hops = (forwarded ?? '').split(',').map(hopAddress);
  let address = hopAddress(socketAddress ?? '');
  while (address !== null && hops.length > 0 && trusted.check(address, familyOf(address))) {
    const hop = hops.pop()!;
    if (hop === null) break;
    address = hop;
  }
  return address === null ? 'unknown' : household(address);
}

/**
 * An entry of the header as an address: without port and brackets, an IPv4 address in its own form; `null` for no
 * address.
 */
function hopAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(bare) ? bare : null;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** A caller with one IPv6 address usually has its whole /64 network, so the network counts as one address. */
function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const [first, last] = [head, tail ?? ''].map((half) => half.split(':').filter((group) => group !== ''));
  const missing = tail === undefined ? 0 : 8 - first!.length - last!.length;
  const groups = [...first!, ...Array.from({ length: missing }, () => '0'), ...last!];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
