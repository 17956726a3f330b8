import { expect, test } from 'vitest';
import { addressesIn } from './addresses.ts';

test.each([
  ['nats://localhost', [{ host: 'localhost', port: 4222 }]],
  [
    'nats://a:1,nats://user:secret@b:2',
    [
      { host: 'a', port: 1 },
      { host: 'b', port: 2 },
    ],
  ],
  ['redis://:secret@10.0.0.1:7000/3', [{ host: '10.0.0.1', port: 7000 }]],
  [
    'mongodb://u:p@a,b:2/db?replicaSet=rs0',
    [
      { host: 'a', port: 27017 },
      { host: 'b', port: 2 },
    ],
  ],
  ['mongodb://[::1]:27018', [{ host: '::1', port: 27018 }]],
  ['mongodb+srv://cluster.example.com/x', []],
  ['rediss://cache.example.com', []],
  ['something else', []],
])('addressesIn parses %s', (url, addresses) => {
  expect(addressesIn(url)).toEqual(addresses);
});
