import { useState } from 'react';

/**
 * What a button needs whose menu is loaded when it is pressed. Without a connection the button stays, and loads it when it
 * is pressed again.
 */
export function useLateMenu(load: () => Promise<unknown>) {
  const [opened, setOpened] = useState(false);
  const ahead = () => void load().catch(() => {});
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () =>
      void load().then(
        () => setOpened(true),
        () => {},
      ),
  } as const;
  return { opened, button };
}
