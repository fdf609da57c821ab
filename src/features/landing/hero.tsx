import { useTranslation } from '../../i18n/use-translation.ts';
import { ColorBand } from '../../ui/color.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { GroupChat } from './group-chat.tsx';
import css from './hero.module.css';
import { TryNow } from './try-now.tsx';
import { WaysIn } from './ways-in.tsx';

/** The first screen: the question, the call to action, and a group of friends. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <div className={css['opening']}>
      <Stack gap={3}>
        <div className={css['question']}>
          <ColorBand color="yellow" />
          <Heading size={1} as="h1">
            {t('hero.before')} <span className={css['slip']}>{t('hero.marked')}</span> {t('hero.after')}
          </Heading>
        </div>
        <Text style={{ fontSize: '1.1875rem', maxWidth: 440, marginTop: 30, textWrap: 'pretty' }}>
          {t('hero.text')}
        </Text>
        <WaysIn />
        <TryNow />
      </Stack>
      <GroupChat />
    </div>
  );
}
