import { expect, test } from 'vitest';
import { clientNetwork, isNear, isNetwork } from './ipAddress.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['x', 'unknown'],
  ['', 'unknown'],
])('limits count %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.1.2.3', true],
  ['172.31.0.9', true],
  ['172.32.0.9', false],
  ['fd00::5', true],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
])('%s is near: %s', (address, near) => {
  expect(isNear(address)).toBe(near);
});

test.each([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['0.0.0.0/0', false],
  ['::/0', false],
  ['10.0.0.0/8/8', false],
  ['proxy', false],
  ['', false],
])('%s is a network: %s', (text, network) => {
  expect(isNetwork(text)).toBe(network);
});
