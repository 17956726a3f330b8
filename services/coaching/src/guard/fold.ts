import { fold } from '@stridewell/safety/text';

/**
 * A reply as its words are judged: one spelling (see the gate's folding: "løp" reads "lop", "don't" reads "dont"), without
 * the marks that Markdown sets between letters, hyphens between words as spaces, in one line.
 */
export const foldReply = (text: string): string =>
  fold(
    text
      .replace(/(\d) ?['’′](?![a-z])/gi, '$1 min ')
      .replace(/[*~`\\]/g, '')
      .replace(/[_#>|"“”«»[\](){}]/g, ' '),
  )
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=\d) ?- ?(?=\d)/g, '-')
    .replace(/(?<=[a-z])\/(?=[a-z])/g, ' ')
    .replace(/(?<!\d)-|-(?!\d)/g, ' ')
    .replace(/\s+/g, ' ');
