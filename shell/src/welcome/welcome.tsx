import { media, token } from '@stridewell/ui/core';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { LoginValues, RegisterValues } from './rules.ts';
import { Story } from './story.tsx';

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

const NO_LOGIN: LoginValues = { email: '', password: '', rememberMe: false };
const NO_ACCOUNT: RegisterValues = { name: '', email: '', password: '', confirmPassword: '', healthDataConsent: false };

/** Signed out, at every address: sign in or make an account. What was typed into one form stays while the other is shown. */
export default function Welcome() {
  const main = useRef<HTMLElement>(null);
  const switched = useRef(false);
  const [registering, setRegistering] = useState(false);
  const login = useState(NO_LOGIN);
  const account = useState(NO_ACCOUNT);
  useEffect(() => {
    document.title = registering ? 'Create an account · Stridewell' : 'Sign in · Stridewell';
    // The control that was pressed is gone: go on where there is something to type.
    if (switched.current) main.current?.querySelector('input')?.focus();
  }, [registering]);
  const switchTo = (next: boolean): void => {
    switched.current = true;
    setRegistering(next);
  };
  return (
    <Main id="main" ref={main}>
      <Story short={registering} />
      {registering ? (
        <RegisterForm held={account} onSwitch={() => switchTo(false)} />
      ) : (
        <LoginForm held={login} onSwitch={() => switchTo(true)} />
      )}
    </Main>
  );
}
