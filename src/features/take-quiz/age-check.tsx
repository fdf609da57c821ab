import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActionBar } from '../../ui/layout.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { FaceCard } from './face-card.tsx';
import { FocusHeading } from './focus-heading.tsx';

/** Asks for the age before a spicy quiz; a no leads back to the first screen. */
export function AgeCheck(props: { owner: Quiz['owner']; onAnswer: (isAdult: boolean) => void }) {
  const { owner, onAnswer } = props;
  const { t } = useTranslation('take-quiz');
  return (
    <>
      <FaceCard owner={owner}>
        <Badge>
          <Icon name="flame" size="1.1em" /> {t('age.whose', { name: firstName(owner.name) })}
        </Badge>
        <FocusHeading>{t('age.title')}</FocusHeading>
        <Text tone="quiet">{t('age.text')}</Text>
      </FaceCard>
      <ActionBar>
        <Button variant="contained" size="large" onClick={() => onAnswer(true)}>
          {t('age.yes')}
        </Button>
        <Button variant="outlined" size="large" onClick={() => onAnswer(false)}>
          {t('age.no')}
        </Button>
      </ActionBar>
    </>
  );
}
