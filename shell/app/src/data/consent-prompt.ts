import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import { create } from 'zustand';

interface PromptState {
  /** Answers the open consent question. Null if no question is open. */
  answer: ((agreed: boolean) => void) | null;
}

/** State of the consent question. Rejected calls wait until the runner has answered it. */
export const useConsentPrompt = create<PromptState>(() => ({ answer: null }));

let hosts = 0;
let pendingQuestion: Promise<boolean> | null = null;
let declined = false;

/**
 * Registers a component that shows the consent question. Returns a function that unregisters it. While no component is
 * registered, calls that need the consent fail.
 */
export const hostConsentPrompt = (): (() => void) => {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) useConsentPrompt.getState().answer?.(false);
  };
};

/** Allows background calls (mode `once`) to ask for consent again after the runner has answered "Not now". */
export const resetConsentDecline = (): void => {
  declined = false;
};

/** Asks for the health data consent. Concurrent calls share one question. */
const ask = (): Promise<boolean> => {
  if (hosts === 0) return Promise.resolve(false);
  pendingQuestion ??= new Promise((resolve) => {
    const answer = (agreed: boolean): void => {
      useConsentPrompt.setState({ answer: null });
      pendingQuestion = null;
      declined = !agreed;
      resolve(agreed);
    };
    useConsentPrompt.setState({ answer });
  });
  return pendingQuestion;
};

/**
 * Specifies when a rejected call asks the runner for consent: always (`ask`), only until the runner answers "Not now"
 * on this page (`once`, for background calls), or never (`never`).
 */
export type ConsentMode = 'ask' | 'once' | 'never';

export interface ConsentOptions {
  asking?: ConsentMode;
  /** Called before the consent question is shown. `onAnswer` is called after the runner has answered. */
  onAsk?: () => void;
  onAnswer?: () => void;
}

const isNeeded = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { code?: unknown } | null)?.code === CONSENT_NEEDED;
};

/**
 * Sends a call. If the server rejects the call because the health data consent is missing, waits for the runner's
 * answer and retries once after consent. The call stays pending in the meantime, so the screen keeps the runner's
 * input.
 */
export const withConsent = async (
  send: () => Promise<Response>,
  { asking = 'ask', onAsk, onAnswer }: ConsentOptions = {},
): Promise<Response> => {
  const response = await send();
  if (asking === 'never' || !(await isNeeded(response)) || (asking === 'once' && declined)) return response;
  onAsk?.();
  const agreed = await ask();
  onAnswer?.();
  return agreed ? send() : response;
};
