import { isEmail } from '@stridewell/contracts/web';
import { slowText } from '@stridewell/kit/testing/hostile-text';
import { expect, it } from 'vitest';
import { networkOf } from '../throttle/network.ts';
import { deviceOf } from './device.ts';

it.each<[string, (text: string) => unknown]>([
  ['isEmail', isEmail],
  ['networkOf', networkOf],
  ['deviceOf', deviceOf],
])(
  'SECU-206 %s handles 100,000 characters of malicious input within 50 ms',
  (_name, read) => {
    expect(slowText(read, 100_000, 50)).toBeNull();
  },
  30_000,
);

it('SECU-206 deviceOf handles a malicious 500-character User-Agent header within 50 ms', () => {
  expect(slowText(deviceOf, 500, 50)).toBeNull();
}, 30_000);
