import type { ErrorCode } from '@domain/errors.ts';
import { i18n } from './i18n.ts';

/** Why a change of one's own profile was not saved, in words. Needs the texts of profile-settings. */
export const saveFailureText = (code: ErrorCode): string =>
  code === 'unauthenticated' || code === 'forbidden'
    ? i18n.t(`profile-settings:failed.${code}`)
    : i18n.t(`common:error.${code}`);
