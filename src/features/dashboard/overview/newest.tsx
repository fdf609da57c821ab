import { faceAddress } from '@domain/profiles/face.ts';
import { scoreLevel } from '@domain/responses/percentage.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../../config/href.ts';
import { quizSubject } from '../../../lib/share-subject.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpened, useShare } from '../../../ui/use-opened.ts';
import { quoting, UserName, UserText } from '../../../ui/user-text.tsx';
import { Envelope } from '../messages/envelope.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { facedAs, useNames } from '../shared/use-names.ts';
import type { News } from './first-news.ts';
import css from './newest.module.css';

interface LinesProps {
  picture?: ReactNode;
  title: string;
  text: ReactNode;
  action: ReactNode;
}

function Lines({ picture, title, text, action }: LinesProps) {
  return (
    <div className={css['box']}>
      {picture}
      <div className={css['lines']}>
        <Typography variant="h3" component="h2">
          {quoting(title)}
        </Typography>
        {text}
      </div>
      <div className={css['action']}>{action}</div>
    </div>
  );
}

/** The newest thing: sealed messages, else the latest response, else what brings one; with one action. */
export function Newest({ news }: { news: News }) {
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
          <span className={css['envelope']}>
            <Envelope id={id} />
          </span>
        }
        title={t('newest.sealed', { count: news.count })}
        text={
          <>
            <UserName>{senderOf(senderName)}</UserName> · <TimeAgo at={createdAt} />
          </>
        }
        action={
          <Button variant="ink" onClick={() => message.open(id)}>
            {t('newest.break')}
          </Button>
        }
      />
    );
  }
  if (news.kind === 'response') {
    const { id, responderName, face, score, total, percentage, quiz, createdAt } = news.response;
    const name = responderOf(responderName);
    return (
      <Lines
        picture={
          <span className={css['person']}>
            <Avatar name={facedAs(responderName)} photoURL={faceAddress(face)} size={72} />
          </span>
        }
        title={t('newest.score', { name, score, total })}
        text={
          <>
            {t(`newest.${scoreLevel(percentage)}`)}
            <br />
            <UserText>{quiz.title}</UserText> · <TimeAgo at={createdAt} />
          </>
        }
        action={
          <Button variant="contained" aria-haspopup="dialog" onClick={() => response.open(id)}>
            {t('newest.answers')}
          </Button>
        }
      />
    );
  }
  const { quiz } = news;
  return quiz ? (
    <Lines
      title={t('newest.waitingTitle')}
      text={t('newest.waitingText')}
      action={
        <Button variant="contained" aria-haspopup="dialog" onClick={() => share(quizSubject(quiz, true))}>
          {t('newest.share')}
        </Button>
      }
    />
  ) : (
    <Lines
      title={t('newest.beginTitle')}
      text={t('newest.beginText')}
      action={
        <Button variant="contained" to={href.createQuiz()}>
          {t('create')}
        </Button>
      }
    />
  );
}
