import { PATHS } from '@stridewell/contracts/web';
import type { StackUrls } from '@stridewell/local/stack-types';

/** One route of every service, through the gateway and directly. */
const routesOf = ({ gateway, account, wellness, running, physio }: StackUrls): string[] =>
  [
    [account, PATHS.profile],
    [wellness, PATHS.history],
    [running, PATHS.weeklyOutcomes],
    [physio, PATHS.physioCheckins],
  ].flatMap(([service, path]) => [`${gateway}${path}`, `${service}${path}`]);

/** The status of every service, through the gateway and directly, for a request with these credentials. */
export const serviceStatuses = async (urls: StackUrls, headers: Record<string, string>): Promise<number[]> =>
  Promise.all(
    routesOf(urls).map(async (url) => {
      const answer = await fetch(url, { headers });
      await answer.body?.cancel();
      return answer.status;
    }),
  );
