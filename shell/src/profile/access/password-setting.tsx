import type { Profile } from '@stridewell/contracts/web';
import { Button } from '@stridewell/ui/core';
import { useRef, useState } from 'react';
import { Setting } from '../setting.tsx';
import { PasswordForm } from './password-form.tsx';

const HAS_ONE = 'Changing it signs you out on your other devices.';
const HAS_NONE = 'You sign in with a code. You can set a password within 10 minutes of that.';

/** Setting that sets or changes the password of the account. */
export const PasswordSetting = ({ profile }: { profile: Profile }) => {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const handleClose = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Setting
      icon="key"
      title="Password"
      note={profile.hasPassword ? HAS_ONE : HAS_NONE}
      action={
        <Button variant="secondary" small ref={opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          {profile.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      }
    >
      {open && <PasswordForm profile={profile} onClose={handleClose} />}
    </Setting>
  );
};
