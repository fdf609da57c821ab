import type { ErrorCode } from '@domain/errors.ts';
import { i18n } from './i18n.ts';

/** Returns why a profile change wasn't saved, translated. Needs the profile-settings texts. */
export const saveFailureText = (code: ErrorCode): string =>
  code === 'unauthenticated' || code === 'forbidden'
    ? i18n.t(`profile-settings:failed.${code}`)
    : i18n.t(`common:error.${code}`);
