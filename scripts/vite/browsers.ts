/** The oldest browsers that the app supports, as README says: those of spring 2024, except for Android 7's last Chrome. */
export const OLDEST = { chrome: '116', edge: '116', firefox: '125', safari: '17.4', ios: '17.4' } as const;

export const BUILD_TARGET = Object.entries(OLDEST).map(([name, version]) => `${name}${version}`);
