import { IconButton, showFailure } from '@stridewell/ui/core';
import { type ComponentType, useState } from 'react';
import { useWords } from '../words/words.ts';
import type { SideMenuProps } from './side-menu.tsx';

/** Button that opens the side menu. The menu's code is loaded on the first click, because most visits never open it. */
export const MenuButton = () => {
  const words = useWords();
  const [Menu, setMenu] = useState<ComponentType<SideMenuProps> | null>(null);
  const [open, setOpen] = useState(false);
  const handleOpen = async (): Promise<void> => {
    try {
      const { default: loaded } = await import('./side-menu.tsx');
      setMenu(() => loaded);
      setOpen(true);
    } catch {
      showFailure(words.menuFailed);
    }
  };
  return (
    <>
      <IconButton icon="menu" label={words.openMenu} aria-haspopup="dialog" aria-expanded={open} onClick={handleOpen} />
      {Menu && <Menu open={open} onOpenChange={setOpen} />}
    </>
  );
};
