import { PLAYER_NAME_MAX } from '@domain/limits.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { typedName } from '@domain/typed-text.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { readPlayerName } from '../../lib/player-name.ts';
import { useConnection } from '../../stores/connection.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { useDrafts } from './draft-storage.ts';
import { publishAddress } from './steps.ts';
import { usePublishAsGuest } from './use-publish-as-guest.ts';

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
  const { t } = useTranslation(['quiz-editor', 'mine', 'common']);
  const [known] = useState(readPlayerName);
  const [name, setName] = useState(known ?? '');
  const { state, failure, publish } = usePublishAsGuest(work.draft.type, work);
  const problem = failure?.fields?.['name'];
  if (state === 'waiting')
    return (
      <AskDialog title={t('account.title')} text={t('mine:live.waiting')} onClose={onClose}>
        <Button variant="contained" size="large" onClick={onClose}>
          {t('account.later')}
        </Button>
      </AskDialog>
    );
  return (
    <AskDialog title={t('mine:live.title')} text={t('mine:live.hint')} onClose={onClose}>
      {(known === null || problem !== undefined) && (
        <Field
          label={t('mine:live.name')}
          value={name}
          error={problem && t(`mine:nameProblem.${problem}`)}
          placeholder={t('mine:live.namePlaceholder')}
          autoComplete="nickname"
          maxLength={PLAYER_NAME_MAX}
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <ErrorNote
        text={failure && problem === undefined ? withCode(t(`common:error.${failure.code}`), failure) : null}
      />
      <Button variant="contained" size="large" onClick={() => state === 'open' && publish(typedName(name))}>
        {t(state === 'sending' ? 'mine:live.publishing' : 'mine:live.publish')}
      </Button>
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
