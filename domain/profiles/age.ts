/** Returns whether the owner of an account is certainly an adult. */
export const isAdult = ({ adultAt }: { adultAt?: number | undefined }, now: number): boolean =>
  adultAt !== undefined && adultAt <= now;
