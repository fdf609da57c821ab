import { publicPath } from '@domain/profiles/links.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { GoLiveError, NameField } from '../../guest/name-field.tsx';
import { useGoLive } from '../../guest/use-go-live.ts';
import { useConnection } from '../../stores/connection.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import type { NewQuizState } from '../../ui/just-created.ts';
import { Row } from '../../ui/layout.tsx';
import { leaveSaved, settleSaved, useDrafts } from './draft-storage.ts';
import { keepDue, toSaveInput } from './due-drafts.ts';
import { publishAddress } from './use-place.ts';

interface Props {
  work: DraftWork;
  onClose: () => void;
}

/** A guest's Save: publishes without an account what may be, and leads to one and back. */
export function AccountNeeded({ work, onClose }: Props) {
  const { t } = useTranslation('quiz-editor');
  const isOnline = useConnection((state) => state.isOnline);
  const isKept = useDrafts((state) => state.isKept);
  const { type, isPublic, category } = work.draft;
  const from = publishAddress(type);
  if (isPublic && category === 'normal') return <Publish work={work} from={from} onClose={onClose} />;
  const texts = isOnline ? (isKept ? 'account' : 'account.notKept') : 'account.offline';
  return (
    <AskDialog title={t(`${texts}.title`)} text={t(`${texts}.text`)} onClose={onClose}>
      {isOnline && (
        <>
          <Button variant="contained" size="large" component={Link} to={href.signIn({ mode: 'sign-up', from })}>
            {t('account.signUp')}
          </Button>
          <Button variant="outlined" size="large" component={Link} to={href.signIn({ mode: 'sign-in', from })}>
            {t('account.signIn')}
          </Button>
        </>
      )}
      <Button variant={isOnline ? 'text' : 'contained'} size="large" onClick={onClose}>
        {t('account.later')}
      </Button>
    </AskDialog>
  );
}

function Publish({ work, from, onClose }: Props & { from: string }) {
  const { t } = useTranslation(['quiz-editor', 'mine']);
  const navigate = useNavigate();
  const { type } = work.draft;
  const saved = useRef(false);
  // only when the page is left, or an empty editor would flash
  useEffect(
    () => () => {
      if (saved.current) leaveSaved(type, work);
    },
    [type, work],
  );
  const live = useGoLive({
    input: async () => toSaveInput(work, null),
    onLive: (newQuiz) => {
      saved.current = true;
      settleSaved(type, work);
      const state: NewQuizState = { newQuiz };
      void navigate(publicPath.profile(newQuiz.owner.username), { state, replace: true });
    },
    keep: async () => keepDue(type, work, null),
  });
  if (live.state === 'waiting')
    return (
      <AskDialog title={t('account.title')} text={t('mine:live.waiting')} onClose={onClose}>
        <Button variant="contained" size="large" onClick={onClose}>
          {t('account.later')}
        </Button>
      </AskDialog>
    );
  const publish = (event: FormEvent) => {
    event.preventDefault();
    // the editor around it is a form, too
    event.stopPropagation();
    live.publish();
  };
  return (
    <AskDialog title={t('mine:live.title')} text={t('mine:live.hint')} onClose={onClose}>
      <form noValidate style={{ display: 'contents' }} onSubmit={publish}>
        {live.asksName && <NameField name={live.name} failure={live.failure} onName={live.setName} />}
        <GoLiveError failure={live.failure} />
        <Button type="submit" variant="contained" size="large">
          {t(live.state === 'sending' ? 'mine:live.publishing' : 'mine:live.publish')}
        </Button>
      </form>
      <Row style={{ justifyContent: 'center' }}>
        <Button component={Link} to={href.signIn({ mode: 'sign-up', from })}>
          {t('account.signUp')}
        </Button>
        <Button component={Link} to={href.signIn({ mode: 'sign-in', from })}>
          {t('account.signIn')}
        </Button>
      </Row>
      <Button onClick={onClose}>{t('account.later')}</Button>
    </AskDialog>
  );
}
