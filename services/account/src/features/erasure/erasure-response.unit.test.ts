import { describe, expect, it } from 'vitest';
import type { ErasureDocument } from './document.ts';
import { presentAnswer } from './erasure-response.ts';

const erasure = { completedAt: null, answers: {} } as ErasureDocument;
const sentences = (outsideModel: string | null): string =>
  presentAnswer(erasure, 'secret', outsideModel).receipt.agesOut.join(' ');

describe('presentAnswer', () => {
  it('SECU-1805 includes the external model’s host name in the receipt when an external model is configured', () => {
    expect(sentences('model.example.com')).toContain('went to model.example.com, without your name or address');
  });

  it('SECU-1805 does not mention an external model in the receipt when none is configured', () => {
    expect(sentences(null)).not.toContain('outside');
  });
});
