import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';

const Facts = styled(Row)({
  justifyContent: 'center',
  columnGap: 14,
  fontWeight: 600,
  fontSize: '0.9375rem',
  '& > * + *::before': { content: '"·"', marginRight: 14 },
});
const Dare = styled('p')({ margin: 0, fontSize: '1.0625rem' });

/** Who asks, what kind of quiz it is and how long. `children` is the players' counter. */
export function IntroCard({ quiz, children }: { quiz: Quiz; children: ReactNode }) {
  const { t } = useTranslation(['take-quiz', 'common']);
  const { owner, title, type, questions, category } = quiz;
  return (
    <Sticker style={{ marginTop: 44, paddingTop: 0 }}>
      <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
        <div style={{ marginTop: -46 }}>
          <Avatar name={owner.name} photoURL={owner.photoURL} size={92} />
        </div>
        <Link to={publicPath.profile(owner.username)} style={{ color: 'inherit', fontWeight: 700 }}>
          {owner.name}
        </Link>
        <Row style={{ justifyContent: 'center' }}>
          <Badge game={type}>{t(`common:quizTypeBadge.${type}`)}</Badge>
          {category === 'spicy' && <Badge>🌶️ {t('intro.spicy')}</Badge>}
          {!quiz.isPublic && <Badge>🔒 {t('intro.private')}</Badge>}
        </Row>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Dare>{t(`intro.dare.${type}`, { name: owner.name })}</Dare>
        <Facts>
          <span>{t('intro.questions', { count: questions.length })}</span>
          {children}
        </Facts>
      </Stack>
    </Sticker>
  );
}
