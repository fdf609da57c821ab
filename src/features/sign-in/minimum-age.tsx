import { MINIMUM_AGE } from '@domain/limits.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

/** The minimum age, with links to the terms and the safety page. */
export function MinimumAge() {
  const { t } = useTranslation('auth');
  return (
    <div>
      <Text small tone="quiet">
        {t('minimumAge', { age: MINIMUM_AGE })}
      </Text>
      <Row gap={0} style={{ marginLeft: -16 }}>
        <Button variant="text" size="small" to={href.page('terms')}>
          {t('terms')}
        </Button>
        <Button variant="text" size="small" to={href.page('safety')}>
          {t('safety')}
        </Button>
      </Row>
    </div>
  );
}
