import type { ErrorBody } from '@domain/errors.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withCode } from '../../ui/request-code.tsx';

/** Returns a function that translates an error. `more`: what else is said. */
export function useErrorText(): (error: ErrorBody, more?: string) => ReactNode {
  const { t } = useTranslation();
  return (error, more = '') => withCode(`${t(`error.${error.code}`)} ${more}`.trim(), error);
}
