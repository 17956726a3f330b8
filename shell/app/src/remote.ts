import type { ComponentType, ReactNode } from 'react';

/**
 * Module that a remote exposes as `./App`. The shell renders its component without props for every path under the
 * remote's route prefixes, only for signed-in runners. Its wouter routes are full paths ("/check-in").
 */
export interface RemoteModule {
  default: ComponentType;
  /**
   * Loads the code that the screen at an address shows first. The shell waits for it before it renders the component, so
   * that no second skeleton follows the shell's. Missing in builds of earlier releases.
   */
  prepare?: (address: Pick<Location, 'pathname' | 'search'>) => Promise<void>;
}

/** Props of a component in the slot `home.cards`. */
export interface SlotProps {
  /** True if a safety hold makes today a Reset day. The component must then not show or recommend training. */
  closed: boolean;
  /** True if the pain in today's check-in is so high that exercises must not start without a check-in of the injury. */
  isPainHigh?: boolean;
}

/** Props of a component in the slot `home.session`: the content of the home screen's card of today's session. */
export interface HomeSessionProps {
  /** True if marking the session is the primary action, so that its button is the filled one. */
  isNext: boolean;
  /** False when the day's pain is too high to offer the session. */
  isOffered: boolean;
}

/** Props of a component in the slot `checkin.next`: the questions that follow the five answers of a check-in. */
export interface CheckinNextProps {
  /**
   * False until the answers have been sent. The component then renders nothing, but may preload what it needs, so that
   * the runner does not wait for it.
   */
  active: boolean;
  /** Pain level from 0 to 10 that the runner answered. Null if the runner left the form's default unchanged. */
  pain: number | null;
  /** Content to show above the questions, such as a safety card. */
  notice: ReactNode;
  /** Called when there is nothing to ask or when the runner has answered. The result follows. */
  onDone: () => void;
}

/** Props of a component in the slot `checkin.result`: a card below the recommendation. */
export interface CheckinResultProps {
  /** True if the result must not recommend training, because of a safety text or high pain. */
  closed: boolean;
  /** True if the pain of the check-in is high and no safety text comes first. */
  isPainHigh?: boolean;
}

/**
 * Props of the components in each slot. A remote exposes each component as the default export of a module that its
 * `remote.json` names. The component may render null.
 */
export interface Slots {
  'home.session': HomeSessionProps;
  'home.cards': SlotProps;
  'checkin.next': CheckinNextProps;
  'checkin.result': CheckinResultProps;
}
export type SlotName = keyof Slots;

/** Props of the component that shows a slot. */
export type SlotHostProps<Name extends SlotName = SlotName> = {
  [Each in Name]: {
    name: Each;
    props: Slots[Each];
    /** Shown until a component has loaded. */
    loading?: ReactNode;
    /** Shown when no deployed remote has a component for the slot, or when it cannot be loaded or throws an error. */
    empty?: ReactNode;
  };
}[Name];
