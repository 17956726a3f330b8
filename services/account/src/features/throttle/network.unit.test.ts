import { describe, expect, it } from 'vitest';
import { networkOf, siteOf } from './network.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('maps the address %s to the network %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it('returns the same network only for IPv6 addresses in the same /64 block', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff::1'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('192.0.2.7')).not.toBe(networkOf('192.0.2.8'));
  });
});

describe('siteOf', () => {
  it('returns the /48 of an IPv6 network, and null for an IPv4 address', () => {
    expect(siteOf(networkOf('2001:db8:1:2::1'))).toBe('2001:db8:1::/48');
    expect(siteOf(networkOf('2001:db8:1:ffff::1'))).toBe('2001:db8:1::/48');
    expect(siteOf(networkOf('::1'))).toBe('0:0:0::/48');
    expect(siteOf(networkOf('192.0.2.7'))).toBeNull();
    expect(siteOf(networkOf('::ffff:192.0.2.7'))).toBeNull();
  });
});
