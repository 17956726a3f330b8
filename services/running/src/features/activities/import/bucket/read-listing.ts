import { SaxesParser } from 'saxes';

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/** One page of the objects in a bucket. */
export interface Listing {
  objects: StoredObject[];
  /** Token of the next page; null on the last one. */
  next: string | null;
}

/**
 * Reads the response to ListObjectsV2.
 * @throws Error if it is not XML, or if an object has no time
 */
export const readListing = (xml: string): Listing => {
  const listing: Listing = { objects: [], next: null };
  const path: string[] = [];
  let [text, key, modified, isListing] = ['', '', '', false];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
    if (name === 'ListBucketResult') isListing = true;
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const [, ...inner] = path;
    const at = inner.join('/');
    path.pop();
    if (at === 'Contents/Key') key = text;
    if (at === 'Contents/LastModified') modified = text;
    if (at === 'NextContinuationToken') listing.next = text;
    if (at !== 'Contents') return;
    const modifiedAt = new Date(modified);
    if (Number.isNaN(modifiedAt.getTime())) throw new Error('an object of the bucket has no time');
    listing.objects.push({ key, modifiedAt });
    [key, modified] = ['', ''];
  });
  parser.write(xml).close();
  if (!isListing) throw new Error('the bucket answered with something else than a list');
  return listing;
};
