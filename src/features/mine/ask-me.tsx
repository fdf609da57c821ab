import { gameOf } from '@domain/games/index.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { GAME_COLOR } from '../../games/index.ts';
import { useWording } from '../../games/use-wording.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useStepHeading } from '../../lib/step-heading.ts';
import { shown, useTranslations } from '../../stores/translations.ts';
import { AnswerButton } from '../../ui/answer-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Stamps } from '../../ui/stamps.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TranslationLine } from '../../ui/translation-line.tsx';
import type { askedIn, Remix } from './remix.ts';
import { useEditor } from './use-editor.ts';

interface Props {
  quiz: Quiz;
  remix: Remix;
  asked: ReturnType<typeof askedIn>;
  at: number;
  onAnswer: (answer: string) => void;
  onBack: () => void;
}

/** One question of somebody's quiz, to be answered about oneself. */
export function AskMe({ quiz, remix, asked, at, onAnswer, onBack }: Props) {
  const { t } = useTranslation('mine');
  const { type, owner } = quiz;
  const translations = useTranslations();
  const { prompt, answer: label, lead } = useWording(type, (context, text) => shown(translations, context, text));
  const heading = useStepHeading();
  const toEditor = useEditor(quiz, remix);
  const current = asked[at];
  if (!current) return null;
  const { question, options, chosen } = current;
  const position = t('position', { x: at + 1, n: asked.length });
  return (
    <>
      <Stamps color={GAME_COLOR[type]} marks={asked.map((one) => (one.chosen === null ? 'open' : 'chosen'))} now={at} />
      <Sticker>
        <Stack gap={1}>
          <Text small tone="quiet">
            {position} · {t('borrowed', { name: firstName(owner.name) })}
          </Text>
          <Text style={{ fontWeight: 700 }}>{t('true')}</Text>
          {lead && <Text style={{ fontWeight: 700 }}>{lead}</Text>}
          <Heading size={2} as="h1" ref={heading} tabIndex={-1} {...prompt(gameOf(type).promptOf(question))} />
        </Stack>
      </Sticker>
      <TranslationLine line={translations.line} isExpected={false} />
      <Stack gap={1.5} role="group" aria-label={t('true')}>
        {options.map((option, place) => (
          <AnswerButton
            key={option}
            color={GAME_COLOR[type]}
            letter={String.fromCharCode(65 + place)}
            mark={option === chosen ? 'chosen' : 'open'}
            isDisabled={false}
            onChoose={() => onAnswer(option)}
          >
            <span {...label(option)} />
          </AnswerButton>
        ))}
      </Stack>
      <Row style={{ justifyContent: 'space-between' }}>
        <Button variant="text" size="small" onClick={onBack} style={{ visibility: at > 0 ? undefined : 'hidden' }}>
          {t('back')}
        </Button>
        <Button variant="text" size="small" onClick={toEditor}>
          {t('change')}
        </Button>
      </Row>
    </>
  );
}
