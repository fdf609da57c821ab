import type { ContactField } from '@domain/contact/form.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX, EMAIL_MAX, PROFILE_NAME_MAX } from '@domain/limits.ts';
import type { ChangeEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { withCode } from '../../../ui/request-code.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Text } from '../../../ui/text.tsx';
import css from './contact.module.css';
import { ContactType } from './type.tsx';
import type { ContactRequestState } from './use-request.ts';

/** The form itself. */
export function ContactForm({ request }: { request: ContactRequestState }) {
  const { t } = useTranslation(['contact', 'common']);
  const { form, draft, status, problems, failure, isKept, change, send } = request;
  const isSending = status === 'sending';
  const errorOf = (name: ContactField) => {
    const problem = problems[name];
    if (problem === undefined) return undefined;
    if (problem === 'required') return t(`problem.${name}`);
    return name === 'email' && problem === 'invalid' ? t('problem.emailInvalid') : t(`common:field.${problem}`);
  };
  const field = (name: Exclude<ContactField, 'inquiryType'>) => ({
    name,
    required: true,
    readOnly: isSending,
    value: draft.form[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: event.target.value }),
  });
  return (
    <Sticker as="div">
      <form
        ref={form}
        // until hydration the browser must not submit it, above all not into the address
        method="dialog"
        noValidate
        aria-label={t('form.label')}
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap={2.5}>
          <ContactType
            value={draft.form.inquiryType}
            isDisabled={isSending}
            onChange={(inquiryType) => change({ inquiryType })}
          />
          {draft.form.inquiryType === 'safety' && (
            <Text small role="note" style={{ fontWeight: 600 }}>
              {t('safetyHint')}
            </Text>
          )}
          <div className={css['pair']}>
            <Field {...field('name')} label={t('form.name')} autoComplete="name" maxLength={PROFILE_NAME_MAX} />
            <Field
              {...field('email')}
              label={t('form.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={EMAIL_MAX}
            />
          </div>
          <Field
            {...field('subject')}
            label={t('form.subject')}
            placeholder={t('form.subjectPlaceholder')}
            autoComplete="off"
            maxLength={CONTACT_SUBJECT_MAX}
          />
          <Field
            {...field('message')}
            multiline
            rows={7}
            label={t('form.message')}
            placeholder={t('form.messagePlaceholder')}
            maxLength={CONTACT_MESSAGE_MAX}
            counter
          />
          <Text small tone="quiet" role="status">
            {isKept ? t('form.kept') : t('form.notKept')}
          </Text>
          <Stack gap={failure === null ? 0 : 2}>
            <ErrorNote
              text={
                failure &&
                withCode(t(`common:error.${failure.code === 'conflict' ? 'internal' : failure.code}`), failure)
              }
            />
            <Button type="submit" variant="contained" size="large" disabled={isSending} end={<Icon name="send" />}>
              {isSending ? t('form.sending') : t('form.send')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Sticker>
  );
}
