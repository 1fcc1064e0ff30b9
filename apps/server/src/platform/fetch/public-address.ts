/** Distinguishes public internet addresses from private, reserved and tunnel ranges. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const blocked = new BlockList();
const ipv4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [net, prefix] of ipv4) blocked.addSubnet(net, prefix, 'ipv4');

/** Only public unicast 2000::/3, without tunnels and documentation ranges. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const notGiven = new BlockList();
const ipv6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [net, prefix] of ipv6) notGiven.addSubnet(net, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4');
  return isIPv6(address) && given.check(address, 'ipv6') && !notGiven.check(address, 'ipv6');
}
