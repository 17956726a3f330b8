import { describe, expect, it } from 'vitest';
import { frozenReport, reportOf } from './report.ts';

const file = 'openapi/wellness.json';
const finding = { file, where: 'GET /api/stats', what: 'is gone' };

describe('contract report', () => {
  it('fails and lists the breaking changes when there are any', () => {
    expect(reportOf('1.0.0', { breaks: [finding], added: [] })).toEqual({
      lines: [`${file}: GET /api/stats: is gone`, '1 changes break 1.0.0.'],
      ok: false,
    });
  });

  it('passes and lists the additions when there are no breaking changes', () => {
    const { lines, ok } = reportOf('1.0.0', { breaks: [], added: [{ file, where: 'GET /api/sleep' }] });
    expect(ok).toBe(true);
    expect(lines).toEqual([
      `${file}: GET /api/sleep is new: release its service before its callers and consumers.`,
      'Nothing breaks 1.0.0.',
    ]);
  });

  it('fails with --frozen when the contract differs from the released contract', () => {
    const released = { [file]: { paths: { a: 1 } } };
    expect(frozenReport('1.0.0', released, structuredClone(released))).toEqual({ lines: [], ok: true });
    for (const present of [{ [file]: { paths: {} } }, {}, { ...released, more: {} }])
      expect(frozenReport('1.0.0', released, present).ok).toBe(false);
  });
});
