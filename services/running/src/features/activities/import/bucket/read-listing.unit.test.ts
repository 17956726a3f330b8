import { describe, expect, it } from 'vitest';
import { readListing } from './read-listing.ts';

const listing = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</ListBucketResult>`;
const object = (key: string): string =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-02T10:00:00.000Z</LastModified><Owner><ID>Key</ID></Owner></Contents>`;

describe('readListing', () => {
  it('returns keys, times and the token of the next page', () => {
    const xml = listing(`<IsTruncated>true</IsTruncated>${object('a')}${object('b&amp;c')}
      <NextContinuationToken>1+/=</NextContinuationToken>`);
    const modifiedAt = new Date('2026-11-02T10:00:00Z');
    expect(readListing(xml)).toEqual({
      objects: [
        { key: 'a', modifiedAt },
        { key: 'b&c', modifiedAt },
      ],
      next: '1+/=',
    });
  });

  it('returns no objects for an empty bucket', () => {
    expect(readListing(listing('<KeyCount>0</KeyCount>'))).toEqual({ objects: [], next: null });
  });

  it('throws for proxy pages, truncated responses and objects without a time', () => {
    for (const xml of ['', '<html></html>', 'Welcome', listing(object('a')).slice(0, -30)])
      expect(() => readListing(xml), xml).toThrow();
    expect(() => readListing(listing('<Contents><Key>a</Key></Contents>'))).toThrow('no time');
  });
});
