import { BIO_MAX, PROFILE_NAME_MAX } from '@domain/limits.ts';
import { portraitOf } from '@domain/profiles/face.ts';
import { hasPhoto } from '@domain/profiles/photo.ts';
import { portraitAddress } from '@domain/profiles/portrait-address.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFailureText } from '../../../i18n/save-failure.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { FaceChoice } from '../../../ui/face-choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { useEditProfile } from './use-edit-profile.ts';

/** Name, face and bio. */
export function EditForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile-settings', 'common', 'names']);
  const { edit, isChanged, problems, isSaving, failure, second, change, submit, drop } = useEditProfile(profile);
  const name = useRef<HTMLInputElement>(null);
  const { thought } = second;
  const cancel = () => {
    drop();
    name.current?.focus(); // the focused button disappears with its draft
  };
  return (
    <form noValidate aria-label={t('edit.title')} onSubmit={(event) => void submit(event)}>
      <Stack gap={2.5}>
        <Field
          ref={name}
          label={t('edit.name')}
          name="name"
          value={edit.name}
          error={problems.name && t(`names:nameProblem.${problems.name}`, { max: PROFILE_NAME_MAX })}
          help={t('edit.nameHelp')}
          maxLength={PROFILE_NAME_MAX}
          autoComplete="name"
          enterKeyHint="next"
          required
          onChange={(event) => change({ name: event.target.value })}
        />
        {!hasPhoto(profile) && (
          <FaceChoice
            name={edit.name}
            value={portraitOf(profile.name, edit.photoURL)}
            onChange={(portrait) => change({ photoURL: portraitAddress(portrait) })}
          />
        )}
        <Field
          multiline
          label={t('edit.bio')}
          name="bio"
          value={edit.bio}
          error={problems.bio && t(`common:field.${problems.bio}`)}
          placeholder={t('edit.bioPlaceholder')}
          counter
          maxLength={BIO_MAX}
          onChange={(event) => change({ bio: event.target.value })}
        />
        <ErrorNote text={failure && saveFailureText(failure)} />
        {thought ? (
          <thought.Panel thought={thought} onKeep={second.drop} />
        ) : (
          <Row gap={1.5}>
            <Button type="submit" variant="contained" aria-disabled={isSaving}>
              {t(isSaving ? 'edit.saving' : 'edit.save')}
            </Button>
            {isChanged && !isSaving && (
              <Button variant="outlined" onClick={cancel}>
                {t('common:cancel')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </form>
  );
}
