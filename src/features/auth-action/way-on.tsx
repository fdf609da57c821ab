import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

interface Props {
  email: string | null;
  to: string | null;
  isSignedIn: boolean;
}

/**
 * To the account for who is signed in here, else to the sign-in page with the address filled in. `to` is where the link
 * wants to go on; the sign-in page is no place of its own.
 */
export function WayOn({ email, to, isSignedIn }: Props) {
  const { t } = useTranslation('auth-action');
  const from = to?.startsWith('/auth') ? null : to;
  return (
    <div>
      {isSignedIn ? (
        <Button variant="contained" size="large" to={from ?? '/account'}>
          {t('toAccount')}
        </Button>
      ) : (
        <Button variant="contained" size="large" to="/auth?mode=sign-in" state={{ from, email }}>
          {t('signIn')}
        </Button>
      )}
    </div>
  );
}
