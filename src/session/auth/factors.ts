import type { Factor } from '@domain/auth/second-factor.ts';
import type { MultiFactorInfo, PhoneMultiFactorInfo } from 'firebase/auth';

/** Returns a second factor as the app knows it. */
export function toFactor(info: MultiFactorInfo): Factor {
  const isPhone = info.factorId === 'phone';
  return {
    id: info.uid,
    kind: isPhone ? 'phone' : 'totp',
    name: info.displayName ?? '',
    phone: isPhone ? (info as PhoneMultiFactorInfo).phoneNumber : null,
    since: Date.parse(info.enrollmentTime),
  };
}
