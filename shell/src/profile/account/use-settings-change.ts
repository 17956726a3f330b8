import { callApi, setSession, storeToken, useSession } from '@stridewell/app/core';
import { type BodyOf, PATHS, type Profile, type User } from '@stridewell/contracts/web';
import { useQueryClient } from '@tanstack/react-query';
import { storeRunner } from '../../offline/last-runner.ts';
import { keepLanguage } from '../../words/stored-language.ts';
import { useAccountChange } from '../use-account-change.ts';

/** Returns the fields of a profile that the session contains. */
const userOf = ({ id, email, name, timezone, units, language, createdAt }: Profile): User => ({
  id,
  email,
  name,
  timezone,
  ...(units && { units }),
  ...(language && { language }),
  createdAt,
});

/** Returns a function that shows a changed profile everywhere: in the session, on the device and in the cache. */
export const useShowProfile = () => {
  const client = useQueryClient();
  return (profile: Profile): void => {
    const user = userOf(profile);
    storeRunner(user);
    if (user.language) keepLanguage(user.language);
    if (useSession.getState().status === 'signed-in') setSession({ status: 'signed-in', user });
    client.setQueryData([PATHS.profile], profile);
  };
};

export interface SettingsChangeOptions {
  onSaved: (profile: Profile) => void;
  /** Error toast message that is used when the server sends no message. */
  failure: string;
}

/** Mutation that changes the name, the time zone, the units or the language and updates the session. */
export const useSettingsChange = ({ onSaved, failure }: SettingsChangeOptions) => {
  const show = useShowProfile();
  return useAccountChange({
    mutationKey: ['settings'],
    mutationFn: (body: BodyOf<'changeProfile'>) => callApi('changeProfile', { body }),
    onSuccess: ({ token, ...profile }) => {
      if (token) storeToken(token);
      show(profile);
      onSaved(profile);
    },
    failure,
  });
};
