import { CARD, FILLS, INK } from '@domain/palette.ts';
import { href } from '../../../config/href.ts';
import { GameIcon } from '../../../games/game-icon.tsx';
import { GAME_COLOR } from '../../../games/index.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Badge, Sticker } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import css from './card.module.css';
import type { TemplateCardInfo } from './list.ts';

const PEEKS = ['peek1', 'peek2'] as const;

/** A template: its topic, two of its items, and the link to start with it. */
export function TemplateCard({ name, type, items }: TemplateCardInfo) {
  const { t } = useTranslation('templates');
  const { t: games } = useTranslation('games');
  const title = t(`card.${name}.title`);
  return (
    <Sticker as="article" style={{ padding: 0, display: 'flex', flexDirection: 'column' }}>
      <div className={css['head']} style={{ backgroundColor: FILLS[GAME_COLOR[type]] }}>
        <Stack gap={1.25}>
          <Badge style={{ alignSelf: 'flex-start', backgroundColor: CARD, borderColor: INK, color: INK }}>
            <GameIcon game={type} />
            {games(`${type}.name`)}
          </Badge>
          <Heading size={3} as="h2" style={{ fontSize: '1.5rem' }}>
            {title}
          </Heading>
        </Stack>
      </div>
      <ul className={css['peeks']} aria-label={t('peek')}>
        {PEEKS.map((peek) => (
          <li key={peek}>{t(`card.${name}.${peek}`)}</li>
        ))}
      </ul>
      <div className={css['body']}>
        <Text>
          <strong>{t(`count.${type}`, { count: items })}.</strong> {t(`card.${name}.text`)}
        </Text>
        <Button variant="contained" to={href.createQuiz({ type, template: name })} aria-label={`${t('use')}, ${title}`}>
          {t('use')}
        </Button>
      </div>
    </Sticker>
  );
}
