import type { Profile } from '@domain/profiles/profile.ts';
import { scoreLevel } from '@domain/responses/level.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../../config/href.ts';
import { creatorSubject } from '../../../lib/share-subject.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { useShare } from '../../../ui/use-share.ts';
import { Envelope } from '../messages/envelope.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { useNames } from '../shared/use-names.ts';
import type { News } from './news.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  '& > .action': { gridColumn: '1 / -1' },
  '& .envelope': { display: 'grid', rotate: '-4deg', '& svg': { width: 88, height: 66 } },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > .action': { gridColumn: 'auto' },
  },
}));

interface LinesProps {
  picture?: ReactNode;
  title: string;
  text: ReactNode;
  action: ReactNode;
}

function Lines({ picture, title, text, action }: LinesProps) {
  return (
    <Box>
      {picture}
      <div style={picture ? undefined : { gridColumn: 'span 2' }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {text}
      </div>
      <div className="action">{action}</div>
    </Box>
  );
}

/** The newest thing: sealed messages, else the latest response, else what brings one; with one action. */
export function Newest({ news, profile }: { news: News; profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const { senderOf, responderOf } = useNames();
  const message = useOpened('message');
  const response = useOpened('response');
  const share = useShare();
  if (news.kind === 'sealed') {
    const { id, senderName, createdAt } = news.message;
    return (
      <Lines
        picture={
          <span className="envelope">
            <Envelope id={id} />
          </span>
        }
        title={t('newest.sealed', { count: news.count })}
        text={
          <>
            {senderOf(senderName)} · <TimeAgo at={createdAt} />
          </>
        }
        action={
          <Button variant="ink" style={{ width: '100%' }} onClick={() => message.open(id)}>
            {t('newest.break')}
          </Button>
        }
      />
    );
  }
  if (news.kind === 'response') {
    const { id, responderName, score, total, percentage, quiz, createdAt } = news.response;
    const name = responderOf(responderName);
    return (
      <Lines
        picture={<Avatar name={name} photoURL={null} size={72} />}
        title={t('newest.score', { name, score, total })}
        text={
          <>
            {t(`newest.${scoreLevel(percentage)}`)}
            <br />
            {quiz.title} · <TimeAgo at={createdAt} />
          </>
        }
        action={
          <Button
            variant="contained"
            aria-haspopup="dialog"
            style={{ width: '100%' }}
            onClick={() => response.open(id)}
          >
            {t('newest.answers')}
          </Button>
        }
      />
    );
  }
  return news.hasQuizzes ? (
    <Lines
      title={t('newest.waitingTitle')}
      text={t('newest.waitingText')}
      action={
        <Button
          variant="contained"
          aria-haspopup="dialog"
          style={{ width: '100%' }}
          onClick={() => share(creatorSubject('profile', profile))}
        >
          {t('newest.share')}
        </Button>
      }
    />
  ) : (
    <Lines
      title={t('newest.beginTitle')}
      text={t('newest.beginText')}
      action={
        <Button variant="contained" to={href.createQuiz()} style={{ width: '100%' }}>
          {t('create')}
        </Button>
      }
    />
  );
}
