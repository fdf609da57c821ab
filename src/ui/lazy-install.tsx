import { type ComponentType, createContext, use } from 'react';

/** The moments when people have just got something out of this app. */
export type InstallMoment = 'quiz' | 'result' | 'message';

/** The install offer, injected by src/app because features may not import each other. */
export const InstallCardContext = createContext<ComponentType<{ moment: InstallMoment }>>(() => null);

/** Where the app may offer to be installed; usually empty. */
export function LazyInstall({ moment }: { moment: InstallMoment }) {
  const Card = use(InstallCardContext);
  return <Card moment={moment} />;
}
