import type { Warning } from '@domain/moderation/warning.ts';
import { newWarnings } from '@domain/profiles/account-activity.ts';
import { href } from '../config/href.ts';
import { markSeen } from '../data/accounts.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSession } from '../session/state.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { GuestNote } from './guest-note.tsx';

/** One notice from moderators: a warning, or what they removed or reinstated; with a way to object. */
function Told({ told }: { told: Warning }) {
  const { t } = useTranslation('account-notice');
  const { date } = useFormats();
  const { at, kind, reason, note, things = [], title = '', caseId } = told;
  const why = t('why', { reason: t(`reasons.${reason}`) });
  if (kind === 'put-back')
    return (
      <Text>
        {things.map((thing) => t(`back.${thing}`, { title })).join(' ')} {t('sorry')}
      </Text>
    );
  return (
    <Stack gap={1}>
      {kind === 'removed' && (
        <Text style={{ fontWeight: 600 }}>{things.map((thing) => t(`removed.${thing}`, { title })).join(' ')}</Text>
      )}
      <Text>
        {why} {kind === 'removed' ? t('decided', { date: date(at) }) : note}
      </Text>
      <Row>
        <Button variant="outlined" to={href.objection(caseId)}>
          {t('object')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Notices about an account: what moderators decided, and for a guest how long it stays. */
export function AccountNotice() {
  const account = useSession((state) => state.account);
  return (
    <>
      {account && (account.suspension || newWarnings(account).length > 0) && <FromModerators />}
      <GuestNote />
    </>
  );
}

/** The moderators' notices to the signed-in creator: a suspension, warnings, and what was removed or reinstated. */
function FromModerators() {
  const { t } = useTranslation('account-notice');
  const { date } = useFormats();
  const { account, user } = useSession();
  if (!account || !user) return null;
  const { suspension } = account;
  const warnings = newWarnings(account);
  const isNews = warnings.some(({ kind }) => kind !== undefined);
  return (
    <Sticker
      as="section"
      aria-labelledby="account-notice"
      style={{ width: 'calc(100% - 32px)', maxWidth: 1048, margin: '0 auto 16px' }}
    >
      <Stack gap={2}>
        <Heading size={3} as="h2" id="account-notice">
          {t(suspension ? 'suspended' : isNews ? 'news' : 'warned')}
        </Heading>
        {suspension && (
          <Stack gap={1}>
            <Text>
              {t('why', { reason: t(`reasons.${suspension.reason}`) })}{' '}
              {suspension.until === null ? t('open') : t('until', { date: date(suspension.until) })}
            </Text>
            <Text>{t('meanwhile')}</Text>
            <Row>
              <Button variant="outlined" to={href.objection()}>
                {t('object')}
              </Button>
            </Row>
          </Stack>
        )}
        {warnings.map((told) => (
          <Told key={`${told.at} ${told.caseId}`} told={told} />
        ))}
        {warnings.length > 0 && (
          <Row>
            <Button variant="contained" onClick={() => markSeen(user.uid, 'warningsSeenAt')}>
              {t('seen')}
            </Button>
          </Row>
        )}
      </Stack>
    </Sticker>
  );
}
