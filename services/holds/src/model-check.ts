import type { Health } from '@stridewell/kit/app/health';
import { createGauge } from '@stridewell/kit/gauge';
import type { Metrics } from '@stridewell/kit/metrics';
import { safetyReady } from '@stridewell/safety';

/**
 * Creates a health check that reports in `/readyz` and the metrics whether the safety model is loaded. Without the
 * model the service is degraded but still works: the phrase rules stop the texts they match, and a card is shown for
 * every other free text.
 */
export const createModelCheck = (
  metrics: Pick<Metrics, 'registry'>,
  isLoaded: () => boolean = safetyReady,
): (() => Awaited<ReturnType<Health['check']>>) => {
  createGauge(metrics, {
    name: 'safety_model_loaded',
    help: '1 while the safety model is loaded; without it every free text that no rule stops is asked about.',
    read: () => Number(isLoaded()),
  });
  return () => ({ safety_model: { up: isLoaded(), required: false, degrades: true } });
};
