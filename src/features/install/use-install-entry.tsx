import { lazy, type ReactNode, Suspense, useState } from 'react';
import { askToInstall, useInstallWay } from './use-install-way.ts';

const InstallDialog = lazy(() => import('./install-dialog.tsx').then((m) => ({ default: m.InstallDialog })));

/** Returns what a menu's "Install app" needs: whether to show it, the tap's handler, and the dialog it may open. */
export function useInstallEntry(): { canInstall: boolean; install: () => void; dialog: ReactNode } {
  const way = useInstallWay();
  const [isOpen, setOpen] = useState(false);
  return {
    canInstall: way !== null,
    install: () => (way === 'steps' ? setOpen(true) : void askToInstall()),
    dialog: isOpen && (
      <Suspense>
        <InstallDialog onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
