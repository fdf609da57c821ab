import { newWarnings } from '@domain/profiles/account-activity.ts';
import { href } from '../config/href.ts';
import { markWarningsSeen } from '../data/accounts.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSession } from '../session/state.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { useFormats } from '../ui/use-formats.ts';

/** That the signed-in creator is suspended or was warned: why, until when, and how to object. */
export function AccountNotice() {
  const { t } = useTranslation('account-notice');
  const { date } = useFormats();
  const { account, user } = useSession();
  if (!account || !user) return null;
  const { suspension } = account;
  const warnings = newWarnings(account);
  return (
    <Sticker
      as="section"
      aria-labelledby="account-notice"
      style={{ width: 'calc(100% - 32px)', maxWidth: 1048, margin: '0 auto 16px' }}
    >
      <Stack gap={1.25}>
        <Heading size={3} as="h2" id="account-notice">
          {t(suspension ? 'suspended' : 'warned')}
        </Heading>
        {suspension && (
          <>
            <Text>
              {t('why', { reason: t(`reasons.${suspension.reason}`) })}{' '}
              {suspension.until === null ? t('open') : t('until', { date: date(suspension.until) })}
            </Text>
            <Text>{t('meanwhile')}</Text>
          </>
        )}
        {warnings.map(({ at, reason, note }) => (
          <Text key={at}>
            {t('why', { reason: t(`reasons.${reason}`) })} {note}
          </Text>
        ))}
        <Row gap={1.5}>
          {warnings.length > 0 && (
            <Button variant="contained" onClick={() => markWarningsSeen(user.uid)}>
              {t('seen')}
            </Button>
          )}
          <Button variant="outlined" to={href.contact('safety')}>
            {t('object')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
