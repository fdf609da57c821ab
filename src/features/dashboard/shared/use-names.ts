import { ANONYMOUS_SENDER } from '@domain/messages/message.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/response.ts';
import { useTranslation } from 'react-i18next';

/** Names as they are shown: those that stand for nobody are stored in English and read in the language of the page. */
export function useNames() {
  const { t } = useTranslation('dashboard');
  return {
    senderOf: (name: string) => (name === ANONYMOUS_SENDER ? t('messages.anonymous') : name),
    responderOf: (name: string) => (name === ANONYMOUS_RESPONDER ? t('responses.anonymous') : name),
  };
}
