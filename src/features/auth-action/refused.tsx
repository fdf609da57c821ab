import { isInCatalog } from '@domain/auth/returning-url-error.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReturningLink } from '../../lib/returning-link.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Screen } from './screen.tsx';

/** An address that isn't a valid link: described in the spec's words and ours, never in those of the address. */
export function Refused({ link }: { link: Exclude<ReturningLink, { kind: 'action' | 'sign-in-link' }> }) {
  const { t } = useTranslation('auth-action');
  const reason = link.kind === 'refused' ? link.code : link.kind === 'nothing' ? 'nothing' : 'carried';
  const title = reason === 'nothing' ? 'nothingTitle' : reason === 'no-code' ? 'brokenTitle' : 'signInTitle';
  return (
    <Screen
      step="refused"
      symbol={reason === 'carried' ? 'shield' : 'link'}
      color="coral"
      title={t(`refused.${title}`)}
      text={
        <>
          {isInCatalog(reason) && <strong>{t(`urlError.${reason}`)} </strong>}
          {t(`refused.${reason}`)}
        </>
      }
    >
      <Row>
        <Button variant="contained" size="large" to={href.signIn({ mode: 'sign-in' })}>
          {t('signIn')}
        </Button>
      </Row>
    </Screen>
  );
}
