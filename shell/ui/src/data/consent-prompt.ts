import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import { create } from 'zustand';

interface PromptState {
  /** Answers the question that is open; null while none is. */
  answer: ((agreed: boolean) => void) | null;
}

/** The question that a refused call waits for. */
export const useConsentPrompt = create<PromptState>(() => ({ answer: null }));

let hosts = 0;
let open: Promise<boolean> | null = null;
let declined = false;

/** Registers somebody who shows the question; answers how to stop. Without one a call is refused at once. */
export const hostConsentPrompt = (): (() => void) => {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) useConsentPrompt.getState().answer?.(false);
  };
};

/** Lets calls in the background ask again after a "Not now". */
export const forgetDecline = (): void => {
  declined = false;
};

/** Asks for the consent to health data; calls that are refused meanwhile wait for the same answer. */
const ask = (): Promise<boolean> => {
  if (hosts === 0) return Promise.resolve(false);
  open ??= new Promise((resolve) => {
    const answer = (agreed: boolean): void => {
      useConsentPrompt.setState({ answer: null });
      open = null;
      declined = !agreed;
      resolve(agreed);
    };
    useConsentPrompt.setState({ answer });
  });
  return open;
};

/**
 * Whether a refused call asks the runner: `ask` each time, `once` not again after a "Not now" on this page (calls that no
 * runner waits for), `never`.
 */
export type ConsentAsking = 'ask' | 'once' | 'never';

export interface ConsentOptions {
  asking?: ConsentAsking;
  /** Around the question. */
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
 * Makes a call; one that is refused because the consent to health data was never given waits for the runner's answer and, after
 * a yes, is sent once more. Nothing typed is lost: for the screen the call is still under way.
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
