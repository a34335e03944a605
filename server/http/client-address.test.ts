import { expect, test } from 'vitest';
import { clientAddress, trustedProxies } from './client-address.ts';

test.each<[string | undefined, string | null, string, string]>([
  // No proxy is trusted, so what a caller claims in the header is ignored.
  ['203.0.113.9', null, '', '203.0.113.9'],
  ['203.0.113.9', '198.51.100.7', '', '203.0.113.9'],
  ['::ffff:203.0.113.9', null, '', '203.0.113.9'],
  // One proxy.
  ['10.0.0.1', '198.51.100.7', '10.0.0.1', '198.51.100.7'],
  ['::ffff:10.0.0.1', '198.51.100.7', '10.0.0.1', '198.51.100.7'],
  ['10.0.0.2', '198.51.100.7', '10.0.0.1', '10.0.0.2'],
  // What the caller wrote into the header stands further left and is ignored.
  ['10.0.0.1', '1.1.1.1, 2.2.2.2, 198.51.100.7', '10.0.0.1', '198.51.100.7'],
  ['10.0.0.1', '10.0.0.1, 198.51.100.7', '10.0.0.1', '198.51.100.7'],
  // Two proxies, by range.
  ['10.0.0.1', '1.1.1.1, 198.51.100.7, 10.9.9.9', '10.0.0.0/8', '198.51.100.7'],
  ['10.0.0.1', '10.2.2.2, 10.9.9.9', '10.0.0.0/8', '10.2.2.2'],
  ['fd00::1', '2001:db8:1:2:3:4:5:6', '127.0.0.1, fd00::/8', '2001:db8:1:2::/64'],
  // Addresses with ports and brackets, and texts that are no address.
  ['10.0.0.1', '198.51.100.7:4711', '10.0.0.1', '198.51.100.7'],
  ['10.0.0.1', '[2001:db8::1]:4711', '10.0.0.1', '2001:db8:0:0::/64'],
  ['10.0.0.1', 'unknown', '10.0.0.1', '10.0.0.1'],
  ['10.0.0.1', '', '10.0.0.1', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.7, <script>', '10.0.0.1', '10.0.0.1'],
  [undefined, '198.51.100.7', '10.0.0.1', 'unknown'],
  // All IPv6 addresses of one /64 network count as one.
  ['2001:db8:a:b:1::7', null, '', '2001:db8:a:b::/64'],
  ['2001:DB8:A:B:ffff:ffff:ffff:ffff', null, '', '2001:db8:a:b::/64'],
])('from %s with %s, trusting %s, comes %s', (socket, forwarded, trusted, expected) => {
  expect(clientAddress(socket, forwarded, trustedProxies(trusted))).toBe(expected);
});

test.each(['nobody', '10.0.0.1/33', '10.0.0.0/8/8', '10.0.0.1/', 'fd00::/129', '10.0.0.1 10.0.0.2'])(
  '%s is refused at the start',
  (text) => {
    expect(() => trustedProxies(text)).toThrow('TRUSTED_PROXIES');
  },
);
