import { publicPath } from '@domain/profiles/links.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { copyAppLink, shareAppLink } from '../../stores/copy-link.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { COLORS, INK } from '../../ui/palette.ts';
import { styled } from '../../ui/styled.ts';
import { Heading } from '../../ui/text.tsx';

/** From the editor: the quiz that was just created. */
interface NewQuiz {
  id: string;
  title: string;
  isPublic: boolean;
}
export const useNewQuiz = () => (useLocation().state as { newQuiz?: NewQuiz } | null)?.newQuiz;

const Note = styled('section')({
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 16px',
  padding: '12px 16px 14px',
  borderRadius: 18,
  border: `2px solid ${INK}`,
  backgroundColor: COLORS.yellow.fill,
  color: INK,
  '& p': { margin: '2px 0 0', fontSize: '0.9375rem' },
});

/** Shows a new quiz's link first, as it is for sharing. */
export function NewQuizNote({ quiz, username }: { quiz: NewQuiz; username: string }) {
  const { t } = useTranslation(['public-profile', 'common']);
  const { id, title, isPublic } = quiz;
  const path = publicPath.quiz(username, id);
  return (
    <Note aria-label={t('live.title')}>
      <div>
        <Heading size={3} as="h2">
          {t('live.title')}
        </Heading>
        <p>{t(isPublic ? 'live.public' : 'live.private')}</p>
      </div>
      <Row>
        <Button
          variant="ink"
          size="small"
          start={<Icon name="share" />}
          onClick={() => void shareAppLink(path, 'quiz', title, t('live.shareText', { title }))}
        >
          {t('common:share')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          start={<Icon name="copy" />}
          onClick={() => void copyAppLink(path, 'quiz')}
        >
          {t('common:copyLink')}
        </Button>
      </Row>
    </Note>
  );
}
