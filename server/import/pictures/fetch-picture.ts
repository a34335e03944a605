import { lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const BYTES_MAX = 20_000_000;
const DEADLINE_MS = 20_000;
const REDIRECTS_MAX = 5;

/** Networks that a list from elsewhere must not make the shop's machine ask: its own, and those that are not the internet. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/**
 * Fetches a picture. Throws a sentence when there is none, or none of a size that a shop shows. Documents come from elsewhere,
 * so an address inside the own network is asked for on `trustedHost` alone, which the operator named.
 */
export async function fetchPicture(address: string, trustedHost: string | null): Promise<Buffer> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  let next = new URL(address);
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const answer = await answerOf(next, next.host === trustedHost, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      next = new URL(headers.location, next);
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new Error(`the answer was ${statusCode}`);
    }
    return bytesOf(answer);
  }
  throw new Error(`it was moved more than ${REDIRECTS_MAX} times`);
}

function answerOf(address: URL, isTrusted: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const { protocol, hostname } = address;
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`«${protocol}» is not fetched`);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!isTrusted && isIP(literal) > 0 && isInside(literal)) throw new Error(refusal(hostname));
  const options: RequestOptions = {
    signal,
    headers: { accept: 'image/*' },
    ...(isTrusted ? {} : { lookup: lookupOutside }),
  };
  return new Promise((resolve, reject) => {
    (protocol === 'https:' ? getSecure : getPlain)(address, options, resolve).on('error', reject);
  });
}

/** Looks a name up when the connection is made, so that the name cannot mean another address by then. */
const lookupOutside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const outside = found.filter(({ address }) => !isInside(address));
    const [first] = outside;
    if (!first) return done(new Error(refusal(name)), '');
    return options.all ? done(null, outside) : done(null, first.address, first.family);
  });
};

function isInside(address: string): boolean {
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function refusal(host: string): string {
  return `${host} is in this network; name it with --pictures to fetch from it`;
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > BYTES_MAX) throw new Error(`it is larger than ${BYTES_MAX / 1_000_000} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
