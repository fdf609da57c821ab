import { useTranslation } from '../../i18n/use-translation.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './final-call.module.css';
import { PaperSheet } from './paper-sheet.tsx';
import { WaysIn } from './ways-in.tsx';

const FACTS = ['free', 'account', 'offline', 'languages'] as const;

/** The closing section: the price, and the call to action again. */
export function FinalCall() {
  const { t } = useTranslation('landing');
  return (
    <PaperSheet color="violet">
      <Stack gap={3} style={{ alignItems: 'center', textAlign: 'center' }}>
        <Heading size={1} as="h2" style={{ fontSize: 'clamp(2rem, 12vw, 4.75rem)' }}>
          {t('final.title')}
        </Heading>
        <Text style={{ fontSize: '1.1875rem', maxWidth: 480 }}>{t('final.text')}</Text>
        <Row as="ul" gap={1.25} style={{ listStyle: 'none', margin: 0, padding: 0, justifyContent: 'center' }}>
          {FACTS.map((fact) => (
            <li className={css['fact']} key={fact}>
              {t(`final.${fact}`)}
            </li>
          ))}
        </Row>
        <WaysIn isCentered />
        <Text small>{t('final.goal')}</Text>
      </Stack>
    </PaperSheet>
  );
}
