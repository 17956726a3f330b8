import type { Health } from '@stridewell/kit/app/health';
import { createGauge } from '@stridewell/kit/gauge';
import type { Metrics } from '@stridewell/kit/metrics';
import { safetyReady } from '@stridewell/safety';

/**
 * Reports the safety model in `/readyz` and the metrics. Without it the service is degraded but keeps serving: the
 * phrase rules still stop what they match, and every other free text is asked about.
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
