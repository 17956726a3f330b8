import { readFitMessages, readFitStringField, readFitUnsignedField } from 'fit-file-parser/raw';
import { describe, expect, it } from 'vitest';
import { crc16, encodeFit, fitTable } from './fit-encoder.ts';

const LAYOUT = {
  kind: { number: 0, type: 'enum' },
  count: { number: 1, type: 'uint16' },
  total: { number: 2, type: 'uint32' },
  serial: { number: 3, type: 'uint32z' },
  name: { number: 4, type: 'string' },
} as const;

const row = { kind: 1, count: 2, total: 3, serial: 4, name: 'a' };

describe('crc16', () => {
  it('returns the published check value when the input is 123456789', () => {
    expect(crc16([...new TextEncoder().encode('123456789')])).toBe(0xbb3d);
  });

  it('returns zero when the checksum follows the checked bytes', () => {
    const bytes = [...encodeFit([fitTable(20, LAYOUT, [row])])];
    expect(crc16(bytes)).toBe(0);
    expect(crc16(bytes.slice(0, 14))).toBe(0);
  });
});

describe('encodeFit', () => {
  it('writes the header, one definition and the data when a table has one row', () => {
    const bytes = [...encodeFit([fitTable(26, { count: { number: 6, type: 'uint16' } }, [{ count: 0x0102 }])])];
    expect(bytes.slice(0, 2)).toEqual([14, 0x10]);
    expect(bytes.slice(4, 8)).toEqual([12, 0, 0, 0]);
    expect(bytes.slice(8, 12)).toEqual([...'.FIT'].map((character) => character.charCodeAt(0)));
    expect(bytes.slice(14, -2)).toEqual([0x40, 0, 0, 26, 0, 1, 6, 2, 0x84, 0, 0x02, 0x01]);
  });

  it('writes values that a strict reader returns when rows hold numbers at the limits and text of several lengths', () => {
    const rows = [
      { kind: 0, count: 0, total: 0, serial: 1, name: 'Gå–løp 🏃' },
      { kind: 254, count: 65_534, total: 4_294_967_294, serial: 4_294_967_295, name: '' },
    ];
    const { messages, issues } = readFitMessages(encodeFit([fitTable(27, LAYOUT, rows)]));
    expect(issues).toEqual([]);
    const read = messages.map(({ globalMessageNumber, littleEndian, fields }) => {
      const [kind, count, total, serial, name] = fields;
      return {
        globalMessageNumber,
        kind: readFitUnsignedField(kind, 0x00, 1, littleEndian),
        count: readFitUnsignedField(count, 0x84, 2, littleEndian),
        total: readFitUnsignedField(total, 0x86, 4, littleEndian),
        serial: readFitUnsignedField(serial, 0x8c, 4, littleEndian),
        name: readFitStringField(name) ?? '',
      };
    });
    expect(read).toEqual(rows.map((values) => ({ globalMessageNumber: 27, ...values })));
  });

  it('writes the invalid value of each type when a value is null', () => {
    const empty = { kind: null, count: null, total: null, serial: null, name: null };
    const bytes = [...encodeFit([fitTable(27, LAYOUT, [empty])])];
    expect(bytes.slice(-14, -2)).toEqual([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0]);
  });

  it('omits a table when it has no rows', () => {
    expect(encodeFit([fitTable(27, LAYOUT, [])])).toHaveLength(16);
  });

  it.each([
    ['negative', { count: -1 }],
    ['too large', { count: 65_536 }],
    ['the invalid value', { count: 65_535 }],
    ['not an integer', { total: 0.5 }],
    ['not a number', { total: Number.NaN }],
    ['a text of more than 255 bytes', { name: 'ø'.repeat(128) }],
  ])('throws a RangeError when a value is %s', (_, change) => {
    expect(() => encodeFit([fitTable(27, LAYOUT, [{ ...row, ...change }])])).toThrow(RangeError);
  });

  it('throws a RangeError when there are more than 16 tables', () => {
    const tables = Array.from({ length: 17 }, () => fitTable(27, LAYOUT, [row]));
    expect(() => encodeFit(tables)).toThrow(RangeError);
  });
});
