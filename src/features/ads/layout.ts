/**
 * When the in-page ad has its parts beside each other: by the room there is for letters of this size, not by the
 * screen. The slot, which is there first, and the ad must agree.
 */
export const AD_IN_A_ROW = '@container (min-width: 34rem)';
