import { useSession } from '@stridewell/app/core';
import { Alert, Button, media, Skeleton, TextButton, token, useToasts } from '@stridewell/ui/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Disclaimer } from '../frame/disclaimer.tsx';
import { useChosenLanguage } from '../words/chosen-language.ts';
import { useWelcomeWords, type WelcomeWords } from '../words/welcome-words.ts';
import type { ShellLanguage } from '../words/words.ts';
import { CodeForm } from './code-form.tsx';
import { CodeRequestForm } from './code-request-form.tsx';
import { type CodeSent, forgetCodeSent, storedCodeSent } from './code-sent.ts';
import type { CodeValues, LoginValues, RegisterValues } from './form-values.ts';
import { LoginForm } from './login-form.tsx';
import { ProductIntro } from './product-intro.tsx';
import { Receipt } from './receipt.tsx';
import { RegisterForm } from './register-form.tsx';

const TryScore = lazy(() => import('./try-score.tsx'));

/** Button that opens the score preview before signing up. The questions are loaded when it is clicked. */
const TryScoreOffer = ({ onKeep }: { onKeep: () => void }) => {
  const words = useWelcomeWords().tryScore;
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        {words.offer}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton $height={320} />}>
      <TryScore onKeep={onKeep} />
    </Suspense>
  );
};

/** Notice that the session has expired or was ended on another device. */
const EndedNotice = () => {
  const words = useWelcomeWords().ended;
  const ended = useSession((state) => state.status === 'signed-out' && state.ended !== undefined);
  return (
    ended && (
      <Alert tone="info" title={words.title} live>
        <p>{words.text}</p>
      </Alert>
    )
  );
};

const Main = styled.main`
  display: grid;
  gap: ${token('space-6')};
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  max-width: 480px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: ${token('space-6')} ${token('gutter')} ${token('space-8')};
  ${media.desktop} {
    max-width: none;
    padding: 0;
    gap: 0;
    align-content: stretch;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${token('space-6')};
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    align-content: center;
    justify-items: center;
    gap: 0;
    padding: ${token('space-8')};
    > * {
      width: min(400px, 100%);
    }
  }
`;

/**
 * Name of the form that is shown. Sign-in with a code has two forms: 'request' for the address and 'code' for the code.
 */
type Shown = { way: 'login' | 'register' } | { way: 'request'; forgotten: boolean } | { way: 'code'; sent: CodeSent };

const titleOf = (way: Shown['way'], words: WelcomeWords): string =>
  ({
    login: words.signIn,
    register: words.createAccount,
    request: words.request.title,
    code: words.code.title,
  })[way];

const NO_LOGIN: LoginValues = { email: '', password: '', rememberMe: false };
const NO_CODE: CodeValues = { email: '', code: '', rememberMe: false };
const NO_ACCOUNT: RegisterValues = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  healthDataConsent: false,
  rememberMe: false,
};

const first = (): Shown => {
  const sent = storedCodeSent();
  return sent ? { way: 'code', sent } : { way: 'login' };
};

/** Link at the end of the screen that switches the language. */
const Languages = styled.div`
  display: flex;
  justify-content: center;
`;

interface FormsProps {
  language: ShellLanguage;
  onLanguage: (language: ShellLanguage) => void;
}

/**
 * The forms of the welcome screen. The typed values of a form are kept while another form is shown. A toast from one
 * form is dismissed when another form is shown.
 */
const Forms = ({ language, onLanguage }: FormsProps) => {
  const words = useWelcomeWords();
  const main = useRef<HTMLElement>(null);
  const switched = useRef(false);
  const [shown, setShown] = useState(first);
  const login = useState(NO_LOGIN);
  const code = useState(NO_CODE);
  const account = useState(NO_ACCOUNT);
  const { way } = shown;
  const title = titleOf(way, words);
  useEffect(() => {
    document.title = `${title} · Stridewell`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the trigger
  useEffect(() => {
    // The clicked control has been removed, so the first field gets the focus.
    if (switched.current) main.current?.querySelector('input')?.focus();
  }, [way]);
  const show = (next: Shown): void => {
    switched.current = true;
    useToasts.setState({ toasts: [] });
    setShown(next);
  };
  const showLogin = (): void => {
    forgetCodeSent();
    show({ way: 'login' });
  };
  const showRequest = (forgotten: boolean): void => {
    forgetCodeSent();
    const [{ email, rememberMe }] = login;
    code[1]((before) => ({ email: before.email || email, code: '', rememberMe: before.rememberMe || rememberMe }));
    show({ way: 'request', forgotten });
  };
  const other = language === 'nb' ? 'en' : 'nb';
  return (
    <Main id="main" ref={main}>
      <ProductIntro short={way !== 'login'} />
      <Side>
        <Receipt />
        <EndedNotice />
        {shown.way === 'login' && (
          <LoginForm state={login} onSwitch={() => show({ way: 'register' })} onCode={showRequest} />
        )}
        {shown.way === 'login' && <TryScoreOffer onKeep={() => show({ way: 'register' })} />}
        {shown.way === 'register' && <RegisterForm state={account} onSwitch={showLogin} />}
        {shown.way === 'request' && (
          <CodeRequestForm
            state={code}
            forgotten={shown.forgotten}
            onSent={(sent) => show({ way: 'code', sent })}
            onSwitch={showLogin}
          />
        )}
        {shown.way === 'code' && (
          <CodeForm
            state={code}
            sent={shown.sent}
            onSent={(sent) => setShown({ way: 'code', sent })}
            onOtherAddress={() => showRequest(false)}
            onSwitch={showLogin}
          />
        )}
        <Languages>
          <TextButton lang={other} onClick={() => onLanguage(other)}>
            {words.other}
          </TextButton>
        </Languages>
        <Disclaimer />
      </Side>
    </Main>
  );
};

/**
 * Screen that is shown at every URL while nobody is signed in, with sign-in by password or code and registration. It is
 * in the language that is stored in this browser.
 */
export default function Welcome() {
  const { language, ready, choose } = useChosenLanguage();
  return ready && <Forms language={language} onLanguage={choose} />;
}
