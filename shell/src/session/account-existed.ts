import { tabStore } from '@stridewell/app/core';
import { create } from 'zustand';

const KEY = 'stridewell_account_existed';

/**
 * State of the question about an existing account. `asked` is true when the account existed before the runner verified
 * its address and the runner must be asked.
 */
export const useAccountExisted = create<{ asked: boolean }>(() => ({ asked: tabStore.get(KEY) !== null }));

/** Stores in this tab that the account already existed, so that the information remains after the reload at sign-in. */
export const storeAccountExisted = (): void => {
  tabStore.set(KEY, '1');
  useAccountExisted.setState({ asked: true });
};

export const forgetAccountExisted = (): void => {
  tabStore.remove(KEY);
  useAccountExisted.setState({ asked: false });
};
