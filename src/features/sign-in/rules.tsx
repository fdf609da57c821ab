import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';

/** Links to the terms and the safety page. An age isn't named: the question that follows would be no neutral one. */
export function Rules() {
  const { t } = useTranslation('auth');
  return (
    <Row gap={0} style={{ marginInlineStart: -16 }}>
      <Button variant="text" size="small" to={href.page('terms')}>
        {t('terms')}
      </Button>
      <Button variant="text" size="small" to={href.page('safety')}>
        {t('safety')}
      </Button>
    </Row>
  );
}
