import {
  type BridgeConfig,
  CONFIG_PATH,
  RECOMMENDATIONS,
  type Recommendation,
  type WebConfig,
} from '@stridewell/contracts/web';
import {
  Button,
  ErrorCard,
  LeavingButton,
  LeavingLink,
  Skeleton,
  SkeletonCard,
  Stack,
  Text,
} from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { navigateAway } from './navigate-away.ts';

/**
 * Provides a function that navigates to an external address. Further calls are ignored while a navigation is pending.
 * Unmounting cancels a pending navigation.
 */
const useHandOver = (parentOrigin: string | null): { leave: (url: string) => void; leaving: string | null } => {
  const [leaving, setLeaving] = useState<string | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);
  const leave = (url: string): void => {
    if (cancel.current) return;
    setLeaving(url);
    cancel.current = navigateAway(url, parentOrigin, () => {
      cancel.current = null;
      setLeaving(null);
    });
  };
  return { leave, leaving };
};

/** True for an http or https URL, but not, for example, for a `javascript:` URL. */
const isWebAddress = (address: unknown): boolean =>
  typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/**
 * Returns the result page's link addresses from the config. Null if any of them is missing or invalid. There are no
 * built-in defaults, because the addresses of another deployment would send runners to the wrong plan.
 */
const bridgeOf = (config: Partial<WebConfig> | undefined): BridgeConfig | null => {
  const bridge = config?.bridge;
  if (!bridge || !isWebAddress(bridge.pickYourOwn)) return null;
  return RECOMMENDATIONS.every((name) => isWebAddress(bridge.plans?.[name])) ? bridge : null;
};

const Note = styled(Text)`
  text-align: center;
`;

/**
 * True for a click with the main button and without modifier keys. Other clicks (such as open in a new tab) are left to
 * the browser.
 */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const Links = ({ bridge, recommendation }: { bridge: BridgeConfig; recommendation: Recommendation }) => {
  const { leave, leaving } = useHandOver(bridge.parentOrigin);
  const plan = bridge.plans[recommendation];
  const handlePick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    leave(bridge.pickYourOwn);
  };
  return (
    <Stack $gap={3}>
      <Button
        variant={recommendation === 'Reset' ? 'secondary' : 'primary'}
        wide
        icon="external"
        busy={leaving === plan && 'Opening...'}
        onClick={() => leave(plan)}
      >
        Open your training plan
      </Button>
      <LeavingButton href={bridge.pickYourOwn} variant="secondary" wide onClick={handlePick}>
        Pick your own training session
      </LeavingButton>
      <Note $size="14" $quiet={3}>
        Opens {new URL(plan).host}. Nothing happened? <LeavingLink href={plan}>Use the direct link</LeavingLink>.
      </Note>
    </Stack>
  );
};

/** Links to the external training plan. Shows an error with a retry button if the config is not valid. */
export const PlanLinks = ({ recommendation }: { recommendation: Recommendation }) => {
  const { data, isPending, isFetching, refetch } = useQuery<WebConfig>({ queryKey: [CONFIG_PATH] });
  const bridge = bridgeOf(data);
  if (bridge) return <Links bridge={bridge} recommendation={recommendation} />;
  if (isPending)
    return (
      <SkeletonCard label="Loading the way to your training plan">
        <Skeleton $height={48} />
        <Skeleton $height={48} />
      </SkeletonCard>
    );
  return (
    <ErrorCard title="Your training plan" onRetry={() => void refetch()} busy={isFetching}>
      We could not load the link to your training plan.
    </ErrorCard>
  );
};
