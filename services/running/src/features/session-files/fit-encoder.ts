/** Encoder for FIT files (Flexible and Interoperable Data Transfer, protocol 1.0), without compressed timestamps. */

/** FIT base types: type number, size in bytes (of a string: variable) and the value that means "no value". */
const TYPES = {
  enum: { id: 0x00, size: 1, invalid: 0xff },
  uint16: { id: 0x84, size: 2, invalid: 0xffff },
  uint32: { id: 0x86, size: 4, invalid: 0xffffffff },
  uint32z: { id: 0x8c, size: 4, invalid: 0 },
  string: { id: 0x07, size: 1, invalid: 0 },
} as const;

/** Number and type of a field in the FIT profile. */
export interface FitField {
  number: number;
  type: keyof typeof TYPES;
}

export type FitLayout = Readonly<Record<string, FitField>>;

/** Values of one message. Numbers have the scale and offset of the FIT profile; null means that there is no value. */
export type FitRow<Layout extends FitLayout> = {
  readonly [Name in keyof Layout]: (Layout[Name]['type'] extends 'string' ? string : number) | null;
};

/** Messages of one kind, which are written one after the other with a common definition. */
export interface FitTable {
  /** Global message number in the FIT profile. */
  message: number;
  layout: FitLayout;
  rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** Creates a table whose rows are checked against its layout. */
export const fitTable = <Layout extends FitLayout>(
  message: number,
  layout: Layout,
  rows: readonly FitRow<Layout>[],
): FitTable => ({ message, layout, rows });

const HEADER_SIZE = 14;
const PROTOCOL_VERSION = 0x10;
/** Version of the FIT profile, times 100. */
const PROFILE_VERSION = 2_195;
const DEFINITION = 0x40;
const LITTLE_ENDIAN = 0;
/** Maximum number of message kinds that a file can define at the same time. */
const MOST_TABLES = 16;
/** Maximum number of bytes of a field, including the zero at the end of a string. */
const MOST_FIELD_BYTES = 255;

const littleEndian = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) % 256);

/** CRC-16 with the reflected polynomial 0xA001, as used for the header and for the whole file. */
export const crc16 = (bytes: readonly number[]): number => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
};

const stringBytes = (text: string): number[] => [...new TextEncoder().encode(text.replaceAll('\0', '')), 0];

/** Returns the size of a column in bytes. All strings of a column are padded to the length of the longest. */
const sizeOf = ({ rows }: FitTable, name: string, { type }: FitField): number => {
  if (type !== 'string') return TYPES[type].size;
  const size = Math.max(...rows.map((row) => stringBytes(String(row[name] ?? '')).length));
  if (size > MOST_FIELD_BYTES) throw new RangeError(`FIT field ${name} is longer than ${MOST_FIELD_BYTES} bytes`);
  return size;
};

const valueBytes = (name: string, { type }: FitField, value: string | number | null, size: number): number[] => {
  if (type === 'string') {
    const bytes = stringBytes(String(value ?? ''));
    return [...bytes, ...Array.from({ length: size - bytes.length }, () => 0)];
  }
  const { invalid } = TYPES[type];
  if (value === null) return littleEndian(invalid, size);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= 256 ** size || value === invalid)
    throw new RangeError(`FIT field ${name} cannot hold ${value}`);
  return littleEndian(value, size);
};

const tableBytes = (table: FitTable, local: number): number[] => {
  const columns = Object.entries(table.layout).map(([name, field]) => ({
    name,
    field,
    size: sizeOf(table, name, field),
  }));
  const fields = columns.flatMap(({ field, size }) => [field.number, size, TYPES[field.type].id]);
  const definition = [
    DEFINITION | local,
    0,
    LITTLE_ENDIAN,
    ...littleEndian(table.message, 2),
    columns.length,
    ...fields,
  ];
  const data = table.rows.flatMap((row) => [
    local,
    ...columns.flatMap(({ name, field, size }) => valueBytes(name, field, row[name] ?? null, size)),
  ]);
  return [...definition, ...data];
};

/**
 * Encodes tables of messages as a FIT file with checksums. Throws a RangeError if a value does not fit into its field
 * or if there are more than 16 tables.
 */
export const encodeFit = (tables: readonly FitTable[]): Uint8Array => {
  if (tables.length > MOST_TABLES) throw new RangeError(`A FIT file has at most ${MOST_TABLES} tables`);
  const data = tables.filter(({ rows }) => rows.length > 0).flatMap(tableBytes);
  const start = [
    HEADER_SIZE,
    PROTOCOL_VERSION,
    ...littleEndian(PROFILE_VERSION, 2),
    ...littleEndian(data.length, 4),
    ...new TextEncoder().encode('.FIT'),
  ];
  const content = [...start, ...littleEndian(crc16(start), 2), ...data];
  return Uint8Array.from([...content, ...littleEndian(crc16(content), 2)]);
};
