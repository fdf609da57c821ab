import { QUIZ_PASSWORD_MAX } from '@domain/limits.ts';
import { excessOf } from '@domain/typed-text.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../ui/fold.tsx';
import { Stack } from '../../ui/layout.tsx';
import { VisibilityFields } from './visibility-fields.tsx';

/** The settings that are right for most, folded; open while one of them keeps the quiz from being saved. */
export function WhoCanPlay(props: ComponentProps<typeof VisibilityFields>) {
  const { t } = useTranslation('quiz-editor');
  const { isPublic, password } = props.draft;
  const state = t(isPublic ? 'whoPublic' : 'whoPrivate');
  const isTooLong = !isPublic && excessOf(password, QUIZ_PASSWORD_MAX) > 0;
  return (
    <Fold
      title={
        <>
          {t('who')}
          <span style={{ fontWeight: 400 }}> · {state}</span>
        </>
      }
      mustOpen={isTooLong || props.passwordError !== undefined}
    >
      <Stack gap={1.5} style={{ marginTop: 8 }}>
        <VisibilityFields {...props} />
      </Stack>
    </Fold>
  );
}
