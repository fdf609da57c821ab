import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { doorTo } from './after-action.ts';

interface Props {
  email: string | null;
  /** Where the person was going, if anywhere. */
  to: string | null;
  isSignedIn: boolean;
}

/** Links to where the person was going if signed in here, else to the sign-in page with the email filled in. */
export function ContinueLink({ email, to, isSignedIn }: Props) {
  const { t } = useTranslation('auth-action');
  const place = to ?? href.page('account');
  return (
    <div>
      {isSignedIn ? (
        <Button variant="contained" size="large" to={place}>
          {t(place === href.page('account') ? 'toAccount' : 'goOn')}
        </Button>
      ) : (
        <Button variant="contained" size="large" to={doorTo('sign-in', to)} state={{ email }}>
          {t('signIn')}
        </Button>
      )}
    </div>
  );
}
