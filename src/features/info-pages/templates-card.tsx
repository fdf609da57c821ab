import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CARD, COLORS, INK } from '../../ui/palette.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import type { TemplateCardInfo } from './templates-list.ts';

const PEEKS = ['peek1', 'peek2'] as const;
const Head = styled('div')({
  padding: '16px 20px 44px',
  borderBottom: `2px solid ${INK}`,
  borderRadius: '22px 22px 0 0',
  color: INK,
});
/** Two slips that stick out of the pile. */
const Peeks = styled('ul')({
  listStyle: 'none',
  margin: '-30px 12px 0',
  padding: 0,
  display: 'grid',
  '& > li': {
    padding: '10px 14px',
    borderRadius: 14,
    border: `2px solid ${INK}`,
    backgroundColor: CARD,
    color: INK,
    fontWeight: 600,
    lineHeight: 1.35,
    textWrap: 'balance',
    transform: 'rotate(-1deg)',
  },
  '& > li + li': { marginTop: 3, transform: 'rotate(1deg)' },
});
const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  flex: 1,
  padding: '16px 20px 20px',
  '& > :last-child': { marginTop: 'auto' },
});

/** A template: its topic, two of its items, and the link to start with it. */
export function TemplateCard({ name, type, items }: TemplateCardInfo) {
  const { t } = useTranslation('templates');
  const { t: games } = useTranslation('games');
  const title = t(`card.${name}.title`);
  return (
    <Sticker as="article" style={{ padding: 0, display: 'flex', flexDirection: 'column' }}>
      <Head style={{ backgroundColor: COLORS[GAME_COLOR[type]].fill }}>
        <Stack gap={1.25}>
          <Badge style={{ alignSelf: 'flex-start', backgroundColor: CARD, borderColor: INK, color: INK }}>
            <GameIcon game={type} />
            {games(`${type}.badge`)}
          </Badge>
          <Heading size={3} as="h2" style={{ fontSize: '1.5rem' }}>
            {title}
          </Heading>
        </Stack>
      </Head>
      <Peeks aria-label={t('peek')}>
        {PEEKS.map((peek) => (
          <li key={peek}>{t(`card.${name}.${peek}`)}</li>
        ))}
      </Peeks>
      <Body>
        <Text>
          <strong>{t(`count.${type}`, { count: items })}.</strong> {t(`card.${name}.text`)}
        </Text>
        <Button variant="contained" to={href.createQuiz({ type, template: name })} aria-label={`${t('use')}, ${title}`}>
          {t('use')}
        </Button>
      </Body>
    </Sticker>
  );
}
