import type { ScoredAnswer } from '@domain/responses/response.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AnswerSign } from '../../ui/answer-sign.tsx';
import type { Game } from '../../ui/games.ts';
import { Stack } from '../../ui/layout.tsx';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
}));
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 14,
  padding: 16,
  borderRadius: 20,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  '& dl': { margin: '8px 0 0', display: 'grid', gap: 4, fontSize: '0.9375rem' },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: 6 },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontWeight: 700 },
});
const Verdict = styled('p')({ margin: 0, fontWeight: 800, fontSize: '0.9375rem' });

/** Every question with the given and the right answer; right and wrong by shape, word and colour. */
export function Breakdown({ answers, game }: { answers: readonly ScoredAnswer[]; game: Game }) {
  const { t } = useTranslation(['results', 'common']);
  const label = (answer: string) =>
    game === 'never-have-i-ever' && (answer === 'never' || answer === 'ever') ? t(`common:never.${answer}`) : answer;
  return (
    <Stack as="section" gap={1.5}>
      <Typography variant="h3" component="h2">
        {t('breakdown')}
      </Typography>
      <List>
        {answers.map(({ questionId, prompt, given, correct, isCorrect }, index) => (
          <Item key={questionId}>
            <AnswerSign game={game} mark={isCorrect ? 'right' : 'wrong'} />
            <div>
              <Verdict style={{ color: `var(--mui-palette-${isCorrect ? 'success' : 'error'}-main)` }}>
                {index + 1}. {t(isCorrect ? 'right' : 'wrong')}
              </Verdict>
              <Typography sx={{ fontWeight: 600 }}>{prompt === '' ? t('findLie') : prompt}</Typography>
              <dl>
                <div>
                  <dt>{t('given')}</dt>
                  <dd>{label(given)}</dd>
                </div>
                {!isCorrect && (
                  <div>
                    <dt>{t('correctAnswer')}</dt>
                    <dd>{label(correct)}</dd>
                  </div>
                )}
              </dl>
            </div>
          </Item>
        ))}
      </List>
    </Stack>
  );
}
