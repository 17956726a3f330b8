import { Banner } from '@stridewell/ui/core';
import { useOnline } from '../offline/use-online.ts';

/**
 * Banner shown while the device is offline. Loaded data stays visible, and check-ins are queued until they can be sent.
 */
export const OfflineBanner = () =>
  useOnline() ? null : (
    <Banner icon="offline">
      You are offline. You can still check in; it will be sent later. Everything else needs a connection.
    </Banner>
  );
