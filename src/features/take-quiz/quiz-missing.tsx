import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { MessageState } from '../../ui/states.tsx';
import { useOwner } from './use-owner.ts';

/** The quiz doesn't exist (any more), or moderators removed it; links to the creator in the address. */
export function QuizMissing({ username, isRemoved }: { username: string; isRemoved: boolean }) {
  const { t } = useTranslation('take-quiz');
  const why = isRemoved ? 'removed' : 'notFound';
  const owner = useOwner(username);
  return (
    <Column>
      <PageMeta title={t(`${why}.title`)} description={t(`${why}.text`)} isPrivate />
      <MessageState
        symbol={<Icon name="missing" size="1em" />}
        title={t(`${why}.title`)}
        text={t(`${why}.text`)}
        action={
          <>
            <Button variant="contained" to={href.createQuiz()}>
              {t('createOwn')}
            </Button>
            {owner && (
              <Button variant="outlined" to={publicPath.profile(owner.username)}>
                {t('notFound.others', { name: firstName(owner.name) })}
              </Button>
            )}
          </>
        }
      />
    </Column>
  );
}
