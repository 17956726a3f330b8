import type { Turn } from '@stridewell/chat/model/coach-model';

/**
 * "Gå" of the programme: "gå videre til neste fase", "gå opp et trinn". It is about the next phase or stage only where
 * one is named, or where the whole message asks why or when: "klarte ikke å gå videre" is about walking.
 */
const NAMED =
  /\bg[åa](?= (?:videre|opp)(?: \S+){0,3} (?:fase|trinn|steg|stigen|nivå|niva|gå-løp))|\bg[åa](?= til (?:neste |det neste )?(?:fase|trinn|nivå|niva))/giu;
const ASKED =
  /^(\s*(?:så |men |og )?(?:hvorfor|kvifor|når|nar) (?:får|far|kan|skal|må|ma) (?:jeg|eg) (?:ikke |ikkje )?)g[åa](?= (?:videre|vidare|opp)(?: (?:nå|no|ennå|enno|enda|ende|snart|da))?\s*[?.!]*\s*$)/iu;

const said = (text: string): string => text.replace(NAMED, 'komme').replace(ASKED, '$1komme');

/** Returns the turn with "gå" of the next phase or stage as "komme", which nothing reads as walking. */
export const withMovingOn = (turn: Turn): Turn => ({
  ...turn,
  message: said(turn.message),
  memory: turn.memory.map((one) => (one.role === 'user' ? { ...one, content: said(one.content) } : one)),
});
