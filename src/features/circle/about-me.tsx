import type { Circle } from '@domain/circle/circle.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { changeOwnMember, type OwnMember } from '../../lib/own-circles.ts';
import { useStepHeading } from '../../lib/step-heading.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { CircleQuestion } from './circle-question.tsx';

/** Five taps about oneself, which are sent with the last one: `onDone`. */
export function AboutMe({ circle, me, onDone }: { circle: Circle; me: OwnMember; onDone: (me: OwnMember) => void }) {
  const { t } = useTranslation('circle');
  const forget = () => changeOwnMember(circle.id, me.id, () => null);
  if (me.answers.length >= circle.questions.length) return <NotIn me={me} onAgain={() => onDone(me)} onBack={forget} />;
  const change = (answers: number[]) => {
    const after = { ...me, answers };
    changeOwnMember(circle.id, me.id, () => after);
    if (answers.length === circle.questions.length) onDone(after);
  };
  return (
    <CircleQuestion
      circle={circle}
      answers={me.answers}
      color="teal"
      lead={t('me.lead', { name: me.name })}
      onAnswers={change}
      way={
        me.answers.length === 0 && (
          <Button variant="text" size="small" onClick={forget}>
            {t('me.otherName')}
          </Button>
        )
      }
    />
  );
}

/** Why somebody couldn't join, with what they answered kept. */
function NotIn({ me, onAgain, onBack }: { me: OwnMember; onAgain: () => void; onBack: () => void }) {
  const { t } = useTranslation(['circle', 'common']);
  const heading = useStepHeading();
  const code = me.refusal;
  const reason = code === 'circle-full' ? t('full.text') : code === 'circle-closed' ? t('closed.text') : null;
  return (
    <Sticker>
      <Stack>
        <Heading size={2} as="h1" ref={heading} tabIndex={-1}>
          {t(code === 'circle-full' ? 'full.title' : code === 'circle-closed' ? 'closed.title' : 'me.failed')}
        </Heading>
        {code && <Text>{reason ?? t(`common:error.${code}`)}</Text>}
        <Text tone="quiet">{t('me.kept')}</Text>
        <Button variant="contained" onClick={onAgain}>
          {t('common:retry')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t('me.forget')}
        </Button>
      </Stack>
    </Sticker>
  );
}
