import { QUIZ_TYPES } from '@domain/games/index.ts';
import { isBlank } from '@domain/quiz/stored-drafts.ts';
import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { GameIcon } from '../../games/game-icon.tsx';
import { GAME_COLOR } from '../../games/index.ts';
import { GUEST } from '../../session/guest-drafts.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { useDrafts } from './draft-storage.ts';
import { StepHead } from './step-head.tsx';
import { addressOf, firstStep } from './use-place.ts';

const HERE = addressOf({ step: 'type', type: null });

/** The first step: the choice of a game, with a note on those with a draft. */
export function TypeChoice() {
  const { t } = useTranslation('quiz-editor');
  const { t: games } = useTranslation('games');
  const works = useDrafts((state) => state.works);
  const isGuest = useDrafts((state) => state.ownerId === GUEST);
  return (
    <Stack gap={2.5}>
      <BackButton to={isGuest ? '/' : href.dashboard()}>{t(isGuest ? 'guest.home' : 'type.back')}</BackButton>
      <StepHead title={t('title')} lead={t(isGuest ? 'guest.lead' : 'type.lead')} />
      {QUIZ_TYPES.map((type) => {
        const work = works[type];
        return (
          <ChoiceCard
            key={type}
            color={GAME_COLOR[type]}
            icon={<GameIcon game={type} size="1em" />}
            title={games(`${type}.name`)}
            text={t(`type.${type}`)}
            mark={work && !isBlank(work) && `${t('draft.mark')} · ${t('draft.goOn')}`}
            way={{ to: addressOf({ step: firstStep(type), type }), from: HERE }}
          />
        );
      })}
      <Button variant="outlined" to={href.templates()}>
        {t('type.templates')}
      </Button>
      {isGuest && (
        <Row style={{ justifyContent: 'center' }}>
          <Text>{t('guest.haveAccount')}</Text>
          <Button variant="text" to={href.signIn({ mode: 'sign-in', from: HERE })}>
            {t('guest.signIn')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
