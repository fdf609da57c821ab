import type { DemoType } from '@domain/demo/demo-quiz.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { copyText } from '../../lib/share.ts';
import { absoluteUrl } from '../../lib/site.ts';
import { notify } from '../../stores/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HiddenText } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './share-links.module.css';

/** Shares the demo: the text, two networks, and the link to copy. */
export function ShareLinks({ type, name }: { type: DemoType; name: string }) {
  const { t } = useTranslation(['demo-quizzes', 'common']);
  const { t: games } = useTranslation('games');
  const url = absoluteUrl(href.demo(type));
  const text = t('share.text', { title: games(`${type}.name`), name });
  const networks = {
    twitter: `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: text })}`,
  };
  const copy = async () => {
    if (await copyText(url)) notify({ kind: 'info', title: t('share.copied') });
    else notify({ kind: 'error', title: t('common:copied.failedTitle'), description: t('common:copied.failed') });
  };
  return (
    <Sticker>
      <Heading as="h2" size={3}>
        {t('share.title')}
      </Heading>
      <Text style={{ margin: '6px 0 14px' }}>{text}</Text>
      <div className={css['ways']}>
        {(['twitter', 'facebook'] as const).map((network) => (
          <Button key={network} variant="outlined" size="small" href={networks[network]} target="_blank" rel="noopener">
            {t(`share.${network}`)} <HiddenText>{t('share.newTab')}</HiddenText>
          </Button>
        ))}
        <Button variant="outlined" size="small" start={<Icon name="link" />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </div>
    </Sticker>
  );
}
