import type { ErrorCode } from '@domain/errors.ts';
import { LANGUAGES, type Language, toLanguage } from '@domain/languages.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { saveSetting } from '../../../data/accounts.ts';
import { saveFailureText } from '../../../i18n/save-failure.ts';
import { codeOf, saveOwn } from '../../../session/save-own.ts';
import { useSession } from '../../../session/state.ts';
import { usePreferences } from '../../../stores/preferences.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { Text } from '../../../ui/text.tsx';
import { OfAccount } from '../account-loader.tsx';

const labelOf = (language: Language) => LANGUAGES[language].label;

/** Says why there is no switch, and what to do. */
function NotYet({ hasEmail }: { hasEmail: boolean }) {
  const { t } = useTranslation('account');
  return (
    <>
      <div>
        <strong>{t('weekly.label')}</strong>
        <Text small tone="quiet">
          {t(hasEmail ? 'weekly.needsEmail' : 'weekly.noEmail')}
        </Text>
      </div>
      {hasEmail && (
        <Row>
          <Button variant="outlined" size="small" component={Link} to="#sign-in">
            {t('twoStep.toEmail')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** The switch; saved immediately. The live account reverts a refused change. */
function WeeklySwitch({ uid, email, stored }: { uid: string; email: string; stored: string | null }) {
  const { t } = useTranslation('account');
  const { language: shown } = usePreferences();
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const chosen = stored === null ? null : toLanguage(stored);
  const change = async (language: Language | null, saved: string) => {
    setFailure(null);
    try {
      await saveOwn(saveSetting(uid, { weeklySummary: language }), saved);
    } catch (error) {
      setFailure(codeOf(error));
    }
  };
  const inShown = { language: labelOf(shown) };
  return (
    <>
      <SwitchRow
        label={t('weekly.label')}
        text={chosen ? t('weekly.on', { email, language: labelOf(chosen) }) : t('weekly.off')}
        checked={chosen !== null}
        onChange={(isOn) => void change(isOn ? shown : null, t(isOn ? 'weekly.nowOn' : 'weekly.nowOff'))}
      />
      {chosen !== null && chosen !== shown && (
        <Row>
          <Button variant="outlined" size="small" onClick={() => void change(shown, t('weekly.nowIn', inShown))}>
            {t('weekly.inThis', inShown)}
          </Button>
        </Row>
      )}
      <ErrorNote text={failure && saveFailureText(failure)} />
    </>
  );
}

/** Whether a summary of the week comes by email; to a verified address only. */
export function WeeklyEmail() {
  const { t } = useTranslation('account');
  const user = useSession((session) => session.user);
  if (!user) return null;
  const { uid, email, emailVerified } = user;
  if (email === null || !emailVerified) return <NotYet hasEmail={email !== null} />;
  return (
    <OfAccount uid={uid} unread={t('weekly.unread')}>
      {({ weeklySummary }) => <WeeklySwitch uid={uid} email={email} stored={weeklySummary ?? null} />}
    </OfAccount>
  );
}
