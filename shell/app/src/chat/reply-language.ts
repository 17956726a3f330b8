import type { ChatMetadata } from '@stridewell/contracts/web';
import type { SafetyLanguage } from '../safety/numbers.ts';
import { languageOf } from '../safety/reply-text.ts';

/** Returns the language of a predefined safety text: the one that the server states, or else the text's own. */
export const safetyLanguage = ({ language }: ChatMetadata, content: string): SafetyLanguage =>
  language ?? languageOf(content);

/** Returns the language of a reply. Undefined for a reply of an earlier release that states none. */
export const replyLanguage = (metadata: ChatMetadata | null, content: string): SafetyLanguage | undefined =>
  metadata?.language ?? metadata?.card?.language ?? (metadata?.safety && languageOf(content));
