import { ANONYMOUS_SENDER } from '@domain/messages/message.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { useTranslation } from 'react-i18next';

/** Returns the name by which a responder has a face: nobody's is the same in every language. */
export const facedAs = (name: string): string => (name === ANONYMOUS_RESPONDER ? '?' : name);

/** Returns displayed names: placeholders for nobody are stored in English and translated here. */
export function useNames() {
  const { t } = useTranslation('dashboard');
  return {
    senderOf: (name: string) => (name === ANONYMOUS_SENDER ? t('messages.anonymous') : name),
    responderOf: (name: string) => (name === ANONYMOUS_RESPONDER ? t('responses.anonymous') : name),
  };
}
