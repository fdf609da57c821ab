import { href } from '../../../config/href.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import css from './contact.module.css';

const TIMES = ['reply', 'report', 'urgent'] as const;

/** Beside the form: response time, and the help pages. */
export function ContactInfo() {
  const { t } = useTranslation('contact');
  return (
    <Stack gap={3}>
      <Sticker as="section" color="teal" tilt={1}>
        <Heading size={3} as="h2">
          {t('times.title')}
        </Heading>
        <dl className={css['times']}>
          {TIMES.map((time) => (
            <div key={time}>
              <dt>{t(`times.${time}.label`)}</dt>
              <dd>{t(`times.${time}.value`)}</dd>
            </div>
          ))}
        </dl>
      </Sticker>
      <Sticker as="section">
        <Stack gap={1.5} style={{ alignItems: 'flex-start' }}>
          <Heading size={3} as="h2">
            {t('help.title')}
          </Heading>
          <Text>{t('help.text')}</Text>
          <Button variant="outlined" to={href.page('help')}>
            {t('help.action')}
          </Button>
        </Stack>
      </Sticker>
    </Stack>
  );
}
