import { type ComponentType, createContext, use } from 'react';

/** When people have just got something out of this app. */
export type InstallMoment = 'quiz' | 'result' | 'message';

/** What offers the app for the home screen; src/app puts it there, as no feature may know another. */
export const InstallCardContext = createContext<ComponentType<{ moment: InstallMoment }>>(() => null);

/** Where the app may be offered for the home screen: nothing, most of the time. */
export function InstallSlot({ moment }: { moment: InstallMoment }) {
  const Card = use(InstallCardContext);
  return <Card moment={moment} />;
}
