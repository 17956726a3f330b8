import type { Turn } from '@stridewell/chat/model/coach-model';
import type { Words } from '@stridewell/language/language';
import type { Question } from './intents/read.ts';

/** States what the coach can and cannot do (guard rail 4 in section D of the domain page; notice in section E). */
export const LIMITS: Words = {
  en: 'I am an AI coach: I help with training load and self-care, I can be wrong, and I do not diagnose or replace a doctor or physiotherapist. Emergency: 113 (Norway) or your local number.',
  nb: 'Jeg er en AI-trener: jeg hjelper med belastning og egenbehandling, kan ta feil, stiller ikke diagnoser og erstatter ikke lege eller fysioterapeut. Nødnummer: 113 (Norge) eller ditt lokale.',
};

/** Maximum number of earlier messages in a turn. When it is reached, the limits were already stated earlier. */
const MEMORY = 12;

const isSaid = ({ memory }: Turn): boolean =>
  memory.length >= MEMORY ||
  memory.some(
    ({ role, content }) => role === 'assistant' && Object.values(LIMITS).some((text) => content.includes(text)),
  );

/**
 * Returns the statement of the limits once per thread, and whenever the runner asks whether to be worried; otherwise
 * null.
 */
export const withLimits = (turn: Turn, { topic, language }: Question): string | null =>
  topic === 'worried' || !isSaid(turn) ? LIMITS[language] : null;
