import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { minimumAgeHere } from '../../session/too-young.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Says why somebody too young gets no account, and what they can do without one. */
export function TooYoung() {
  const { t } = useTranslation('auth');
  return (
    <Sticker>
      <Stack gap={2}>
        <Heading size={2} as="h1">
          {t('tooYoung.title')}
        </Heading>
        <Text>{t('tooYoung.text', { age: minimumAgeHere() })}</Text>
        <Text>{t('tooYoung.play')}</Text>
        <Row>
          <Button variant="contained" to={href.page('how-well-demo')}>
            {t('tooYoung.demo')}
          </Button>
          <Button variant="outlined" to="/">
            {t('tooYoung.home')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
