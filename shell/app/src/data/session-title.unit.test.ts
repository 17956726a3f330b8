import { expect, test } from 'vitest';
import { sessionTitle } from './session-title.ts';

test.each([
  ['Walk-run stage 4: 3 x (5/2)', 'Walk-run stage 4: 3 x (5 min run, 2 min walk)'],
  ['Walk-run stage 2: 5 x (2/1.5)', 'Walk-run stage 2: 5 x (2 min run, 1.5 min walk)'],
  ['Walk-run stage 7: 16/2/10', 'Walk-run stage 7: 16 min run, 2 min walk, 10 min run'],
  ['Walk-run stage 9: 30 continuous', 'Walk-run stage 9: 30 min run without a break'],
  ['Walk-run stage 0: 30 brisk walk', 'Walk-run stage 0: 30 min brisk walk'],
  [
    'Warm-up 15, 3 x 8 min Z4, 2 min jog between, cool-down 10',
    '3 x 8 min in zone 4, 2 min jog between, with 15 min warm-up and 10 min cool-down',
  ],
  ['Warm-up 15, 2 x 10 min Z3-Z4, cool-down 10', '2 x 10 min in zone 3–4, with 15 min warm-up and 10 min cool-down'],
  ['Easy run with 4 x 20 s strides', 'Easy run with 4 x 20 s strides'],
  ['Long run', 'Long run'],
])('sessionTitle formats "%s" as "%s"', (title, words) => expect(sessionTitle(title)).toBe(words));
