import { USERNAME_MAX } from '@domain/limits.ts';
import { typedUsername } from '@domain/profiles/new-username.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepDraft, useDraft } from '../../../session/account-drafts.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { withCode } from '../../../ui/request-code.tsx';
import { Text } from '../../../ui/text.tsx';
import { type DeleteFailure, isUnclear, useDeleteAccount } from './use-delete-account.ts';

interface Props {
  uid: string;
  username: string;
  /** The person comes back from Google, and finds what they typed. */
  isBack: boolean;
  onCancel: () => void;
}

/** Asks for the username, to prevent accidental deletion. */
export function DeleteForm({ uid, username, isBack, onCancel }: Props) {
  const { t } = useTranslation(['account', 'auth', 'common']);
  const draft = useDraft(uid, 'deletion');
  const [typed, setTyped] = useState(isBack ? (draft ?? '') : '');
  const [isWrong, setIsWrong] = useState(false);
  const { isDeleting, failure, erase, forget } = useDeleteAccount(username);
  const whyNot = (reason: DeleteFailure) => {
    if (reason === 'not-begun') return t('deletion.failed.not-begun');
    if ('auth' in reason) return t(`auth:problem.${reason.auth}`);
    return withCode(isUnclear(reason) ? t('deletion.failed.unclear') : t(`common:error.${reason.code}`), reason);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typedUsername(typed) === username) erase();
    else {
      setIsWrong(true);
      event.currentTarget.querySelector<HTMLElement>('[name="delete-username"]')?.focus();
    }
  };
  return (
    <form noValidate aria-label={t('deletion.open')} onSubmit={submit}>
      <Stack gap={2}>
        <Field
          label={t('deletion.type', { username })}
          name="delete-username"
          value={typed}
          error={isWrong ? t('deletion.wrong') : undefined}
          maxLength={USERNAME_MAX + 1}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          onChange={(event) => {
            setTyped(event.target.value);
            keepDraft(uid, { deletion: event.target.value });
            setIsWrong(false);
            forget();
          }}
        />
        <ErrorNote text={failure && whyNot(failure)} />
        <Text small role="status">
          {isDeleting && t('deletion.busyText')}
        </Text>
        <Row gap={1.5}>
          <Button type="submit" variant="contained" color="error" aria-disabled={isDeleting}>
            {t(isDeleting ? 'deletion.busy' : 'deletion.submit')}
          </Button>
          {!isDeleting && !(failure && isUnclear(failure)) && (
            <Button variant="outlined" onClick={onCancel}>
              {t('deletion.cancel')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
