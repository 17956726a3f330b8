import { expect, it } from 'vitest';
import { isPersonal, seriesOf } from './metric-series.ts';

it('seriesOf returns each label set once and merges the buckets of a histogram', () => {
  const text = `# HELP a_bucket x
a_bucket{le="1",route="/api/x/:id",service="s"} 1
a_bucket{le="+Inf",route="/api/x/:id",service="s"} 2
b_total 3`;
  expect([...seriesOf(text).values()]).toEqual([
    { name: 'a_bucket', labels: { route: '/api/x/:id', service: 's' } },
    { name: 'b_total', labels: {} },
  ]);
});

it.each([
  '0192f8a0-1111-7000-8000-000000000000',
  '/api/x/0192F8A0-1111-7000-8000-000000000000/y',
  'ada@example.com',
  'pZ1h3nXkQ9aVb7cD2eF4gH6',
  '2026-11-22',
  '1234567',
])('isPersonal returns true for %s', (value) => expect(isPersonal(value)).toBe(true));

it.each([
  '/api/coach/weekly-plan',
  'running.checkin-days',
  'checkin_sessions',
  '200',
  'push_through',
  '/api/x/:id',
  '+Inf',
  'v24.21.0',
])('isPersonal returns false for %s', (value) => expect(isPersonal(value)).toBe(false));
