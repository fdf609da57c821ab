/** Returns whether Do Not Track or Global Privacy Control is on; TypeScript's DOM types have only the first. */
export const asksForPrivacy = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};
