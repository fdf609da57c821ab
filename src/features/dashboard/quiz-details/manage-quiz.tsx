import { publicPath } from '@domain/profiles/links.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import ControlPointDuplicateRounded from '@mui/icons-material/ControlPointDuplicateRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { ALONG, Icon } from '../../../ui/icon.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { ClosingSwitch } from './closing-switch.tsx';

/** What changes the quiz or makes another of it, and the way to see it as others do. */
export function ManageQuiz({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('quiz-details');
  const { id, owner } = quiz;
  return (
    <Sticker data-screen-only>
      <Stack gap={2}>
        <ClosingSwitch quiz={quiz} />
        <Row gap={1.25}>
          <Button
            variant="outlined"
            size="small"
            component={Link}
            to={href.createQuiz({ edit: id })}
            startIcon={<Icon name="edit" size="1em" />}
          >
            {t('edit')}
          </Button>
          <Button
            variant="outlined"
            size="small"
            component={Link}
            to={href.createQuiz({ copy: id })}
            startIcon={<ControlPointDuplicateRounded />}
          >
            {t('copy')}
          </Button>
          <Button
            variant="outlined"
            size="small"
            href={publicPath.quiz(owner.username, id)}
            target="_blank"
            rel="noopener"
            startIcon={<OpenInNewRounded style={ALONG} />}
            aria-label={`${t('viewAsVisitor')} (${t('newTab')})`}
          >
            {t('viewAsVisitor')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
