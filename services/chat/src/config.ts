import { z } from 'zod';

const count = (initial: number) => z.coerce.number().int().min(1).default(initial);
/** Number of coaches that share the limit of the installation. */
const COACHES = 2;
const address = z.url({ protocol: /^https?$/ });

/**
 * Additional environment variables of a service that includes a coach; use them as `baseEnv.extend({ ...chatEnv })`.
 */
export const chatEnv = {
  /** Base URL of an OpenAI-compatible endpoint. If it is not set, the coach uses only its rules. */
  COACH_MODEL_URL: address.optional(),
  COACH_MODEL_KEY: z.string().optional(),
  COACH_MODEL_NAME: z.string().optional(),
  /** Maximum length of a reply in tokens. */
  COACH_MODEL_MAX_TOKENS: count(700),
  /** Daily token limit per runner, for prompts and replies together. */
  COACH_MODEL_DAILY_TOKENS: count(60_000),
  /**
   * Daily token limit of the whole installation, required with a model. Each of the two coaches may spend half of it,
   * because they share no database.
   */
  COACH_MODEL_TOTAL_DAILY_TOKENS: z.coerce.number().int().min(2).optional(),
  /**
   * Base URL of the account service, which is asked whether the runner has consented before anything is sent to the
   * model.
   */
  ACCOUNT_URL: address.optional(),
};

export interface ModelConfig {
  url: string;
  key: string | null;
  name: string;
  /** Base URL of the account service. */
  accountUrl: string;
  maxTokens: number;
  dailyTokens: number;
  /**
   * Daily token limit for all runners of this coach together. If it is not set, {@link dailyTokens} is used as this
   * limit as well.
   */
  coachDailyTokens?: number;
}

export interface ChatConfig {
  /** The outside model; null when the coach uses only its rules. */
  model: ModelConfig | null;
}

type ChatEnv = z.infer<z.ZodObject<typeof chatEnv>>;

/**
 * Converts the environment to the nested configuration.
 * @throws Error when a model is only partly configured, because the model would never be called and nobody would notice
 */
export const toChatConfig = (env: ChatEnv): ChatConfig => {
  const { COACH_MODEL_URL: url, COACH_MODEL_NAME: name, COACH_MODEL_KEY: key, ACCOUNT_URL: accountUrl } = env;
  if (!url && !name && !key) return { model: null };
  const { COACH_MODEL_TOTAL_DAILY_TOKENS: total } = env;
  if (!url || !name || !accountUrl || !total)
    throw new Error(
      'The configuration is invalid.\n  an outside model needs COACH_MODEL_URL, COACH_MODEL_NAME, COACH_MODEL_TOTAL_DAILY_TOKENS and ACCOUNT_URL',
    );
  const model = {
    url,
    key: key ?? null,
    name,
    accountUrl,
    maxTokens: env.COACH_MODEL_MAX_TOKENS,
    dailyTokens: env.COACH_MODEL_DAILY_TOKENS,
    coachDailyTokens: Math.floor(total / COACHES),
  };
  return { model };
};
