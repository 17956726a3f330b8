import { crc32, deflateRawSync } from 'node:zlib';

/** A file with its name and content. */
export interface UploadFile {
  name: string;
  content: Uint8Array | string;
  /** Comment of the file in an archive. */
  comment?: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATE = 8;
const UTF8_NAMES = 0x0800;

const numbers = (...fields: readonly [value: number, bytes: 2 | 4][]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** Writes a zip archive, even with names that a correct archiver would reject. */
export const writeZip = (files: readonly UploadFile[], { flags = UTF8_NAMES }: { flags?: number } = {}): Buffer => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const content = Buffer.from(file.content);
    const data = deflateRawSync(content);
    const name = Buffer.from(file.name);
    const comment = Buffer.from(file.comment ?? '');
    const common = numbers(
      [20, 2],
      [flags, 2],
      [DEFLATE, 2],
      [0, 4],
      [crc32(content), 4],
      [data.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    );
    central.push(
      numbers([CENTRAL, 4], [20, 2]),
      common,
      numbers([comment.length, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
    );
    central.push(name, comment);
    const entry = Buffer.concat([numbers([LOCAL, 4]), common, name, data]);
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const count = files.length;
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...local, directory, end]);
};
