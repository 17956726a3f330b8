import type { ChatMetadata } from '@stridewell/contracts/web';
import type { SafetyLanguage } from '../safety/numbers.ts';
import { languageOf } from '../safety/reply-text.ts';

/**
 * Returns the language of a predefined safety text: the language in the response, or else the language detected from
 * the text.
 */
export const safetyLanguage = ({ language }: ChatMetadata, content: string): SafetyLanguage =>
  language ?? languageOf(content);

/** Returns the language of a reply. Undefined for a reply from an earlier release, which did not store it. */
export const replyLanguage = (metadata: ChatMetadata | null, content: string): SafetyLanguage | undefined =>
  metadata?.language ?? metadata?.card?.language ?? (metadata?.safety && languageOf(content));
