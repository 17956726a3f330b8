import { callApi, Page } from '@stridewell/app/core';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import { Button, Card, Stack, Text } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';
import { reloadTo } from '../session/navigation.ts';
import { problemWords } from '../words/problem-words.ts';
import { languageWithoutSession } from '../words/stored-language.ts';
import { RESTORE_WORDS } from './restore-words.ts';

type State = { kind: 'ready' | 'sending' } | { kind: 'failed'; text: string } | { kind: 'done'; email: string };

/**
 * Reads the token from the fragment of the URL, which browsers send to no server, and removes it from the URL and the
 * history.
 */
const useToken = (): string => {
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
};

/**
 * Screen at /restore-email, opened by the link in the notice about a changed email address. Nothing happens before the
 * button is pressed, because mail programs open links automatically.
 */
export default function RestoreEmail() {
  const language = languageWithoutSession();
  const words = RESTORE_WORDS[language];
  const problems = problemWords(language);
  const token = useToken();
  const [state, setState] = useState<State>(
    token ? { kind: 'ready' } : { kind: 'failed', text: problems.message(CREDENTIAL_MESSAGES.emailLinkGone) },
  );
  const handleRestore = (): void => {
    setState({ kind: 'sending' });
    callApi('restoreEmail', { body: { token } }).then(
      ({ email }) => setState({ kind: 'done', email }),
      (error: unknown) => setState({ kind: 'failed', text: problems.error(error) }),
    );
  };
  if (state.kind === 'done')
    return (
      <Page title={words.doneTitle} narrow alone>
        <Stack $gap={4} lang={language} role="status">
          <p>{words.done(state.email)}</p>
          <p>{words.next}</p>
          {/* The whole page is reloaded, because a session that this browser had has ended. */}
          <div>
            <Button onClick={() => reloadTo('/')}>{words.signIn}</Button>
          </div>
        </Stack>
      </Page>
    );
  return (
    <Page title={words.title} note={words.intro} narrow alone>
      <Card>
        <Stack $gap={4} lang={language}>
          <Stack as="ul" $gap={2}>
            {words.happens.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </Stack>
          {state.kind === 'failed' && (
            <Text role="alert">
              {words.failed}. {state.text}
            </Text>
          )}
          <div>
            {token ? (
              <Button onClick={handleRestore} busy={state.kind === 'sending' && words.restoring}>
                {words.restore}
              </Button>
            ) : (
              <Button onClick={() => reloadTo('/')}>{words.signIn}</Button>
            )}
          </div>
        </Stack>
      </Card>
    </Page>
  );
}
