import { Alert, useSession } from '@stridewell/ui/core';

/** Explains the welcome screen when the session expired or was ended on another device. */
export const EndedNotice = () => {
  const ended = useSession((state) => state.status === 'signed-out' && state.ended !== undefined);
  return (
    ended && (
      <Alert tone="info" title="Your session has ended" live>
        <p>Sign in to continue. What you typed in a chat is kept in this tab.</p>
      </Alert>
    )
  );
};
