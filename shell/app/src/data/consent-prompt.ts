import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import { create } from 'zustand';

interface PromptState {
  /** Answers the open question. Null when no question is open. */
  answer: ((agreed: boolean) => void) | null;
}

/** State of the consent question. Calls that were refused wait for its answer. */
export const useConsentPrompt = create<PromptState>(() => ({ answer: null }));

let hosts = 0;
let pendingQuestion: Promise<boolean> | null = null;
let declined = false;

/** Registers a component that shows the question and returns a function that removes it. Without one, calls fail. */
export const hostConsentPrompt = (): (() => void) => {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) useConsentPrompt.getState().answer?.(false);
  };
};

/** Allows background calls (`once`) to ask again after a "Not now". */
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
 * When a refused call asks the runner: `ask` always, `once` until the runner answers "Not now" on this page (for
 * background calls), `never` not at all.
 */
export type ConsentMode = 'ask' | 'once' | 'never';

export interface ConsentOptions {
  asking?: ConsentMode;
  /** Called before the question is shown and after it is answered. */
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
 * Sends a call. If the server refuses it because the health data consent is missing, waits for the runner's answer and
 * retries once after consent. The call stays pending for the screen, so no input is lost.
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
