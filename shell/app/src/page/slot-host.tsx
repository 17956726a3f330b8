import { type ComponentType, createContext, type ReactNode } from 'react';
import type { SlotHostProps } from '../remote.ts';

const Empty = ({ empty }: SlotHostProps): ReactNode => empty;

/**
 * Component that shows what other remotes provide for a slot, so that remotes need not import each other. The shell
 * provides it, because only the shell loads remotes; without a shell every slot is empty.
 */
export const SlotHost = createContext<ComponentType<SlotHostProps>>(Empty);
