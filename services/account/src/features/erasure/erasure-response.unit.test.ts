import { describe, expect, it } from 'vitest';
import type { ErasureDocument } from './document.ts';
import { presentAnswer } from './erasure-response.ts';

const erasure = { completedAt: null, answers: {} } as ErasureDocument;
const sentences = (outsideModel: string | null): string =>
  presentAnswer(erasure, 'secret', outsideModel).receipt.agesOut.join(' ');

describe('the receipt of an erasure', () => {
  it('SECU-1805 names the outside model as a recipient when one is configured', () => {
    expect(sentences('model.example.com')).toContain('went to model.example.com, without your name or address');
  });

  it('SECU-1805 names no recipient when no outside model is configured', () => {
    expect(sentences(null)).not.toContain('outside');
  });
});
