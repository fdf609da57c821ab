import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { href } from '../../config/href.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readUnfinished } from '../../lib/drafts.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { Button } from '../../ui/button.tsx';
import { ColorBand } from '../../ui/color.tsx';
import { ActionBar, Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { BoardPart } from './board-part.tsx';
import { FaceCard } from './face-card.tsx';
import { FocusHeading } from './focus-heading.tsx';

/** A quiz that accepts no new answers: its creator, what happened to given answers, links, and who did best. */
export function QuizClosed({ quiz }: { quiz: Quiz }) {
  const { id, owner, title, type } = quiz;
  const { t } = useTranslation('take-quiz');
  const name = firstName(owner.name);
  const [hasAnswers] = useDeviceState(() => (readUnfinished(id)?.answers.length ?? 0) > 0, false);
  return (
    <Column>
      <PageMeta title={title} description={t('closed.title', { name })} isPersonal />
      <ColorBand color={GAME_COLOR[type]} height={250} />
      <FaceCard owner={owner}>
        <Badge>
          <UserText>{title}</UserText>
        </Badge>
        <FocusHeading>{t('closed.title', { name })}</FocusHeading>
        <Text tone="quiet">{t('closed.text', { name })}</Text>
        {hasAnswers && <Text>{t('closed.kept')}</Text>}
      </FaceCard>
      <ActionBar>
        <Button variant="contained" size="large" to={publicPath.profile(owner.username)}>
          {t('notFound.others', { name })}
        </Button>
        <Button variant="outlined" size="large" to={href.createQuiz()}>
          {t('createOwn')}
        </Button>
      </ActionBar>
      <BoardPart quiz={quiz} />
    </Column>
  );
}
