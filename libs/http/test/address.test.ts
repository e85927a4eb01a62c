import { describe, expect, test } from 'vitest'
import { addressGroup, addressList, isListed, plainAddress } from '../src/index.ts'

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:2::', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['1::', '1:0:0:0'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })

  test.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:1', '::ffff:1'],
  ])('%s is %s', (address, plain) => {
    expect(plainAddress(address)).toBe(plain)
  })

  test.each([
    ['127.0.0.1', true],
    ['127.0.0.2', false],
    ['172.31.0.4', true],
    ['172.32.0.4', false],
    ['fd12::1', true],
    ['fe80::1', false],
    ['unknown', false],
    ['', false],
  ])('%s is on a list: %s', (address, listed) => {
    expect(isListed(address, addressList(['127.0.0.1', '172.16.0.0/12', 'fd00::/8']))).toBe(listed)
  })
})
