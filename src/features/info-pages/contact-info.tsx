import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { DISPLAY } from '../../ui/tokens.ts';

/** Of a top-level domain that can never be anybody's. */
const ADDRESSES = {
  general: 'hello@whoknows.example',
  safety: 'safety@whoknows.example',
  press: 'press@whoknows.example',
} as const;
const TIMES = ['reply', 'report', 'urgent'] as const;
const KINDS = ['general', 'safety', 'press'] as const;

const Times = styled('dl')({
  margin: '12px 0 0',
  display: 'grid',
  gap: 12,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': { margin: 0, fontFamily: DISPLAY, fontWeight: 800, fontSize: '1.625rem', lineHeight: 1.1 },
});
const Addresses = styled('dl')({
  margin: 0,
  '& dt': { fontSize: '0.875rem', fontWeight: 700, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: '0 0 10px', fontWeight: 600 },
});

/** Beside the form: how fast the answers come, sample addresses, and the help pages. */
export function ContactInfo() {
  const { t } = useTranslation('contact');
  return (
    <Stack gap={3}>
      <Sticker as="section" game="never-have-i-ever" tilt={1}>
        <Heading size={3} as="h2">
          {t('times.title')}
        </Heading>
        <Times>
          {TIMES.map((time) => (
            <div key={time}>
              <dt>{t(`times.${time}.label`)}</dt>
              <dd>{t(`times.${time}.value`)}</dd>
            </div>
          ))}
        </Times>
      </Sticker>
      <Sticker as="section">
        <Stack gap={1.5}>
          <Row style={{ justifyContent: 'space-between' }}>
            <Heading size={3} as="h2">
              {t('sample.title')}
            </Heading>
            <Badge>{t('sample.badge')}</Badge>
          </Row>
          <Addresses>
            {KINDS.map((kind) => (
              <div key={kind}>
                <dt>{t(`sample.${kind}`)}</dt>
                <dd>{ADDRESSES[kind]}</dd>
              </div>
            ))}
          </Addresses>
          <Text small tone="quiet">
            {t('sample.note')}
          </Text>
        </Stack>
      </Sticker>
      <Sticker as="section">
        <Stack gap={1.5} style={{ alignItems: 'flex-start' }}>
          <Heading size={3} as="h2">
            {t('help.title')}
          </Heading>
          <Text>{t('help.text')}</Text>
          <Button variant="outlined" to="/help">
            {t('help.action')}
          </Button>
        </Stack>
      </Sticker>
    </Stack>
  );
}
