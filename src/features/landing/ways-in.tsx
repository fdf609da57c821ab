import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { readSessionHint } from '../../session/hint.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import css from './ways-in.module.css';

/** Create Your Quiz, Join Now, Login; who has something here already, without an account too, gets their dashboard. */
export function WaysIn({ isCentered = false }: { isCentered?: boolean }) {
  const { t } = useTranslation(['landing', 'common']);
  const [isKnown] = useDeviceState(() => readSessionHint() !== null, false);
  return (
    <Row className={css['ways']} gap={1.5} style={isCentered ? { justifyContent: 'center' } : undefined}>
      {/* a full page load: the signed-in side is an app of its own weight */}
      <Button variant="contained" size="large" href={href.dashboard()}>
        {t('hero.create')}
      </Button>
      {isKnown ? (
        <Button variant="outlined" size="large" href={href.dashboard()}>
          {t('common:menu.dashboard')}
        </Button>
      ) : (
        <>
          <Button variant="outlined" size="large" to={href.signIn()}>
            {t('hero.join')}
          </Button>
          <Button variant="text" to={href.signIn()}>
            {t('hero.login')}
          </Button>
        </>
      )}
    </Row>
  );
}
